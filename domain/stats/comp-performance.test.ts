import { expect, test } from 'vitest'
import { type CompMatch, compPerformance, type MatchFilter, rateOf } from './comp-performance.ts'

const DAY = 86_400
const NOON = 1_772_366_400

const match = (day: number, placement: number, change: Partial<CompMatch> = {}): CompMatch => ({
  placement,
  survivalTime: 2700,
  points: 10,
  kills: 4,
  damage: 1500,
  map: 'stormpoint',
  game: 1,
  played_at: NOON + day * DAY,
  bans: 0,
  kind: 'official',
  ...change,
})

const record = (comp: readonly string[], matches: readonly CompMatch[]) => ({
  comp,
  games: matches.length,
  avg_points: 0,
  points: { n: 0, sum: 0, sumOfSquares: 0 },
  game_orders: [],
  banned_with: [],
  is_available: true,
  last_played: 0,
  matches,
})

const ALL: MatchFilter = { since: null, before: null, kind: null, map: null }
const trio = ['Newcastle', 'Ash', 'Crypto']
const played = record(trio, [
  match(0, 1, { points: 18 }),
  match(1, 4, { points: 6, map: 'worldsedge', survivalTime: null }),
  match(2, 1, { points: null, survivalTime: 3300 }),
])

test('means are over the matches that have the figure, the win rate over all', () => {
  const [row] = compPerformance([played], ALL)
  expect(row).toMatchObject({
    key: 'ash|crypto|newcastle',
    games: 3,
    points: { n: 2, sum: 24, sumOfSquares: 360 },
    wins: { hits: 2, n: 3, rate: 2 / 3 },
    placement: { n: 3, sum: 6 },
    survival: { n: 2, sum: 6000 },
  })
  expect(row?.matches.map(({ placement, points }) => [placement, points])).toEqual([
    [1, null],
    [4, 6],
    [1, 18],
  ])
})

test.each([
  [{ since: NOON + DAY }, 2],
  [{ before: NOON + 2 * DAY }, 2],
  [{ since: NOON + DAY, before: NOON + DAY + 1 }, 1],
  [{ map: 'worldsedge' as const }, 1],
  [{ map: 'worldsedge' as const, since: NOON + 2 * DAY }, 0],
])('%j leaves %i matches', (filter, games) => {
  const rows = compPerformance([played], { ...ALL, ...filter })
  expect(rows.map((row) => row.games)).toEqual(games === 0 ? [] : [games])
})

test('what is no trio is not looked at', () => {
  expect(compPerformance([record(['Ash', 'Ash', 'Loba'], [match(1, 1)])], ALL)).toEqual([])
})

test('a rate has its interval, also where it was counted twice', () => {
  expect(rateOf(3, 14).interval?.high).toBeCloseTo(0.432, 3)
  expect(rateOf(11, 10)).toMatchObject({ rate: 1.1, interval: { high: 1 } })
})

test('games of one kind are counted on request', () => {
  const both = record(trio, [match(0, 1), match(1, 2, { kind: 'scrim' })])
  const gamesOf = (kind: MatchFilter['kind']) =>
    compPerformance([both], { ...ALL, kind }).map(({ games }) => games)
  expect(gamesOf(null)).toEqual([2])
  expect(gamesOf('scrim')).toEqual([1])
  expect(gamesOf('other')).toEqual([])
})
