import { expect, test } from 'vitest'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { attributesOf, cellsOf, orderBy, renderHtml } from '../../shared/ui/test-render.tsx'
import { FOUR_GAMES, ONE_GAME, teamStat } from '../test-stats.ts'
import { CompareBox } from './CompareBox.tsx'
import { TEAM_SORTS, teamColumns } from './team-columns.tsx'
import type { Compared } from './use-compared.ts'

const comparing = (...teams: readonly string[]): Compared => ({
  teams,
  placeOf: (team) => teams.indexOf(team),
  toggle: () => {},
  clear: () => {},
})

const ROWS = [
  teamStat('Nova', { region: 'NA', gamesPlayed: 4, score: FOUR_GAMES, placement: FOUR_GAMES }),
  teamStat('Alliance', { region: 'EMEA', gamesPlayed: 12, score: ONE_GAME, placement: ONE_GAME }),
  teamStat('Fjord', { gamesPlayed: 8 }),
]
const columns = teamColumns(ROWS, comparing(), false)
const nameOf = ({ teamName }: { teamName: string }) => teamName

test('a row shows the means of a team, with a mark below ten games', () => {
  const [nova] = ROWS
  if (!nova) throw new Error('no row')
  expect(cellsOf(columns, nova)).toMatchObject({
    teamName: 'Nova',
    region: 'NA',
    gamesPlayed: `4 ${sampleMessages.few}`,
    avgScore: '5.00 1.96 to 8.04',
    avgKills: texts.missing,
  })
})

test('twelve games are not few, and a team without a region has a dash', () => {
  const [, alliance, fjord] = ROWS
  if (!alliance || !fjord) throw new Error('no row')
  expect(cellsOf(columns, alliance)['gamesPlayed']).toBe('12')
  expect(cellsOf(columns, fjord)['region']).toBe(texts.missing)
})

test('figures sort the best team first, teams without the figure always last', () => {
  expect(orderBy(columns, ROWS, 'avgScore', nameOf)).toEqual([
    'Alliance Nova Fjord',
    'Nova Alliance Fjord',
  ])
  // A small number is a good placement.
  expect(orderBy(columns, ROWS, 'avgPlacement', nameOf)[0]).toBe('Nova Alliance Fjord')
  expect(orderBy(columns, ROWS, 'gamesPlayed', nameOf)[0]).toBe('Alliance Fjord Nova')
})

test('every column can be sorted from the address', () => {
  expect(columns.map(({ id }) => id).toSorted()).toEqual(TEAM_SORTS.toSorted())
  expect(columns.every(({ sortValue }) => sortValue !== undefined)).toBe(true)
})

test('on phones the region comes last', () => {
  expect(teamColumns(ROWS, comparing(), true).at(-1)?.id).toBe('region')
  expect(columns[1]?.id).toBe('region')
})

test('a compared team is ticked and has its letter', () => {
  const html = renderHtml(<CompareBox team="Nova" compared={comparing('Fjord', 'Nova')} />)
  expect(html).toContain('checked')
  expect(html).toContain('>B<')
})

test('with four teams no fifth can be ticked, but each of the four can be removed', () => {
  const full = comparing('A', 'B', 'C', 'D')
  const box = (team: string) => renderHtml(<CompareBox team={team} compared={full} />)
  expect(attributesOf(box('Nova'), 'aria-disabled')).toEqual(['true'])
  expect(attributesOf(box('C'), 'aria-disabled')).toEqual([])
})
