import { expect, test } from 'vitest'
import { fieldMean, rankTeams, type RankSums, usualLeast } from './ranking.ts'

/** A team that alternates between these points. */
const sums = (id: number, games: number, one: number, other: number): RankSums => ({
  id,
  games,
  scored: games,
  points: (games / 2) * (one + other),
  pointsSquared: (games / 2) * (one ** 2 + other ** 2),
})

// Field: (40 x 8 + 8 x 11 + 48 x 5) / 96 = 648 / 96 = 6.75.
const TEAMS = [sums(1, 40, 6, 10), sums(2, 8, 10, 12), sums(3, 48, 4, 6)]

test('the field scores what all games together do', () => {
  expect(fieldMean(TEAMS)).toBe(6.75)
  expect(fieldMean([])).toBe(0)
})

test('few games count less: the higher mean of 8 games is closer to the field', () => {
  const [first, second, third] = rankTeams(TEAMS, 5)
  // (88 + 12 x 6.75) / 20 = 169 / 20.
  expect(first).toMatchObject({ id: 2, games: 8 })
  expect(first?.points).toBeCloseTo(8.45, 10)
  // (320 + 81) / 52.
  expect(second?.points).toBeCloseTo(401 / 52, 10)
  expect(third?.points).toBeCloseTo(321 / 60, 10)
})

test('an interval is moved toward the field like its mean', () => {
  // Own mean 8, spread sqrt(40 x 4 / 39), 1.645 errors beyond 31 games.
  const reach = (1.645 * Math.sqrt(160 / 39)) / Math.sqrt(40)
  const team = rankTeams(TEAMS, 20).find(({ id }) => id === 1)
  expect(team?.low).toBeCloseTo((40 * (8 - reach) + 81) / 52, 2)
  expect(team?.high).toBeCloseTo((40 * (8 + reach) + 81) / 52, 2)
})

test('teams with fewer games are not ranked', () => {
  expect(rankTeams(TEAMS, 20).map(({ id }) => id)).toEqual([1, 3])
})

const lobby = (games: number) => Array.from({ length: 20 }, (_, id) => sums(id, games, 4, 6))

test('few games are enough until a whole lobby has more', () => {
  expect(usualLeast(lobby(20))).toBe(20)
  expect(usualLeast([...lobby(12), ...TEAMS])).toBe(10)
  expect(usualLeast(TEAMS)).toBe(5)
})
