import { expect, test } from 'vitest'
import { mostPickedChances, pickLifts, spread } from './next-ban.ts'

const lobby = (...teams: number[][]) => teams.map((row) => Float64Array.from(row))

test('two teams and two legends: every outcome counted by hand, ties shared', () => {
  // First team: 0.9 and 0.5; second: 0.2 and 0.5. The first legend has 0, 1, 2 picks with 0.08, 0.74, 0.18; the second
  // with 0.25, 0.5, 0.25. It wins alone with 0.74 * 0.25 + 0.18 * 0.75 = 0.32 and ties with
  // 0.08 * 0.25 + 0.74 * 0.5 + 0.18 * 0.25 = 0.435, of which it gets half.
  const [first = 0, second = 0] = mostPickedChances(lobby([0.9, 0.5], [0.2, 0.5]))
  expect(first).toBeCloseTo(0.32 + 0.435 / 2)
  expect(second).toBeCloseTo(1 - first)
})

test('one more pick raises the odds of a legend', () => {
  // The lobby of the test above. With one pick more the first legend has 1, 2, 3 picks, and wins alone with
  // 0.08 * 0.25 + 0.74 * 0.75 + 0.18 = 0.755. It ties with 0.08 * 0.5 + 0.74 * 0.25 = 0.225.
  const [lift = 0] = pickLifts(lobby([0.9, 0.5], [0.2, 0.5]))
  expect(lift).toBeCloseTo(0.8675 / 0.1325 / (0.5375 / 0.4625))
})

test('known picks make the ban certain, and a tie is shared evenly', () => {
  expect(mostPickedChances(lobby([1, 0, 1], [1, 1, 0]))).toEqual([
    expect.closeTo(1),
    expect.closeTo(0),
    expect.closeTo(0),
  ])
  expect(mostPickedChances(lobby([1, 0, 0], [0, 1, 0]))).toEqual([
    expect.closeTo(0.5),
    expect.closeTo(0.5),
    expect.closeTo(0),
  ])
})

test('a temperature above 1 evens chances out, and 1 leaves them', () => {
  expect(spread([0.8, 0.2], 1)).toEqual([expect.closeTo(0.8), expect.closeTo(0.2)])
  // The square roots are 0.8944 and 0.4472: two to one.
  expect(spread([0.8, 0.2], 2)).toEqual([expect.closeTo(2 / 3), expect.closeTo(1 / 3)])
})
