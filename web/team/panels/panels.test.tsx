import { afterEach, expect, test } from 'vitest'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { asUser, MIKA } from '../../shared/draft/test-draft.ts'
import { endSession, startSession } from '../../shared/session/session-store.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { BansPanel } from './BansPanel.tsx'
import { CompsPanel } from './CompsPanel.tsx'
import { FormPanel } from './FormPanel.tsx'
import { LandingsPanel } from './LandingsPanel.tsx'
import { LastSeriesPanel } from './LastSeriesPanel.tsx'
import { MapsPanel } from './MapsPanel.tsx'
import { RosterPanel } from './RosterPanel.tsx'

afterEach(() => endSession('failed-login'))

const NOON = Date.UTC(2026, 9, 3, 12) / 1000

const played = (change: Partial<TeamPageData['form'][number]> = {}) => ({
  number: 1,
  map: 'stormpoint',
  playedAt: NOON,
  placement: 4,
  kills: 3,
  points: 8,
  legends: ['Ash', 'Loba', 'Seer'],
  ...change,
})

test('form is drawn oldest first, against the best game, and marks wins', () => {
  const games = [
    played({ number: 3, points: null, placement: null }),
    played({ number: 2, points: 20, placement: 1 }),
    played({ number: 1, points: 5, placement: 9 }),
  ]
  const html = renderHtml(<FormPanel games={games} />)
  expect(Array.from(html.matchAll(/block-size:([\d.]+%)/g), ([, size]) => size)).toEqual([
    '25%',
    '100%',
    '0%',
  ])
  expect(html.match(/data-won/g)).toHaveLength(1)
  expect(attributesOf(html, 'title')).toEqual([
    '3 Oct 2026, Game 1: 5 points, place #9',
    '3 Oct 2026, Game 2: 20 points, place #1',
    '3 Oct 2026, Game 3: – points, place –',
  ])
  expect(renderText(<FormPanel games={[played()]} />)).toContain('last 1 game ')
})

const pool = (games: number, ...legends: [string, number][]) => ({
  games,
  legends: legends.map(([legend, count]) => ({ legend, games: count })),
})

test('the bars of a roster can be compared between players', () => {
  const player = (id: string, legends: ReturnType<typeof pool>) => ({
    id,
    name: id,
    since: null,
    withRoster: legends,
    whole: legends,
  })
  const roster = [
    player('mika', pool(10, ['Ash', 8], ['Loba', 2])),
    player('ines', pool(20, ['Seer', 8])),
    player('newcomer', pool(0)),
  ]
  const html = renderHtml(<RosterPanel roster={roster} />)
  expect(Array.from(html.matchAll(/inline-size:([\d.]+%)/g), ([, size]) => size)).toEqual([
    '100%',
    '25%',
    '50%',
  ])
})

test('a roster shows the four legends each player plays most, with their share', () => {
  const full = pool(8, ['Ash', 4], ['Loba', 2], ['Seer', 1], ['Fuse', 1], ['Crypto', 0])
  const mika = { id: 'p1', name: 'Mika', since: NOON, withRoster: full, whole: full }
  const text = renderText(<RosterPanel roster={[mika]} />)
  expect(text).toContain('Mika 8 games, since 3 Oct 2026 Ash 50% Loba 25% Seer 13% Fuse 13%')
  expect(text).not.toContain('Crypto')
  expect(text).not.toContain(texts.wholeHistory)
})

test('a roster offers games with other teammates only if there are any', () => {
  const few = pool(2, ['Ash', 2])
  const ines = { id: 'p2', name: 'Ines', since: null, withRoster: few, whole: pool(3, ['Ash', 3]) }
  const text = renderText(<RosterPanel roster={[ines]} />)
  expect(text).toContain(texts.wholeHistory)
  expect(text).toContain('Ines 2 games few Ash 100%')
  expect(renderText(<RosterPanel roster={[]} />)).toContain(texts.noRosterText)
})

const comp = (legends: string[], byGame: [number, number][], meanPoints: number | null = 6) => ({
  legends,
  games: byGame.reduce((sum, [games]) => sum + games, 0),
  meanPoints,
  byGame: byGame.map(([games, of], index) => ({ game: index + 1, games, of })),
})

test('a player is not part of the roster since 1970 if the files have no dates', () => {
  const ash = pool(5, ['Ash', 5])
  const player = { id: 'p3', name: 'Noor', since: 0, withRoster: ash, whole: ash }
  expect(renderText(<RosterPanel roster={[player]} />)).toContain('Noor 5 games Ash 100%')
})

const heats = (...comps: TeamPageData['comps']) =>
  Array.from(
    renderHtml(<CompsPanel comps={comps} bans={[]} game={1} />).matchAll(/--heat:([\d.]+)/g),
    ([, heat]) => Number(heat),
  )

test('compositions are shaded by how often they were played, never brightly by few games', () => {
  expect(
    heats(
      comp(
        ['Ash', 'Loba', 'Seer'],
        [
          [2, 2],
          [1, 6],
        ],
      ),
    ),
  ).toEqual([0.4, 0.2])
  expect(
    heats(
      comp(
        ['Ash', 'Loba', 'Seer'],
        [
          [10, 12],
          [5, 12],
        ],
      ),
    ),
  ).toEqual([1, 0.5])
})

