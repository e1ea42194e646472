import { expect, test } from 'vitest'
import { meanInterval, rateInterval } from './interval.ts'

test.each([
  // By hand for 3 of 14: p = 0.2143, z² = 2.7057; centre 0.2143 + 0.0966 = 0.3109, scale 1.1933,
  // spread 1.6449 x sqrt(0.012026 + 0.003451) = 0.20464.
  [3, 14, 0.0891, 0.432],
  [0, 10, 0, 0.213],
  [10, 10, 0.787, 1],
])('%i wins of %i games lie between %f and %f', (hits, n, low, high) => {
  const interval = rateInterval(hits, n)
  expect(interval?.low).toBeCloseTo(low, 3)
  expect(interval?.high).toBeCloseTo(high, 3)
})

test('the mean of 2, 4, 6 lies within 2.920 x 2 / sqrt(3) of 4', () => {
  const interval = meanInterval(3, 12, 56)
  expect(interval?.low).toBeCloseTo(4 - 3.3717, 3)
  expect(interval?.high).toBeCloseTo(4 + 3.3717, 3)
})

test('with many games the normal takes over: sd 6.6, n 100 gives 1.09', () => {
  const n = 100
  const interval = meanInterval(n, 0, 6.6 ** 2 * (n - 1))
  expect(interval?.high).toBeCloseTo(1.6449 * 0.66, 4)
})

test('no games, and one game for a mean, have no interval', () => {
  expect(rateInterval(0, 0)).toBeNull()
  expect(meanInterval(1, 9, 81)).toBeNull()
  expect(meanInterval(5, 45, Infinity)).toBeNull()
})
