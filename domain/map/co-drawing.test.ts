import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeShape,
  changesBetween,
  type CoDrawing,
  isSameShape,
  MAX_SHAPE_ID,
  newShapeId,
  personColors,
  type ShapeChange,
  shownDrawing,
  type StoredChange,
  takeChanges,
  takeWholePlan,
  UNKNOWN_DRAWING,
} from './co-drawing.ts'
import { type Drawing, MAX_SHAPES, type Shape } from './plan.ts'

const dot = (id: number, x = 10): Shape => ({
  id,
  kind: 'arrow',
  ink: 'lime',
  from: { x, y: 10 },
  to: { x: 30, y: 30 },
})
const ring = (id: number, radius = 10): Shape => ({
  id,
  kind: 'ring',
  centre: { x: 50, y: 50 },
  radius,
})
const long = (id: number): Shape => ({
  id,
  kind: 'pen',
  ink: 'sky',
  places: Array.from({ length: 400 }, () => ({ x: 1, y: 1 })),
})
const put = (version: number, id: number, x = 10): StoredChange => ({
  id,
  shape: dot(id, x),
  version,
})
const remove = (version: number, id: number): StoredChange => ({ id, shape: null, version })
const start = (version: number, ...shapes: Shape[]): CoDrawing =>
  takeWholePlan(UNKNOWN_DRAWING, version, shapes)

test('the last writer of a shape wins, whichever change arrives first', () => {
  const known = start(4, dot(1), dot(2))
  const changes = [put(5, 1, 20), put(6, 1, 40), remove(7, 2)]
  expect(shownDrawing(takeChanges(known, changes), [])).toEqual([dot(1, 40)])
  expect(shownDrawing(takeChanges(known, changes.toReversed()), [])).toEqual([dot(1, 40)])
})

test('a put after a remove brings the shape back, a remove after it takes it away', () => {
  const known = start(4, dot(1))
  expect(shownDrawing(takeChanges(known, [remove(5, 1), put(6, 1, 20)]), [])).toEqual([dot(1, 20)])
  expect(shownDrawing(takeChanges(known, [put(5, 1, 20), remove(6, 1)]), [])).toEqual([])
})

test('a snapshot contains what is older, and changes that overtook it stay', () => {
  const early = takeChanges(start(3, dot(1)), [put(6, 9), remove(4, 1)])
  const known = takeWholePlan(early, 5, [dot(1, 50), dot(2)])
  expect(shownDrawing(known, [])).toEqual([dot(1, 50), dot(2), dot(9)])
  expect(takeWholePlan(known, 4, [])).toBe(known)
})

test('own changes are shown on top until they are stored', () => {
  const known = start(1, dot(1), dot(5))
  const pending: ShapeChange[] = [
    { id: 3, shape: dot(3) },
    { id: 5, shape: null },
  ]
  expect(shownDrawing(known, pending).map(({ id }) => id)).toEqual([1, 3])
})

test('a drawing becomes the changes between before and after, with new ids for new shapes', () => {
  const before: Drawing = [dot(1), dot(2), dot(3)]
  // As addShape numbers it. Shape 2 was removed and shape 3 moved.
  const after: Drawing = [dot(1), dot(3, 60), dot(4)]
  expect(changesBetween(before, after, () => 777)).toEqual([
    { id: 2, shape: null },
    { id: 3, shape: dot(3, 60) },
    { id: 777, shape: dot(777) },
  ])
  expect(changesBetween(before, before, () => 777)).toEqual([])
})

test('a new shape is above all others, by a random step', () => {
  expect(newShapeId([], () => 0)).toBe(1)
  expect(newShapeId([dot(7), dot(4)], () => 0.5)).toBe(7 + 1 + 2 ** 35)
  // No room above: anywhere.
  expect(newShapeId([dot(MAX_SHAPE_ID)], () => 0.25)).toBe(1 + 2 ** 50)
})

test('the limits of a drawing hold for changes: six rings and 301 shapes are refused', () => {
  const five = [1, 2, 3, 4, 5].map((id) => ring(id))
  expect(changeShape(five, { id: 6, shape: ring(6) })).toBeNull()
  expect(changeShape(five, { id: 5, shape: ring(5) })).toHaveLength(5)
  expect(changeShape(five, { id: 5, shape: null })).toHaveLength(4)
  const full = Array.from({ length: MAX_SHAPES }, (_, at) => dot(at + 1))
  expect(changeShape(full, { id: 999, shape: dot(999) })).toBeNull()
  // 25 lines of 400 points are 10,000.
  const lines = Array.from({ length: 25 }, (_, at) => long(at + 1))
  expect(changeShape(lines, { id: 99, shape: dot(99) })).toBeNull()
  expect(changeShape(lines.slice(1), { id: 99, shape: dot(99) })).toHaveLength(25)
})

test('shapes are the same whatever the order of their fields', () => {
  const { id, ...rest } = ring(1)
  expect(isSameShape(ring(1), { ...rest, id })).toBe(true)
  expect(isSameShape(ring(1), ring(1, 11))).toBe(false)
  expect(isSameShape(dot(1), dot(1, 11))).toBe(false)
  expect(isSameShape(null, ring(1))).toBe(false)
})

test('people here have different colors while there are enough', () => {
  // 3 and 11 both want color 3, 4 wants 4.
  expect([...personColors([11, 4, 3])]).toEqual([
    [3, 3],
    [4, 4],
    [11, 5],
  ])
  expect(new Set(personColors([1, 9, 17, 25, 33, 41, 49, 57]).values()).size).toBe(8)
})

/** Few shapes, so people change the same ones. */
const change = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  x: fc.option(fc.integer({ min: 0, max: 100 })),
})

test('any order of delivery, with repeats and a snapshot in between, gives the same drawing', () => {
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 30 }),
      fc.infiniteStream(fc.nat()),
      fc.nat(30),
      (made, random, cut) => {
        const changes = made.map(({ id, x }, at): StoredChange =>
          x === null ? remove(at + 1, id) : put(at + 1, id, x),
        )
        const drawings = changes.reduce<Drawing[]>(
          (all, one) => [...all, changeShape(all.at(-1) ?? [], one) ?? []],
          [[]],
        )
        const expected = drawings.at(-1) ?? []
        const deal = () =>
          [...changes, ...changes.slice(0, 3)]
            .map((one) => ({ one, at: random.next().value }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ one }) => one)
        const plain = deal().reduce((known, one) => takeChanges(known, [one]), UNKNOWN_DRAWING)
        expect(shownDrawing(plain, [])).toEqual(expected)
        // The snapshot of some version arrives anywhere among the changes.
        const version = Math.min(cut, changes.length)
        const mixed = deal()
        const at = random.next().value % mixed.length
        const before = mixed.slice(0, at).reduce((k, one) => takeChanges(k, [one]), UNKNOWN_DRAWING)
        const snapshot = takeWholePlan(before, version, drawings[version] ?? [])
        expect(shownDrawing(takeChanges(snapshot, mixed.slice(at)), [])).toEqual(expected)
      },
    ),
  )
})
