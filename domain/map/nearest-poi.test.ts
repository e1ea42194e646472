import { expect, test } from 'vitest'
import { nearestPoi } from './nearest-poi.ts'

test('a press on the map means the POI with the nearest marker', () => {
  const pois = [
    { id: 3, place: { x: 50, y: 50 } },
    { id: 4, place: { x: 53, y: 50 } },
  ]
  expect(nearestPoi(pois, { x: 51, y: 52 })?.id).toBe(3)
  expect(nearestPoi(pois, { x: 52, y: 50 })?.id).toBe(4)
  expect(nearestPoi([], { x: 0, y: 0 })).toBeNull()
})
