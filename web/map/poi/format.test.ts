import { expect, test } from 'vitest'
import { avgPoints, pointsRange } from './format.ts'

const figures = (n: number, sum: number, sumOfSquares: number) => ({
  totalGames: 2,
  totalPoints: sum,
  wins: 0,
  winRate: 0,
  avgPoints: n === 0 ? 0 : sum / n,
  points: { n, sum, sumOfSquares },
})

test.each([
  // 6.314 is what a spread known from two games counts for: 6 ± 6.314 x 2.828 / sqrt(2), and points are never below 0.
  ['two scores', figures(2, 12, 80), '6.0', '0.0 to 18.6'],
  ['one score, which is 0', figures(1, 0, 0), '0.0', 'one game'],
  ['no score', figures(0, 0, 0), '–', 'no scores'],
])('games with %s', (_, of, mean, range) => {
  expect([avgPoints(of), pointsRange(of)]).toEqual([mean, range])
})
