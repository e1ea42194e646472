import { expect, test } from 'vitest'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import type { TeamRow } from '#contract/archive/team-admin.ts'
import { attributesOf, cellsOf, orderBy, renderHtml } from '../../shared/ui/test-render.tsx'
import { nameOfSpelling } from './spelling.ts'
import { teamAdminColumns } from './team-columns.tsx'
import { TeamAdminList } from './TeamAdminList.tsx'

const team = (id: number, name: string, change: Partial<TeamRow> = {}): TeamRow => ({
  id,
  name,
  spellings: [],
  region: null,
  games: 0,
  ...change,
})

const ALLIANCE = team(1, 'Alliance', {
  spellings: ['ALLIANCE', 'Aliance'],
  region: 'EMEA',
  games: 40,
})
const FJORD = team(2, 'fjord', { games: 90 })
const NOVA = team(3, 'Nova', { region: 'NA', games: 7 })
const columns = teamAdminColumns(() => {})

test('a row has the spellings of a team, its region and its games', () => {
  expect(cellsOf(columns, ALLIANCE)).toMatchObject({
    name: 'Alliance',
    spellings: 'ALLIANCE, Aliance',
    region: 'EMEA',
    games: '40',
  })
  expect(cellsOf(columns, FJORD)).toMatchObject({
    spellings: texts.onlyName,
    region: texts.noRegion,
  })
})

const order = (id: string) => orderBy(columns, [NOVA, FJORD, ALLIANCE], id, ({ name }) => name)

test('teams sort by name whatever their case, and by games the most first', () => {
  expect(order('name')[0]).toBe('Alliance fjord Nova')
  expect(order('games')[0]).toBe('fjord Alliance Nova')
  expect(order('region')).toEqual(['Alliance Nova fjord', 'Nova Alliance fjord'])
})

test('the button of a row names its team', () => {
  const html = renderHtml(<>{columns.at(-1)?.cell(NOVA)}</>)
  expect(attributesOf(html, 'aria-label')).toEqual([texts.edit('Nova')])
})

test('a spelling is written as files have it, or folded if no file counts', () => {
  const spelling = { key: 'alliance', games: 2 }
  expect(nameOfSpelling({ ...spelling, spellings: ['Alliance', 'ALLIANCE'] })).toBe(
    'Alliance, ALLIANCE',
  )
  expect(nameOfSpelling({ ...spelling, spellings: [] })).toBe('alliance')
})

const list = (teams: readonly TeamRow[] | null, search = '') =>
  renderHtml(<TeamAdminList onEdit={() => {}} />, {
    search,
    answers: teams ? [[['admin-teams'], { teams }]] : [],
  })

test('the list of teams is loading until the server has answered', () => {
  expect(list(null)).toContain(texts.loadingTeams)
})

test('the search finds teams by any spelling, and says how many of all are shown', () => {
  const teams = [ALLIANCE, FJORD, NOVA]
  expect(list(teams)).toContain(texts.shown(3, 3))
  const found = list(teams, '?team=aliance')
  expect(found).toContain(texts.shown(1, 3))
  expect(found).toContain('Alliance')
  expect(found).not.toContain('Nova')
})

test('a hundred teams are drawn at first', () => {
  const many = Array.from({ length: 130 }, (_, id) => team(id, `Team ${id}`))
  expect(list(many).match(/<tr/g)).toHaveLength(101)
})