test('the next game marks its column, and a late one the last column', () => {
  const cells = Array.from({ length: 7 }, (): [number, number] => [1, 7])
  const marked = (game: number) =>
    renderHtml(
      <CompsPanel comps={[comp(['Ash', 'Loba', 'Seer'], cells)]} bans={[]} game={game} />,
    ).match(/data-next="true" title="([^"]*)"/)?.[1]
  expect(marked(2)).toBe('Game 2: 7 games')
  expect(marked(7)).toBe('Game 7 and later: 7 games')
  expect(marked(9)).toBe('Game 7 and later: 7 games')
})

test('a composition with a banned legend says so, and one without points has none', () => {
  const html = renderHtml(
    <CompsPanel comps={[comp(['Ash', 'Loba', 'Seer'], [[1, 1]], null)]} bans={['loba']} game={1} />,
  )
  expect(attributesOf(html, 'aria-label').join()).toContain('Loba (banned)')
  expect(html).toContain('–')
  const six = Array.from({ length: 8 }, (_, index) => comp([`L${index}`], [[1, 8]]))
  const text = renderText(<CompsPanel comps={six} bans={[]} game={1} />)
  expect(text).toContain(texts.showAll(8))
  expect(text).toContain('L5')
  expect(text).not.toContain('L6')
})

test('bans show the two compositions that were played most then, of all those games', () => {
  const without = [
    {
      legend: 'MadMaggie',
      games: 8,
      forced: 2,
      comps: [
        { legends: ['Ash', 'Loba', 'Seer'], games: 6 },
        { legends: ['Ash', 'Fuse', 'Seer'], games: 1 },
        { legends: ['Crypto', 'Fuse', 'Seer'], games: 1 },
      ],
    },
    { legend: 'Loba', games: 1, forced: 0, comps: [{ legends: ['Ash'], games: 1 }] },
  ]
  const text = renderText(<BansPanel without={without} />)
  expect(text).toContain('cost a pick 2 times')
  expect(text).toContain('75% 6 of 8')
  expect(text).toContain('13% 1 of 8')
  expect(text).not.toContain('Crypto')
  expect(text).toContain('100% 1 of 1 few')
  expect(renderText(<BansPanel without={[]} />)).toContain(texts.noBans)
})

const landing = (map: string, poi: string, games: number, change = {}) => ({
  map,
  poiId: null,
  poi,
  games,
  byHand: 0,
  live: 0,
  drafted: 0,
  ...change,
})

const LANDINGS = [
  landing('stormpoint', 'Barometer', 3, { live: 1, drafted: 1 }),
  landing('worldsedge', 'Skyhook', 6, { byHand: 2 }),
  landing('worldsedge', 'Epicenter', 1),
]

const landings = (first: string | null, rows = LANDINGS) =>
  renderText(<LandingsPanel team="Copper Owls" landings={rows} first={first} />)

test('landings start with the map of the lobby, otherwise with the one with most of them', () => {
  expect(landings('stormpoint')).toContain('Storm Point, 3 landings few')
  expect(landings('stormpoint')).toContain('1 from files, 1 live, 1 drafted')
  expect(landings(null)).toContain("World's Edge, 7 landings")
  expect(landings(null)).toContain('Skyhook 6 Epicenter 1 5 from files, 2 by hand')
  expect(landings('edistrict')).toContain("World's Edge, 7 landings")
})

test('only maps with live landings lead to paths, and only editors add landings', () => {
  expect(landings('stormpoint')).toContain(texts.paths)
  expect(landings('worldsedge')).not.toContain(texts.paths)
  expect(landings(null)).not.toContain(texts.addLandings)
  startSession('token', { ...asUser(MIKA), role: 'editor' })
  expect(landings(null)).toContain(texts.addLandings)
  expect(landings(null, [])).toContain(`${texts.noLandings} ${texts.noLandingsText} Add landings`)
})

test('the means of a map without games are unknown, and few games are marked', () => {
  const maps = [
    { map: 'stormpoint', games: 4, meanPoints: 7.25, meanPlacement: null },
    { map: null, games: 5, meanPoints: null, meanPlacement: 9.96 },
  ]
  expect(renderText(<MapsPanel maps={maps} />)).toContain(
    'Storm Point few 4 7.3 – Other map 5 – 10.0',
  )
})

test('the last series lists its games, with what is unknown as a dash', () => {
  const games = [
    played({ placement: 1, kills: 0, points: 12 }),
    played({ number: 2, map: null, placement: null, kills: null, points: null }),
  ]
  const series = { id: 31, event: 'Spring <Cup>', games }
  const html = renderHtml(<LastSeriesPanel series={series} />)
  const text = renderText(<LastSeriesPanel series={series} />)
  expect(text).toContain('Spring <Cup>')
  expect(text).toMatch(/1 Ash.* #1 0 12 2 Ash.* – – –$/)
  expect(html.match(/data-first/g)).toHaveLength(1)
  expect(attributesOf(html, 'href')[0]).toContain('series=31')
  expect(renderText(<LastSeriesPanel series={null} />)).toContain(texts.noSeries)
})
