import { expect, test } from 'vitest'
import { fitWeights } from './fit.ts'

/** Two candidates; only the first has the feature. It is played `right` of `of` times. */
const choices = (right: number, of: number) =>
  Array.from({ length: of }, (_, i) => ({
    features: Float32Array.of(1, 0),
    played: i < right ? 0 : 1,
  }))

test('without a prior the weight is the logarithm of the odds', () => {
  const [weight] = fitWeights(choices(75, 100), { prior: Float64Array.of(0), ridge: 0 })
  expect(weight).toBeCloseTo(Math.log(3), 2)
})

test('a strong prior holds the weight, and no example leaves it', () => {
  const prior = Float64Array.of(-1)
  expect(fitWeights(choices(75, 100), { prior, ridge: 1e6 })[0]).toBeCloseTo(-1, 3)
  expect(fitWeights([], { prior, ridge: 5 })[0]).toBe(-1)
})

test('the penalty is the ridge times the variance of the feature', () => {
  // The feature is 1 and 0, so its variance is 1/4 and the penalty 8 * 1/4 / 2 = 1 per squared weight. At the best
  // weight w the slopes are equal: 75 - 100 / (1 + exp(-w)) = 2 w.
  const [weight = 0] = fitWeights(choices(75, 100), { prior: Float64Array.of(0), ridge: 8 })
  expect(75 - 100 / (1 + Math.exp(-weight))).toBeCloseTo(2 * weight, 0)
})

test('a start far away, where a full step overshoots, ends at the same weights', () => {
  const prior = Float64Array.of(0)
  const near = fitWeights(choices(75, 100), { prior, ridge: 1 })
  const far = fitWeights(choices(75, 100), { prior, ridge: 1, start: Float64Array.of(12) })
  expect(far[0]).toBeCloseTo(near[0] ?? 0, 1)
})

test('a feature that never varies keeps its weight', () => {
  const examples = Array.from({ length: 20 }, (_, i) => ({
    features: Float32Array.of(1, 5, 0, 5),
    played: i % 4 === 0 ? 1 : 0,
  }))
  const weights = fitWeights(examples, { prior: Float64Array.of(0, 0.7), ridge: 1 })
  expect(weights[0]).toBeGreaterThan(0)
  expect(weights[1]).toBeCloseTo(0.7)
})
