import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { strengthOf } from './draw-games.ts'
import { type FinishQuestion, NEED_LIMIT, simulateFinish } from './finish.ts'
import { drawPoints } from './game-model.ts'

const lobby = (
  points: readonly number[],
  change: Partial<FinishQuestion> = {},
): FinishQuestion => ({
  teams: points.map((sum) => ({ mean: 5.7, points: sum, games: 3 })),
  played: 3,
  games: 6,
  current: null,
  matchPoint: null,
  winner: null,
  own: null,
  runs: 20_000,
  seed: 1,
  ...change,
})
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, next) => total + next, 0)

test('the strength of the day is the own mean and a share of what this series shows', () => {
  // 30 points in 3 games are 12 more than 3 x 6; they count as if 12 usual games stood beside them: 6 + 12 / 15.
  expect(strengthOf({ mean: 6, points: 30, games: 3 })).toBeCloseTo(6.8)
  expect(strengthOf({ mean: 6, points: 0, games: 0 })).toBe(6)
})

const meanPoints = (place: number, strength: number) =>
  sum(Array.from({ length: 256 }, (_, i) => drawPoints(place, strength, (i + 0.5) / 256))) / 256

test('points of a game are the place points and as many kills as teams at this place have', () => {
  // The winner: 12 and 0.96 x 11.74 kills. The last: none and 0.96 x 0.11.
  expect(meanPoints(0, 0)).toBeCloseTo(12 + 0.96 * 11.74, 1)
  expect(meanPoints(19, 0)).toBeCloseTo(0.96 * 0.11, 1)
  expect(meanPoints(0, 3)).toBeGreaterThan(meanPoints(0, 0))
})

test('equal teams have equal chances', () => {
  const { first, top5, top10, winNext } = simulateFinish(
    lobby(Array.from({ length: 20 }, () => 17)),
  )
  for (let team = 0; team < 20; team += 1) {
    expect(first[team]).toBeCloseTo(0.05, 1)
    expect(top5[team]).toBeCloseTo(0.25, 1)
    expect(top10[team]).toBeCloseTo(0.5, 1)
    expect(winNext[team]).toBeCloseTo(0.05, 1)
  }
})

test('after the last game the standings are certain', () => {
  const points = Array.from({ length: 20 }, (_, rank) => 60 - rank)
  const { first, top5 } = simulateFinish(lobby(points, { played: 6 }))
  expect(first.slice(0, 2)).toEqual(Float64Array.of(1, 0))
  expect(top5.slice(3, 7)).toEqual(Float64Array.of(1, 1, 0, 0))
})

test('what is needed for the top 5 follows from who is fifth, worked out with one certain opponent', () => {
  // Five teams are far ahead and all others far behind: nothing helps the sixth, and the first needs nothing.
  const points = [900, 800, 800, 800, 800, 10, 0, 0]
  const need = (own: number) => simulateFinish(lobby(points, { played: 5, own })).needed
  expect(need(5)[NEED_LIMIT]).toBe(1)
  expect(need(0)[0]).toBe(1)
})

test('the chance with the points of the next game is the share of runs that need no more', () => {
  const points = Array.from({ length: 20 }, (_, rank) => 50 - 2 * rank)
  const { needed, top5 } = simulateFinish(lobby(points, { played: 5, own: 6 }))
  const chanceWith = (scored: number) => sum(needed.slice(0, scored + 1))
  expect(chanceWith(0)).toBeLessThan(top5[6] ?? 0)
  expect(chanceWith(30)).toBeGreaterThan(top5[6] ?? 1)
})

test('a series by match point ends when a team with enough points wins, and not before its least number of games', () => {
  const rule = { points: 50, minGames: 6 }
  const points = [55, ...Array.from({ length: 19 }, () => 5)]
  const { endsAfter, first, winNext } = simulateFinish(lobby(points, { matchPoint: rule }))
  expect([...endsAfter.keys()].every((games) => games >= 6)).toBe(true)
  expect(sum(endsAfter.values())).toBeCloseTo(1)
  // Only one team can close the series for now, and it rarely takes another ten games.
  expect(first[0]).toBeGreaterThan(0.3)
  const soon = simulateFinish(lobby(points, { matchPoint: { points: 50, minGames: 1 } }))
  expect(soon.endsAfter.get(4)).toBeCloseTo(winNext[0] ?? 0, 1)
})

