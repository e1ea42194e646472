import { expect, test } from 'vitest'
import { accuracyOf } from './accuracy.ts'

test('accuracy is hits per shot over all games, and its interval comes from how games differ', () => {
  // 30 of 100 and 10 of 100: 40 of 200. Each game is 10 hits off 20 %, so the squares are 200.
  // sqrt(2 / 1 x 200) / 200 = 0.1, times 6.314.
  const aim = {
    n: 2,
    shots: 200,
    hits: 40,
    shotsSquared: 20_000,
    hitsSquared: 1000,
    shotsByHits: 4000,
  }
  expect(accuracyOf(aim)).toEqual({
    n: 2,
    rate: 0.2,
    interval: { low: 0, high: expect.closeTo(0.8314, 4) },
  })
})

test('with four games the interval is narrower', () => {
  // 30, 10, 30 and 10 of 100: sqrt(4 / 3 x 400) / 400 = 0.05774, times 2.353.
  const aim = {
    n: 4,
    shots: 400,
    hits: 80,
    shotsSquared: 40_000,
    hitsSquared: 2000,
    shotsByHits: 8000,
  }
  expect(accuracyOf(aim)?.interval).toEqual({
    low: expect.closeTo(0.0641, 4),
    high: expect.closeTo(0.3359, 4),
  })
})

test('one game has no interval, and no shot no accuracy', () => {
  const one = {
    n: 1,
    shots: 100,
    hits: 30,
    shotsSquared: 10_000,
    hitsSquared: 900,
    shotsByHits: 3000,
  }
  expect(accuracyOf(one)).toEqual({ n: 1, rate: 0.3, interval: null })
  const none = { n: 0, shots: 0, hits: 0, shotsSquared: 0, hitsSquared: 0, shotsByHits: 0 }
  expect(accuracyOf(none)).toBeNull()
})
