import { expect, test } from 'vitest'
import { leaveOneOut, ringMiss, ringRecord } from './ring-record.ts'

/** Ring 3 of Storm Point has a radius of 8,000 / 102,105 = 0.07835. */
const RADIUS = 8000 / 102_105
const game = (x3: number, y3: number, x2 = 0.5) =>
  ({
    rings: [
      { x: x2, y: 0.5 },
      { x: x2, y: 0.5 },
      { x: x3, y: y3 },
    ],
  }) as const

test('a miss is the distance to the real center in radii of ring 3', () => {
  // Without past games the ring goes on in its direction; here it hasn't moved.
  expect(ringMiss('stormpoint', [], game(0.5 + RADIUS, 0.5))).toBeCloseTo(1, 10)
  expect(ringMiss('stormpoint', [], game(0.5, 0.5 - RADIUS / 4))).toBeCloseTo(0.25, 10)
})

test('the median is the middle one or the mean of both, and half a radius is within', () => {
  expect(ringRecord([0.9, 0.1, 0.5])).toMatchObject({ n: 3, median: 0.5 })
  const four = ringRecord([0.9, 0.1, 0.5, 0.3])
  expect(four).toMatchObject({ n: 4, median: 0.4, withinHalf: 75 })
  // Wilson with z = 1.6449 for 3 of 4: (0.75 + 0.3382 -+ 1.6449 x 0.2982) / 1.6764.
  expect(four?.withinHalfInterval.low.toFixed(1)).toBe('35.6')
  expect(four?.withinHalfInterval.high.toFixed(1)).toBe('94.2')
  expect(ringRecord([])).toBeNull()
})

test('each game is forecast from the others, never from itself', () => {
  expect(leaveOneOut('stormpoint', [game(0.5, 0.5)])).toEqual([])
  // Two games that ended in opposite directions: each is forecast from the other one alone. Their rings are the same, so
  // it weighs 1, and a ring that stays where it is weighs 0.1: 1 + 1 / 1.1.
  const games = [game(0.5 + RADIUS, 0.5), game(0.5 - RADIUS, 0.5)]
  for (const miss of leaveOneOut('stormpoint', games)) expect(miss).toBeCloseTo(1.909_090_909, 8)
})
