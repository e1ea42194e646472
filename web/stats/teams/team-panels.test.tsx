import { expect, test } from 'vitest'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { TeamStat } from '#contract/stats/stats.ts'
import { attributesOf, renderHtml, renderText, htmlText } from '../../shared/ui/test-render.tsx'
import { parseAsRegions, regionsInWords } from '../filter/region-filter.ts'
import { teamStatsQuery } from '../parts/stats.queries.ts'
import { FOUR_GAMES, ONE_GAME, teamStat } from '../test-stats.ts'
import { ComparePanel } from './ComparePanel.tsx'
import { TeamScatter } from './TeamScatter.tsx'
import { TeamStatsTab } from './TeamStatsTab.tsx'
import type { Compared } from './use-compared.ts'

const comparing = (...teams: readonly string[]): Compared => ({
  teams,
  placeOf: (team) => teams.indexOf(team),
  toggle: () => {},
  clear: () => {},
})

const ALLIANCE = teamStat('Alliance', { score: FOUR_GAMES, placement: FOUR_GAMES })
const FJORD = teamStat('Fjord', { gamesPlayed: 1, score: ONE_GAME, placement: ONE_GAME })
const NOVA = teamStat('Nova', { gamesPlayed: 30 })
const ROWS = [ALLIANCE, FJORD, NOVA]

const DEFAULTS = { from: null, to: null, regions: parseAsRegions.defaultValue, kind: null }

const tab = (rows: readonly TeamStat[] | null, search = '') =>
  renderHtml(<TeamStatsTab />, {
    search,
    answers: rows ? [[teamStatsQuery(DEFAULTS).queryKey, { stats: rows }]] : [],
  })

const compare = (...teams: readonly string[]) =>
  renderText(<ComparePanel compared={comparing(...teams)} rows={ROWS} />)

test('the tab is loading until the server has answered', () => {
  expect(tab(null)).toContain(texts.loadingStats)
  expect(tab(null)).not.toContain('<table')
})

test('the tab shows the teams by name, and how many there are', () => {
  const html = tab(ROWS.toReversed())
  expect(htmlText(html)).toContain(texts.teamCount(3, regionsInWords(DEFAULTS.regions)))
  for (const team of ['Alliance', 'Fjord', 'Nova']) expect(html).toContain(`>${team}<`)
  expect(html.indexOf('>Alliance<')).toBeLessThan(html.indexOf('>Nova<'))
})

test('a minimum of games in the address hides teams and says how many', () => {
  const text = htmlText(tab(ROWS, '?min=4'))
  expect(text).toContain(texts.hidden(texts.teams(1), texts.gamesOf(4)))
  expect(text).not.toContain('Fjord')
})

test('a search without a hit offers a way back', () => {
  const text = htmlText(tab(ROWS, '?q=nobody'))
  expect(text).toContain(texts.noMatch)
  expect(text).toContain(texts.resetFilters)
})

test('the sort of the address is used', () => {
  const html = tab(ROWS, '?sort=-gamesPlayed')
  expect(html.indexOf('>Nova<')).toBeLessThan(html.indexOf('>Alliance<'))
})

test('two teams are compared figure by figure', () => {
  const text = compare('Alliance', 'Fjord')
  expect(text).toContain('5.00 1.96 to 8.04')
  expect(text).toContain(`7.00 ${texts.oneGame}`)
})

test('one team alone asks for another, none says how to choose', () => {
  expect(compare('Alliance')).toContain(texts.compareOneMore)
  expect(compare('Alliance')).not.toContain('1.96')
  expect(compare()).toContain(texts.compareHint)
})

test('a compared team that the filters leave out is named, without figures', () => {
  const text = compare('Alliance', 'Gone')
  expect(text).toContain(`Gone ${texts.notListed}`)
})

test('a figure that no compared team has is left out', () => {
  expect(compare('Alliance', 'Fjord')).not.toContain(texts.survival)
})

test('the plot has a dot for each team with both figures, and names the best', () => {
  const html = renderHtml(<TeamScatter rows={ROWS} compared={comparing()} />)
  expect(html.match(/ r="3.2"/g)).toHaveLength(2)
  expect(attributesOf(html, 'aria-label')).toContain(
    texts.scatterText(2, 'Fjord', '7.00', '7.00', 1),
  )
})

test('without a team to draw the plot says so', () => {
  expect(renderText(<TeamScatter rows={[NOVA]} compared={comparing()} />)).toContain(
    texts.nothingToPlot,
  )
})
