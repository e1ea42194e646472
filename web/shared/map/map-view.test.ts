import { expect, test } from 'vitest'
import {
  confine,
  fit,
  pan,
  pinch,
  positionAt,
  pointOf,
  reframe,
  reveal,
  zoomAt,
} from './map-view.ts'

const WIDE = { width: 1000, height: 800 }

test('a fitted map lies in the middle of its frame', () => {
  expect(fit(WIDE)).toEqual({ zoom: 1, x: 100, y: 0 })
  expect(pointOf(fit(WIDE), WIDE, { x: 25, y: 50 })).toEqual({ x: 300, y: 400 })
  expect(positionAt(fit(WIDE), WIDE, { x: 300, y: 400 })).toEqual({ x: 25, y: 50 })
})

test('a press beside the map is a place at its edge', () => {
  expect(positionAt(fit(WIDE), WIDE, { x: 10, y: 900 })).toEqual({ x: 0, y: 100 })
})

test('what lies under the pointer stays there when the map grows', () => {
  const point = { x: 300, y: 300 }
  const grown = zoomAt(fit(WIDE), WIDE, 2, point)
  expect(grown).toEqual({ zoom: 2, x: -100, y: -300 })
  expect(positionAt(grown, WIDE, point)).toEqual(positionAt(fit(WIDE), WIDE, point))
})

test('what lies between two fingers stays there when they part and move on', () => {
  const seen = { zoom: 2, x: -300, y: -400 }
  const left = { x: 400, y: 300 }
  const right = { x: 600, y: 300 }
  const further = { x: 800, y: 500 }
  const parted = pinch(seen, WIDE, right, further, left)
  expect(parted.zoom).toBeCloseTo((2 * Math.hypot(400, 200)) / 200)
  expect(positionAt(parted, WIDE, { x: 600, y: 400 })).toEqual(
    positionAt(seen, WIDE, { x: 500, y: 300 }),
  )
  // Two fingers side by side by the same way only carry the map along.
  const carried = pinch(
    pinch(seen, WIDE, right, { x: 640, y: 300 }, left),
    WIDE,
    left,
    { x: 440, y: 300 },
    { x: 640, y: 300 },
  )
  expect(carried.zoom).toBeCloseTo(2)
  expect([carried.x, carried.y].map(Math.round)).toEqual([-260, -400])
})

test('two fingers on one point do not blow the map up', () => {
  const point = { x: 300, y: 300 }
  expect(pinch(fit(WIDE), WIDE, point, { x: 301, y: 300 }, point).zoom).toBe(1)
})

test('the map grows to six times at most and never becomes smaller than fitted', () => {
  expect(zoomAt(fit(WIDE), WIDE, 50, { x: 500, y: 400 }).zoom).toBe(6)
  expect(zoomAt(fit(WIDE), WIDE, 0.1, { x: 0, y: 0 })).toEqual(fit(WIDE))
})

test('a map cannot be dragged out of its frame', () => {
  const grown = { zoom: 2, x: -300, y: -400 }
  expect(pan(grown, WIDE, 5000, 5000)).toEqual({ zoom: 2, x: 0, y: 0 })
  expect(pan(grown, WIDE, -5000, -5000)).toEqual({ zoom: 2, x: -600, y: -800 })
  expect(pan(fit(WIDE), WIDE, 70, 70)).toEqual(fit(WIDE))
})

test('what is in the middle stays there when the frame changes', () => {
  const seen = { zoom: 4, x: -1100, y: -1200 }
  const small = { width: 400, height: 400 }
  expect(positionAt(seen, WIDE, { x: 500, y: 400 })).toEqual({ x: 50, y: 50 })
  expect(positionAt(reframe(seen, WIDE, small), small, { x: 200, y: 200 })).toEqual({
    x: 50,
    y: 50,
  })
  expect(reframe(seen, { width: 0, height: 0 }, WIDE)).toEqual(fit(WIDE))
})

test('a place outside the frame is brought in, one inside moves nothing', () => {
  const grown = confine({ zoom: 4, x: 0, y: 0 }, WIDE)
  const shown = reveal(grown, WIDE, { x: 50, y: 10 }, 60)
  expect(pointOf(shown, WIDE, { x: 50, y: 10 })).toEqual({ x: 940, y: 320 })
  expect(reveal(grown, WIDE, { x: 10, y: 10 }, 60)).toEqual(grown)
})
