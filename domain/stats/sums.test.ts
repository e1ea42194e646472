import { expect, test } from 'vitest'
import { meanOf, sumsOf } from './sums.ts'

test('a mean is over the games that have the figure', () => {
  const sums = sumsOf([2, null, 4, 6])
  expect(sums).toEqual({ n: 3, sum: 12, sumOfSquares: 56 })
  // 4 ± 2.920 x 2 / sqrt(3)
  expect(meanOf(sums)).toEqual({
    n: 3,
    mean: 4,
    deviation: 2,
    interval: { low: expect.closeTo(0.628, 3), high: expect.closeTo(7.372, 3) },
  })
})

test('an interval stays within what the figure can be', () => {
  expect(meanOf(sumsOf([1, 1, 20]))?.interval?.low).toBe(0)
  // 7.3 ± 2.920 x 10.97 / sqrt(3)
  expect(meanOf(sumsOf([1, 1, 20]), { least: 1, most: 20 })?.interval).toEqual({ low: 1, high: 20 })
})

test('one game has a mean and no interval, none has neither', () => {
  expect(meanOf(sumsOf([9]))).toEqual({ n: 1, mean: 9, deviation: null, interval: null })
  expect(meanOf(sumsOf([null]))).toBeNull()
})
