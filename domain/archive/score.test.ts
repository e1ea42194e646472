import { expect, test } from 'vitest'
import { correctedPoints, gamePoints } from './score.ts'

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

test.each([
  ['nothing changed, so a score by hand stays', { placement: 2, kills: 6 }, 13],
  ['a kill more', { placement: 2, kills: 7 }, 16],
  ['one place up', { placement: 1, kills: 6 }, 18],
  ['a placement that is not known', { placement: null, kills: 6 }, null],
])('points after a correction: %s', (_, after, want) => {
  expect(correctedPoints({ placement: 2, kills: 6, points: 13 }, after)).toBe(want)
})
