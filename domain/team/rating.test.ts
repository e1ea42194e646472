import { expect, test } from 'vitest'
import { kendall, ratingRecord, RatingReplay } from './judge-ratings.ts'
import { Ratings } from './rating.ts'

const DAY = 86_400_000
/** Teams from 1 on with their points. */
const game = (...points: number[]) => points.map((own, index) => ({ team: index + 1, points: own }))

test('a game moves a team toward its points above the mean of the lobby, as far as its rating is uncertain', () => {
  const ratings = new Ratings()
  ratings.add(0, game(16, 4, 4, 4, 2))
  // The lobby has a mean of 6; the first team is 10 above it. Gain: 20 / (20 + 44) = 0.3125.
  expect(ratings.of(1, 0)).toEqual({ points: 3.125, error: Math.sqrt(20 * 0.6875), games: 1 })
  expect(ratings.of(5, 0)?.points).toBe(-1.25)
  expect(ratings.of(6, 0)).toBeNull()
  // Every day without games adds 0.03 to the variance, up to that of an unknown team.
  expect(ratings.of(1, 10 * DAY)?.error).toBeCloseTo(Math.sqrt(13.75 + 0.3))
  expect(ratings.of(1, 9999 * DAY)?.error).toBeCloseTo(Math.sqrt(20))
})

test('the same points are worth more in a stronger lobby', () => {
  const ratings = new Ratings()
  for (let day = 0; day < 10; day += 1) {
    ratings.add(day * DAY, game(9, 9, 9, 9, 9, 1, 1, 1, 1, 1))
    const strong = [1, 2, 3, 4, 11]
    const weak = [6, 7, 8, 9, 12]
    for (const lobby of [strong, weak])
      ratings.add(
        day * DAY,
        lobby.map((team) => ({ team, points: 5 })),
      )
  }
  const [inStrong, inWeak] = [11, 12].map((team) => ratings.of(team, 10 * DAY)?.points ?? 0)
  expect(inStrong).toBeGreaterThan(1)
  expect(inWeak).toBeLessThan(-1)
})

test('a game with fewer than five known results moves nobody', () => {
  const ratings = new Ratings()
  ratings.add(0, game(16, 4, 4, 4))
  expect(ratings.teams()).toEqual([])
})

test('tau is the share of pairs in the right order less that in the wrong one', () => {
  expect(kendall([3, 2, 1], [30, 20, 10])).toBe(1)
  expect(kendall([1, 2, 3], [30, 20, 10])).toBe(-1)
  // Pairs: right, right, wrong. A pair that tied says nothing, one that was said equal counts as neither.
  expect(kendall([3, 1, 2], [30, 20, 10])).toBeCloseTo(1 / 3)
  expect(kendall([3, 2, 1], [30, 20, 20])).toBe(1)
  expect(kendall([3, 3], [30, 20])).toBe(0)
})

test('each series is judged by what was known before it, and both orders side by side', () => {
  const points = [14, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
  const series = Array.from({ length: 24 }, (_, id) => ({
    id,
    startedAt: id * 7 * DAY,
    games: Array.from({ length: 6 }, () =>
      game(...points).map((row) => ({ ...row, placement: null })),
    ),
  }))
  const replay = new RatingReplay()
  for (const one of series) replay.add(one)
  const { judged, ratings } = replay
  // The first 20 only teach. All play alike every week, so both know the order.
  expect(judged).toEqual(Array.from({ length: 4 }, () => ({ rating: 1, average: 1 })))
  expect(ratings.of(1, 0)?.games).toBe(144)
  expect(ratingRecord(judged)).toEqual({
    series: 4,
    rating: 1,
    average: 1,
    difference: 0,
    low: 0,
    high: 0,
  })
  expect(ratingRecord([])).toBeNull()
})
