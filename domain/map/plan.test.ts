import { expect, test } from 'vitest'
import {
  addShape,
  cellsBetween,
  type Drawing,
  extendLine,
  MAX_POINTS,
  moveShape,
  nextRadius,
  removeShape,
  resizeRing,
  ringNumber,
  ringsOf,
} from './plan.ts'

const ring = (drawing: Drawing, x: number, y: number, radius = nextRadius(drawing)) =>
  addShape(drawing, { kind: 'ring', centre: { x, y }, radius }) ?? drawing
const centres = (drawing: Drawing) => ringsOf(drawing).map(({ centre }) => centre)

test('a cell is a tenth of the map', () => {
  expect(cellsBetween({ x: 10, y: 10 }, { x: 40, y: 50 })).toBe(5)
})

test('a ring that would stick out of the one before it is pulled inside', () => {
  // Radii 28 and 18 leave the centres 10 apart; 40 to the right becomes 10.
  const two = ring(ring([], 40, 50), 80, 50)
  expect(centres(two)).toEqual([
    { x: 40, y: 50 },
    { x: 50, y: 50 },
  ])
})

test('five rings close, a sixth is refused, and numbers follow the order', () => {
  let drawing: Drawing = []
  for (let count = 0; count < 5; count += 1) drawing = ring(drawing, 50, 50)
  expect(ringsOf(drawing).map(({ radius }) => radius)).toEqual([28, 18, 11, 6, 2.5])
  expect(addShape(drawing, { kind: 'ring', centre: { x: 1, y: 1 }, radius: 5 })).toBeNull()
  const less = removeShape(drawing, 2)
  expect(ringsOf(less).map((each) => ringNumber(less, each))).toEqual([1, 2, 3, 4])
})

test('rings inside a moved ring come along, a moved inner ring stays inside', () => {
  const two = ring(ring([], 40, 40), 45, 40)
  expect(centres(moveShape(two, 1, 20, 5))).toEqual([
    { x: 60, y: 45 },
    { x: 65, y: 45 },
  ])
  expect(centres(moveShape(two, 2, 0, -30)).at(1)?.y).toBeGreaterThan(30)
})

test('a ring never outgrows the one around it, which takes it along when it shrinks', () => {
  const two = ring(ring([], 50, 50), 50, 50)
  expect(ringsOf(resizeRing(two, 2, 40))[1]?.radius).toBe(28)
  expect(ringsOf(resizeRing(two, 1, 0))).toMatchObject([{ radius: 1 }, { radius: 1 }])
})

test('a shape is moved no further than the edge, and keeps its form', () => {
  const drawing = addShape([], {
    kind: 'arrow',
    ink: 'sky',
    from: { x: 10, y: 10 },
    to: { x: 90, y: 20 },
  })
  expect(moveShape(drawing ?? [], 1, 50, -50)).toMatchObject([
    { from: { x: 20, y: 0 }, to: { x: 100, y: 10 } },
  ])
  expect(moveShape(drawing ?? [], 9, 5, 5)).toBe(drawing)
})

test('a hand that hardly moves adds nothing to a line', () => {
  const line = extendLine([{ x: 5, y: 5 }], { x: 5.2, y: 5.2 })
  expect(line).toHaveLength(1)
  expect(extendLine(line, { x: 5.4, y: 5 })).toHaveLength(2)
})

test('a very long line is thinned out and goes on', () => {
  const long = Array.from({ length: MAX_POINTS }, (_, at) => ({ x: at % 100, y: 5 }))
  const longer = extendLine(long, { x: 50, y: 50 })
  expect(longer).toHaveLength(MAX_POINTS / 2 + 1)
  expect(longer.at(-1)).toEqual({ x: 50, y: 50 })
})

test('a map holds 10,000 places of all shapes together', () => {
  const line = {
    kind: 'pen',
    ink: 'lime',
    places: Array.from({ length: MAX_POINTS }, (_, at) => ({ x: at % 100, y: 5 })),
  } as const
  let drawing: Drawing = []
  for (let count = 0; count < 25; count += 1) drawing = addShape(drawing, line) ?? []
  expect(drawing).toHaveLength(25)
  expect(addShape(drawing, { ...line, places: [{ x: 1, y: 1 }] })).toBeNull()
  expect(addShape(removeShape(drawing, 3), line)).toHaveLength(25)
})

test('a map holds 300 shapes', () => {
  let drawing: Drawing = []
  const text = { kind: 'text', ink: 'lime', at: { x: 5, y: 5 }, text: 'x' } as const
  for (let count = 0; count < 300; count += 1) drawing = addShape(drawing, text) ?? []
  expect(drawing).toHaveLength(300)
  expect(addShape(drawing, text)).toBeNull()
})
