import { expect, test } from 'vitest'
import { EMPTY } from './lineup.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { moveOn, openSeries, openTeamList } from './open-series.ts'

const SERIES = {
  id: 7,
  set: null,
  region: null,
  event: 'Harbor Open, Week 3',
  lastPlayed: 1_763_000_000,
  games: 3,
  teams: ['Alliance', 'Reed'],
  bans: ['Alter', 'MadMaggie', 'Sparrow'],
  map: 'stormpoint' as const,
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

test('the teams alone leave bans, game and map as they are', () => {
  expect(openTeamList({ ...BEFORE, series: 3 }, SERIES.teams)).toEqual({
    ...BEFORE,
    teams: ['Alliance', 'Reed'],
    series: null,
  })
})

const played = (number: number, bans: string[]) => ({
  number,
  map: 'stormpoint' as const,
  startedAt: 0,
  replay: null,
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
  matchPoint: null,
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
