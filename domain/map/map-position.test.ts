import { expect, test } from 'vitest'
import { gridCell, mapPositionOf } from './map-position.ts'

test.each([
  [12.34, 56.78, { x: 12.3, y: 56.8 }],
  [-3, 104, { x: 0, y: 100 }],
  [Number.NaN, Number.POSITIVE_INFINITY, { x: 50, y: 50 }],
])('%d and %d are the place %j', (x, y, place) => {
  expect(mapPositionOf(x, y)).toEqual(place)
})

test.each([
  [{ x: 0, y: 0 }, 'A1'],
  [{ x: 45, y: 44 }, 'E5'],
  [{ x: 100, y: 100 }, 'J10'],
  [{ x: 89.9, y: 90 }, 'I10'],
])('%j lies in cell %s', (place, cell) => {
  expect(gridCell(place)).toBe(cell)
})
