import { expect, test } from 'vitest'
import { EMPTY } from './lineup.ts'
import { openSeries, openTeamList } from './open-series.ts'

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
