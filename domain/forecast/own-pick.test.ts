import { expect, test } from 'vitest'
import { bansWithPick, staysLegal } from './own-pick.ts'

/** Two teams play legends 0, 1 and 2 for sure. */
const SURE = {
  others: [Float64Array.of(1, 1, 1, 0, 0), Float64Array.of(1, 1, 1, 0, 0)],
  known: [[], []],
}

test('our pick decides between equally picked legends', () => {
  // With legend 0 it has three picks, 1 and 2 have two.
  expect(bansWithPick({ ...SURE, temperature: 1 }, [0, 3, 4])).toEqual([
    expect.closeTo(1),
    expect.closeTo(0),
    expect.closeTo(0),
    0,
    0,
  ])
})

test('without any of them, a tie is shared', () => {
  const bans = bansWithPick({ ...SURE, temperature: 1 }, [3, 4])
  expect(bans[0]).toBeCloseTo(1 / 3)
  expect(bans[1]).toBeCloseTo(1 / 3)
})

test('a composition stays legal unless one of its legends is banned', () => {
  expect(staysLegal([0.5, 0.2, 0.3, 0], [0, 3])).toBeCloseTo(0.5)
  expect(staysLegal([0.5, 0.2, 0.3, 0], [3])).toBe(1)
})
