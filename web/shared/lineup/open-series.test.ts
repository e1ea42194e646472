import { expect, test } from 'vitest'
import { bansInForce, EMPTY } from './lineup.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { moveOn, openSeries, openTeamList, stepInSeries, withinSeries } from './open-series.ts'

const SERIES = {
  id: 7,
  set: null,
  region: null,
  event: 'Harbor Open, Week 3',
  lastPlayed: 1_763_000_000,
  games: 3,
  teams: ['Alliance', 'Reed'],
  bans: ['Alter', 'MadMaggie', 'Sparrow'],
  nextMap: { map: 'stormpoint' as const, times: 9, of: 10 },
  isDemo: false,
}
const BEFORE = { ...EMPTY, teams: ['Fjord'], ban: ['ash'], game: 5, map: 'brokenmoon' as const }

test('a series opens with its teams, bans, map and next game', () => {
  expect(openSeries(BEFORE, SERIES)).toEqual({
    teams: ['Alliance', 'Reed'],
    ban: ['alter', 'madmaggie', 'sparrow'],
    // Game 4 is the one after three bans, so later bans move it on.
    game: null,
    map: 'stormpoint',
    series: 7,
    known: [],
  })
})

test('the next game follows the games played, even if a game banned nothing new', () => {
  expect(openSeries(BEFORE, { ...SERIES, games: 4 }).game).toBe(5)
})

test('of a series with more teams the best 20 are opened', () => {
  const teams = Array.from({ length: 22 }, (_, n) => `Team ${n}`)
  expect(openSeries(BEFORE, { ...SERIES, teams }).teams).toEqual(teams.slice(0, 20))
})

// Finding R4.
test('the teams alone are a lobby without bans, before its first game', () => {
  expect(openTeamList(SERIES.teams)).toEqual({ ...EMPTY, teams: ['Alliance', 'Reed'] })
})

const played = (number: number, bans: string[]) => ({
  number,
  map: 'stormpoint' as const,
  startedAt: 0,
  id: 1,
  bans,
  banned: null,
})
const detail = (games: SeriesDetail['games'], nextBans: string[]): SeriesDetail => ({
  id: 8,
  event: 'Harbor Open',
  set: null,
  region: null,
  lastPlayed: 0,
  isDemo: false,
  games,
  teams: [{ team: 'Owls', results: [] }],
  nextBans,
  nextMap: { map: 'stormpoint', times: 9, of: 10 },
  matchPoint: null,
  equalPoints: 'kills',
  banTie: 'points',
  eventRules: { equalPoints: null, banTie: null },
})
const AFTER_ONE = detail([played(1, [])], ['Ash'])
// Someone decided otherwise than the rule: Fuse was banned, not Ash.
const AFTER_TWO = detail([played(1, []), played(2, ['Fuse'])], ['Fuse', 'Loba'])

test('a lineup moves on with its series, to the bans that were played', () => {
  const lineup = { ...EMPTY, teams: ['Reed'], ban: ['ash'], series: 7 }
  expect(moveOn(lineup, AFTER_ONE, AFTER_TWO)).toEqual({
    ...EMPTY,
    teams: ['Reed'],
    ban: ['fuse', 'loba'],
    map: 'stormpoint',
    series: 8,
  })
})

test.each([
  ['other bans', { ban: ['loba'] }],
  ['more bans', { ban: ['ash', 'loba'] }],
  ['another game', { ban: ['ash'], game: 5 }],
])('a lineup to which the user has given %s stays as it is', (_, change) => {
  const lineup = { ...EMPTY, series: 7, ...change }
  expect(moveOn(lineup, AFTER_ONE, AFTER_TWO)).toBe(lineup)
})

const ON_MAPS = {
  ...detail([played(1, []), { ...played(2, ['Ash']), map: 'edistrict' }], ['Ash', 'Fuse']),
  nextMap: { map: 'worldsedge' as const, times: 90, of: 100 },
}
const BEFORE_THIRD = { ...EMPTY, ban: ['ash', 'fuse'], series: 8, map: 'worldsedge' as const }

// Finding R4.
test('a step back in a series shows the map of that game and only the bans before it', () => {
  const second = stepInSeries(BEFORE_THIRD, ON_MAPS, 2)
  expect(second).toMatchObject({ game: 2, map: 'edistrict' })
  expect(bansInForce(second)).toEqual(['ash'])
  expect(bansInForce(stepInSeries(second, ON_MAPS, 1))).toEqual([])
})

test('a step to the next game brings back its map and all bans, with those made by hand', () => {
  const first = stepInSeries({ ...BEFORE_THIRD, ban: ['ash', 'fuse', 'loba'] }, ON_MAPS, 1)
  const third = stepInSeries(first, ON_MAPS, 3)
  expect(third).toMatchObject({ game: 3, map: 'worldsedge' })
  expect(bansInForce(stepInSeries(third, ON_MAPS, 4))).toEqual(['ash', 'fuse', 'loba'])
})

test('without a series a game number leaves out no ban', () => {
  expect(bansInForce({ ...EMPTY, ban: ['ash', 'fuse'], game: 1 })).toEqual(['ash', 'fuse'])
})

const sixGames = (matchPoint: SeriesDetail['matchPoint'] = null) => ({
  ...detail(
    [1, 2, 3, 4, 5, 6].map((number) => played(number, [])),
    ['ash'],
  ),
  matchPoint,
})

// Finding R6.
test('a series of six games has no seventh: its lobby is that of the last one', () => {
  const lineup = { ...EMPTY, ban: ['a', 'b', 'c', 'd', 'e', 'f'], series: 8 }
  const shown = withinSeries(lineup, sixGames())
  expect(shown).toMatchObject({ game: 6, map: 'stormpoint' })
  expect(bansInForce(shown)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(withinSeries({ ...lineup, game: 2 }, sixGames())).toEqual({ ...lineup, game: 2 })
})

test('a series that goes on keeps its next game, and so does one until match point', () => {
  const lineup = { ...EMPTY, ban: ['ash'], series: 8, game: 7 }
  expect(withinSeries(lineup, undefined)).toBe(lineup)
  expect(withinSeries(lineup, ON_MAPS)).toBe(lineup)
  expect(withinSeries(lineup, sixGames({ points: 50, minGames: 1 }))).toBe(lineup)
})

test('the next game of a series can have a ban more than games before it', () => {
  const third = { ban: ['ash', 'fuse', 'loba'], game: 3, series: 7 }
  expect(bansInForce(third, 2)).toEqual(['ash', 'fuse', 'loba'])
  expect(bansInForce(third, 3)).toEqual(['ash', 'fuse'])
})