test('who has won by match point stays first while the other games are played', () => {
  const points = [55, 80, ...Array.from({ length: 18 }, () => 5)]
  const rule = { points: 50, minGames: 6 }
  const { first, endsAfter } = simulateFinish(
    lobby(points, { played: 5, matchPoint: rule, winner: 0 }),
  )
  expect(first[0]).toBe(1)
  expect(endsAfter).toEqual(new Map([[6, 1]]))
})

test('the same question has the same answer', () => {
  const question = lobby([20, 18, 16, 14, 12, 10, 8, 6])
  expect(simulateFinish(question)).toEqual(simulateFinish(question))
})

const someLobby = fc.array(
  fc.record({
    mean: fc.double({ min: 1, max: 14, noNaN: true }),
    points: fc.integer({ min: 0, max: 90 }),
    games: fc.constant(2),
  }),
  { minLength: 11, maxLength: 22 },
)

test('whatever the lobby, chances sum to the places there are', () => {
  fc.assert(
    fc.property(someLobby, fc.integer({ min: 2, max: 6 }), (teams, played) => {
      const finish = simulateFinish({ ...lobby([]), teams, played, runs: 300 })
      expect(sum(finish.first)).toBeCloseTo(1)
      expect(sum(finish.top5)).toBeCloseTo(5)
      expect(sum(finish.top10)).toBeCloseTo(10)
      expect(sum(finish.winNext)).toBeCloseTo(1)
    }),
    { numRuns: 30 },
  )
})

test('more points never make a finish among the first five less likely', () => {
  fc.assert(
    fc.property(someLobby, fc.nat(), (teams, pick) => {
      const own = pick % teams.length
      // With equal strengths only the points differ.
      const even = teams.map((team) => ({ ...team, mean: 6, games: 0 }))
      const better = even.map((team, i) =>
        i === own ? { ...team, points: team.points + 12 } : team,
      )
      const chance = (of: FinishQuestion['teams']) =>
        simulateFinish({ ...lobby([]), teams: of, runs: 3000 }).top5[own] ?? 0
      expect(chance(better)).toBeGreaterThanOrEqual(chance(even))
    }),
    { numRuns: 20 },
  )
})

test('who is out of the game that is being played has its place and kills for certain', () => {
  // 900 points ahead: the last game decides nothing but the points themselves.
  const current = Array.from({ length: 20 }, (_, team) => ({
    placement: team < 2 ? null : team + 1,
    kills: 4,
    alive: team < 2 ? 3 : 0,
  }))
  const teams = Array.from({ length: 20 }, () => 0)
  const { winNext, needed } = simulateFinish(lobby(teams, { played: 5, current, own: 2 }))
  expect((winNext[0] ?? 0) + (winNext[1] ?? 0)).toBeCloseTo(1)
  expect(sum(winNext.slice(2))).toBe(0)
  // The sixth team got 3 + 4 points, so with as many points in all, 7 or 8 are needed to be among five.
  expect(sum(needed.slice(0, 7))).toBe(0)
  expect(sum(needed.slice(7, 9))).toBeCloseTo(1)
})

test('a game that is over leaves nothing to chance, and kills so far count', () => {
  const current = Array.from({ length: 20 }, (_, team) => ({
    placement: 20 - team,
    kills: team === 0 ? 30 : 0,
    alive: 0,
  }))
  const teams = Array.from({ length: 20 }, () => 0)
  const { first, top5 } = simulateFinish(lobby(teams, { played: 5, current }))
  // The last of the game has 30 points for its kills, the winner 12, the second 9.
  expect(first[0]).toBe(1)
  expect([...top5]).toEqual([1, ...Array.from({ length: 15 }, () => 0), 1, 1, 1, 1])
})

test('a game that has just begun is as open as one that has not', () => {
  const points = Array.from({ length: 20 }, (_, rank) => 50 - 2 * rank)
  const current = points.map(() => ({ placement: null, kills: 0, alive: 3 }))
  const [before, now] = [null, current].map((one) =>
    simulateFinish(lobby(points, { played: 4, current: one })),
  )
  for (let team = 0; team < 20; team += 1)
    expect(Math.abs((before?.top5[team] ?? 0) - (now?.top5[team] ?? 1))).toBeLessThan(0.03)
})
