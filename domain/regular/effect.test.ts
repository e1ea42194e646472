import { expect, test } from 'vitest'
import { compEffectOf } from './effect.ts'

// A team scores 10, 4 and 7 points with one composition. The mean of all games is 6.
// Means then: (0 + 72) / 12 = 6, (10 + 72) / 13 = 6.3077, (14 + 72) / 14 = 6.1429.
const SUMS = {
  n: 3,
  points: 21,
  ownPoints: 10 / 13 + 14 / 14,
  priorShare: 12 / 12 + 12 / 13 + 12 / 14,
}

test('a composition is compared with what its teams had on average until then', () => {
  // 4 - 2.3077 + 0.8571 = 2.5495, over 233 and over 3.
  expect(compEffectOf(SUMS, { prior: 6, within: null })).toEqual({
    effect: expect.closeTo(2.5495 / 233, 6),
    n: 3,
    raw: expect.closeTo(2.5495 / 3, 4),
    interval: null,
  })
})

test('the interval gets narrower with games and is wide for few', () => {
  // 1.6449 x sqrt(44 / 233) = 0.7148.
  const few = compEffectOf(SUMS, { prior: 6, within: 44 })
  expect(few?.interval?.high).toBeCloseTo(2.5495 / 233 + 0.7148, 3)
  // 770 games, each half a point above: 385 / 1000; 1.6449 x sqrt(44 / 1000) = 0.345.
  const many = { n: 770, points: 4_235, ownPoints: 3_850, priorShare: 0 }
  expect(compEffectOf(many, { prior: 6, within: 44 })).toMatchObject({
    effect: expect.closeTo(0.385, 6),
    raw: expect.closeTo(0.5, 6),
    interval: { low: expect.closeTo(0.04, 3), high: expect.closeTo(0.73, 3) },
  })
})

test('a composition without scored games has no effect', () => {
  const none = { n: 0, points: 0, ownPoints: 0, priorShare: 0 }
  expect(compEffectOf(none, { prior: 6, within: 44 })).toBeNull()
})
