import { expect, test } from 'vitest'
import type { CompRecord } from '../catalog/comp.ts'
import { weighComp } from './weight.ts'

/** 15 November 2026, 00:00 UTC. */
const NOW = 1_794_700_800_000
const daysAgo = (days: number) => NOW / 1000 - days * 86_400

const record = (change: Partial<CompRecord> = {}): CompRecord => ({
  comp: ['Ash', 'Crypto', 'Newcastle'],
  games: 1,
  avg_points: 9,
  points: { n: 1, sum: 9, sumOfSquares: 81 },
  game_orders: [],
  banned_with: [],
  is_available: true,
  last_played: daysAgo(0),
  ...change,
})

test.each<[string, Partial<CompRecord>, string[], number]>([
  ['no orders, no bans: 5 x 3', {}, [], 15],
  ['game 1 in game 1: (1000 + 300 + 100 + 5) x 3', { game_orders: [1] }, [], 4215],
  ['game 2 in game 1: (500 + 50 + 5) x 3', { game_orders: [2] }, [], 1665],
  ['game 3 in game 1: (200 + 25 + 5) x 3', { game_orders: [3] }, [], 690],
  ['game 4 in game 1: (10 + 5) x 3', { game_orders: [4] }, [], 45],
  // Mean 1.5 is 0.5 from game 1: 1000 + 300 + 100 + 50 + 5 = 1455, x 3.
  ['games 1 and 2 in game 1', { game_orders: [1, 2] }, [], 4365],
  // Mean 3 from game 3: 1000, without 3 itself; orders 2 and 4: 50 + 10; bans 0; 5; x 3.
  ['games 2 and 4 with two other bans', { game_orders: [2, 4] }, ['Alter', 'Ash'], 3195],
  // (1000 + 300 + 50 + 100 x 1) x 1.5 = 2175, + 5 = 2180, x 3.
  ['game 2 with the same ban', { game_orders: [2], banned_with: ['Alter'] }, ['alter'], 6540],
  // Bans one of two: 1000 + 300 + 25 + 50 + 5 = 1380, x 3.
  ['half of the bans', { game_orders: [3], banned_with: ['Alter'] }, ['Alter', 'Fuse'], 4140],
  [
    'unavailable: (1000 + 300 + 100 - 1000) x 3',
    { game_orders: [1], is_available: false },
    [],
    1200,
  ],
  ['7 days', { last_played: daysAgo(7) }, [], 15],
  ['7 days and a second', { last_played: daysAgo(7) - 1 }, [], 10],
  ['14 days', { last_played: daysAgo(14) }, [], 10],
  ['21 days', { last_played: daysAgo(21) }, [], 3],
  ['22 days', { last_played: daysAgo(22) }, [], 0.75],
  ['tomorrow counts as today', { last_played: daysAgo(-1) }, [], 15],
])('%s', (_, change, bans, want) => {
  expect(weighComp(record(change), bans, NOW).value).toBeCloseTo(want, 9)
})

test('the terms say in order how the weight came about', () => {
  const played = record({ game_orders: [2, 2], banned_with: ['Alter'], last_played: daysAgo(10) })
  const { value, terms } = weighComp(played, ['Alter'], NOW)
  expect(terms).toEqual([
    { kind: 'near', add: 1000, meanOrder: 2, game: 2 },
    { kind: 'same', add: 300, game: 2 },
    { kind: 'orders', add: 100, games: 2 },
    { kind: 'bans', add: 100, matching: 1, bans: 1 },
    { kind: 'allBans', times: 1.5 },
    { kind: 'available', add: 5 },
    { kind: 'recency', times: 2, days: 10 },
  ])
  expect(value).toBe(((1000 + 300 + 100 + 100) * 1.5 + 5) * 2)
})
