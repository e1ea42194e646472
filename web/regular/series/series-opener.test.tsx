import { expect, test } from 'vitest'
import { pasteMessages } from '#contract/regular/paste.texts.ts'
import { seriesMessages as texts } from '#contract/series/series.texts.ts'
import type { ListedSeries } from '#contract/series/series.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { readPastedLobby } from './pasted-lobby.ts'
import { PasteNames } from './PasteNames.tsx'
import { RecentSeries } from './RecentSeries.tsx'
import { lobbySeriesQuery, spellingsQuery } from './series.queries.ts'
import { UnknownNames } from './UnknownNames.tsx'

const listed = (id: number, change: Partial<ListedSeries> = {}): ListedSeries => ({
  id,
  event: `Cup ${id}`,
  set: null,
  region: null,
  lastPlayed: Date.UTC(2026, 9, 3, 12) / 1000,
  isDemo: false,
  games: 2,
  teams: ['Owls', 'Foxes'],
  bans: ['mad_maggie', 'fuse'],
  map: 'stormpoint',
  nextMap: { map: 'stormpoint', times: 9, of: 10 },
  ...change,
})

const opener = (current: number | null = null) => (
  <RecentSeries current={current} onChange={() => {}} onClose={() => {}} />
)

const openerText = (series: readonly ListedSeries[] | Error | null, current?: number) =>
  renderText(opener(current), {
    answers:
      series === null
        ? []
        : [[lobbySeriesQuery('').queryKey, series instanceof Error ? series : { series }]],
  })

test('the newest series is chosen, with what opening it puts on screen', () => {
  const text = openerText([listed(1), listed(2, { isDemo: true })])
  expect(text).toContain('Cup 1 3 Oct 2026, 2 teams, 2 games Cup 2')
  expect(text).toContain(texts.demo)
  expect(text).toContain('2 teams Owls, Foxes Mad Maggie G1 Fuse G2 Next: Game 3 on Storm Point')
  expect(text).not.toContain(texts.leave)
})

test('the open series can be left', () => {
  expect(openerText([listed(1)], 1)).toContain(texts.leave)
})

test('of a series with too many teams the first twenty are taken', () => {
  const teams = Array.from({ length: 23 }, (_, index) => `Team ${index + 1}`)
  const text = openerText([listed(1, { teams, bans: [], nextMap: null })])
  expect(text).toContain(texts.firstTeams(20, 23))
  expect(text).not.toContain('Team 21')
  expect(text).toContain(`${texts.noBans} ${texts.next(3, null)} `)
})

test('without series the list says why', () => {
  expect(openerText([])).toContain(texts.none)
  expect(openerText(null)).toContain(texts.loading)
  expect(openerText(new Error('away'))).toContain(texts.failed)
})

const SPELLINGS = new Map([
  ['copper owls', 'Copper Owls'],
  ['owls', 'Copper Owls'],
  ['river foxes', 'River Foxes'],
])

const lobby = (text: string, answers: [string, string | null][] = []) =>
  readPastedLobby(text, SPELLINGS, new Map(answers))

test('a pasted list is read with any spelling, and no team is there twice', () => {
  const { entries, unknown, teams } = lobby('1. owls\n2) RIVER FOXES  12\nCopper Owls')
  expect(entries).toHaveLength(3)
  expect(unknown).toEqual([])
  expect(teams).toEqual(['Copper Owls', 'River Foxes'])
})

test('an unknown name is skipped until a team is used for it', () => {
  const text = 'River Foxs, Unheard Of'
  expect(lobby(text).teams).toEqual([])
  expect(lobby(text).unknown.map(({ suggestion }) => suggestion)).toEqual(['River Foxes', null])
  expect(lobby(text, [['River Foxs', 'River Foxes']]).teams).toEqual(['River Foxes'])
  expect(lobby(text, [['River Foxs', null]]).teams).toEqual([])
})

test('nothing is read until the spellings are known, and twenty teams are the maximum', () => {
  expect(readPastedLobby('owls', undefined, new Map())).toEqual({
    entries: [],
    unknown: [],
    teams: [],
  })
  const many = new Map(Array.from({ length: 25 }, (_, at) => [`team ${at}`, `Team ${at}`]))
  expect(readPastedLobby([...many.keys()].join('\n'), many, new Map()).teams).toHaveLength(20)
})

test('an unknown name has a button that says what it does', () => {
  const { unknown } = lobby('River Foxs, Unheard Of')
  const names = (answers: [string, string | null][]) =>
    renderHtml(<UnknownNames entries={unknown} answers={new Map(answers)} onAnswer={() => {}} />)
  const label = pasteMessages.takeFor('River Foxes', 'River Foxs')
  expect(attributesOf(names([]), 'aria-label')).toContain(label)
  expect(attributesOf(names([]), 'aria-pressed')).toEqual(['false'])
  expect(attributesOf(names([['River Foxs', 'River Foxes']]), 'aria-pressed')).toEqual(['true'])
  expect(names([])).toContain(pasteMessages.noneAlike)
  expect(renderText(<UnknownNames entries={[]} answers={new Map()} onAnswer={() => {}} />)).toBe('')
})

test('an empty list has nothing to use, and failed spellings can be loaded again', () => {
  const paste = <PasteNames onUse={() => {}} />
  const html = renderHtml(paste, { answers: [[spellingsQuery.queryKey, { mapping: {} }]] })
  expect(attributesOf(html, 'aria-disabled')).toEqual(['true'])
  expect(html).toContain(pasteMessages.take(0))
  const failed = renderText(paste, { answers: [[spellingsQuery.queryKey, new Error('away')]] })
  expect(failed).toContain(pasteMessages.failed)
})
