import { expect, test } from 'vitest'
import { DEFAULT_K, explainValue, fitK, shrunkValue, withinVariance } from './value.ts'

test('20 games at 8 points with k 57 and prior 5.71 are worth (160 + 325.47) / 77', () => {
  expect(shrunkValue({ n: 20, sum: 160, sumOfSquares: 0 }, 5.71, 57).value).toBeCloseTo(6.3048, 4)
})

test('the value lies within 1.6449 x sqrt(43 / 77) where games vary by 43', () => {
  const { value, interval } = shrunkValue({ n: 20, sum: 160, sumOfSquares: 0 }, 5.71, 57, 43)
  expect((interval?.high ?? 0) - value).toBeCloseTo(1.2292, 4)
  expect(value - (interval?.low ?? 0)).toBeCloseTo(1.2292, 4)
})

test('points of 2, 4 and of 5, 9 vary by (2 + 8) / 2 within their compositions', () => {
  const comps = [
    { n: 2, sum: 6, sumOfSquares: 20 },
    { n: 2, sum: 14, sumOfSquares: 106 },
    { n: 1, sum: 30, sumOfSquares: 900 },
  ]
  expect(withinVariance(comps)).toBe(5)
  expect(withinVariance([{ n: 1, sum: 30, sumOfSquares: 900 }])).toBeNull()
})

test('no games are worth the mean of all', () => {
  expect(shrunkValue({ n: 0, sum: 0, sumOfSquares: 0 }, 5.71, 57).value).toBeCloseTo(5.71, 10)
})

test('one great game does not outrank a long good record', () => {
  const great = shrunkValue({ n: 1, sum: 25, sumOfSquares: 625 }, 5.71, 57)
  const good = shrunkValue({ n: 200, sum: 1400, sumOfSquares: 0 }, 5.71, 57)
  expect(good.value).toBeGreaterThan(great.value)
})

const group = (mean: number) => ({ n: 10, sum: 10 * mean, sumOfSquares: 10 * (mean ** 2 + 4) })

test('k is the spread within over the spread between', () => {
  // 30 pairs of compositions of 10 games each: means 4 and 6, within each half the games 2 above, half 2 below.
  const comps = Array.from({ length: 60 }, (_, place) => group(place % 2 === 0 ? 4 : 6))
  // Within: 60 x 40 / 540 = 4.4444. Between: 10 x 60 x 1 / 59 = 10.1695; group size (600 - 10) / 59 = 10.
  expect(fitK(comps)).toBeCloseTo(4.4444 / ((10.1695 - 4.4444) / 10), 2)
})

test('an archive too small, or without any spread, falls back to the fitted scrims', () => {
  expect(fitK([{ n: 5, sum: 30, sumOfSquares: 200 }])).toBe(DEFAULT_K)
  const same = Array.from({ length: 40 }, () => ({ n: 10, sum: 50, sumOfSquares: 700 }))
  expect(fitK(same)).toBe(DEFAULT_K)
})

test('a value and its games are enough to say how it came about', () => {
  // 20 games at 8.0, prior 5.71, k 57: (160 + 325.47) / 77 = 6.3048.
  const model = { k: 57, within: 43 }
  const whole = shrunkValue({ n: 20, sum: 160, sumOfSquares: 0 }, 5.71, 57, 43)
  const explained = explainValue(whole.value, 20, 5.71, model)
  expect(explained.mean).toBeCloseTo(8, 9)
  expect(explained.interval?.low).toBeCloseTo(whole.interval?.low ?? 0, 9)
  expect(explainValue(5.71, 0, 5.71, model).mean).toBe(5.71)
})
