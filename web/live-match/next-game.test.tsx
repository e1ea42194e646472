import { expect, test } from 'vitest'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { testView, viewedTeam } from '#domain/live-match/view/test-view.ts'
import { forecastQuery } from '../shared/forecast/forecast.queries.ts'
import { teamForecast, testForecast } from '../shared/forecast/test-forecast.ts'
import { renderText } from '../shared/ui/test-render.tsx'
import { mapsUntil, nextLobby, possibleBans } from './next-lobby.ts'
import { NextGameForecast } from './NextGameForecast.tsx'

const GAME = { startedAt: 0, id: 1, bans: [], banned: null }
const SERIES = {
  id: 7,
  event: 'Cup',
  set: null,
  region: null,
  lastPlayed: 0,
  isDemo: false,
  teams: [],
  nextBans: [],
  nextMap: null,
  matchPoint: null,
  equalPoints: 'kills' as const,
  banTie: 'points' as const,
  eventRules: { equalPoints: null, banTie: null },
}

test('the next lobby has the bans with the coming one, and this game as the last one', () => {
  expect(nextLobby(testView({ teams: [viewedTeam(2)] }), 'Ash', 'edistrict')).toEqual({
    teams: ['Team 2'],
    bans: ['alter', 'ash'],
    game: 5,
    map: 'edistrict',
    series: 7,
    known: [],
    running: {
      map: 'stormpoint',
      bans: ['alter'],
      picks: [{ team: 'Team 2', legends: ['ash', 'wattson', 'crypto'] }],
    },
  })
})

test('the maps of the series so far lead to the next one', () => {
  const games = [1, 2, 3].map((number) => ({ ...GAME, number, map: 'worldsedge' }))
  const series = { ...SERIES, id: 7, games }
  expect(mapsUntil(testView(), series)).toEqual([
    'worldsedge',
    'worldsedge',
    'worldsedge',
    'stormpoint',
  ])
  expect(mapsUntil(testView(), { ...series, id: 8 })).toEqual([null, null, null, 'stormpoint'])
  expect(mapsUntil(testView(), undefined)).toEqual([null, null, null, 'stormpoint'])
})

test('while points can still decide, each tied legend can be the ban', () => {
  expect(possibleBans(testView())).toEqual(['Ash', 'Wattson', 'Crypto'])
  expect(possibleBans(testView({ phase: 'over' }))).toEqual(['Ash'])
})

test('there is no next game while picks are open, after a stopped game or the last one', () => {
  const open = viewedTeam(4, {
    players: [{ name: 'Kai', legend: null, kills: 0, state: 'alive' }],
  })
  expect(possibleBans(testView({ teams: [viewedTeam(2), open] }))).toEqual([])
  expect(possibleBans(testView({ phase: 'lobby' }))).toEqual([])
  expect(possibleBans(testView({ phase: 'stopped' }))).toEqual([])
  expect(possibleBans(testView({ game: 6 }))).toEqual([])
  const rule = { points: 50, minGames: 1 }
  expect(possibleBans(testView({ game: 6, matchPoint: rule }))).toHaveLength(3)
})

const panel = (view: LiveView) =>
  renderText(<NextGameForecast view={view} />, {
    answers: [
      [
        forecastQuery(nextLobby(view, 'Ash', null)).queryKey,
        testForecast({ teams: [teamForecast('Team 2')] }),
      ],
    ],
  })

test('as soon as all legends are known, the page says what each team plays next', () => {
  const text = panel(testView())
  expect(text).toContain(texts.nextForecast(5))
  expect(text).toMatch(/Team 2.*63%/)
  expect(panel(testView({ phase: 'lobby' }))).toBe('')
})
