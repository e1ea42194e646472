import { expect, test } from 'vitest'
import { cardSide } from './card-side.ts'

test.each([
  [{ x: 34.9, y: 50 }, 'right-level'],
  [{ x: 35, y: 30 }, 'right-level'],
  [{ x: 65, y: 70 }, 'right-level'],
  [{ x: 65.1, y: 50 }, 'left-level'],
  [{ x: 20, y: 29.9 }, 'right-below'],
  [{ x: 80, y: 70.1 }, 'left-above'],
])('at %j the card opens %s', (place, side) => {
  expect(cardSide(place, true)).toBe(side)
})

test.each([
  [{ x: 50, y: 20 }, 'middle-below'],
  [{ x: 50, y: 49 }, 'middle-below'],
  [{ x: 50, y: 51 }, 'middle-above'],
  [{ x: 50, y: 90 }, 'middle-above'],
  [{ x: 30, y: 50 }, 'right-level'],
])('without room beside the marker, at %j it opens %s', (place, side) => {
  expect(cardSide(place, false)).toBe(side)
})
