import { expect, test } from 'vitest'
import { liveRingNumber } from './live-ring.ts'

test.each([
  ['worldsedge', [26_500, 13_000, 8_000, 4_000, 2_000, 1]],
  ['stormpoint', [30_500, 15_000, 8_000, 4_000, 2_000, 1]],
  ['brokenmoon', [28_500, 13_000, 8_000, 4_000, 2_000, 0]],
  [null, [26_000, 12_500, 8_200, 4_100, 1_900, 3]],
] as const)('rings of %s are numbered by the radius they close to', (map, radii) => {
  expect(radii.map((radius) => liveRingNumber(map, radius))).toEqual([1, 2, 3, 4, 5, 6])
})
