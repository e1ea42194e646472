import { expect, test } from 'vitest'
import { gamePoints } from './score.ts'

test.each([
  [1, 13, 25],
  [2, 6, 15],
  [3, 0, 7],
  [6, 1, 4],
  [15, 0, 1],
  [16, 0, 0],
  [20, 2, 2],
  [22, 1, 1],
])('place %i with %i kills gives %i points', (placement, kills, want) => {
  expect(gamePoints(placement, kills)).toBe(want)
})
