import { expect, test } from 'vitest'
import { addShape, type Drawing, type NewShape } from '#domain/map/plan.ts'
import { shapeLabel, shapeName, shapePath } from './shape-path.ts'

const draw = (...shapes: readonly NewShape[]): Drawing =>
  shapes.reduce<Drawing>((drawing, shape) => addShape(drawing, shape) ?? drawing, [])
const span = { ink: 'lime', from: { x: 10, y: 10 }, to: { x: 40, y: 50 } } as const

test('a ruler says how many cells lie between its ends', () => {
  const drawing = draw({ kind: 'ruler', ...span })
  expect(drawing.map((shape) => shapeName(shape, drawing))).toEqual(['Ruler B2 to E6, 5.0 cells'])
  expect(drawing.map((shape) => shapeLabel(shape, drawing))).toEqual([
    { at: { x: 25, y: 30 }, text: '5.0 cells' },
  ])
})

test('rings carry their number, also the one that is being drawn', () => {
  const ring: NewShape = { kind: 'ring', centre: { x: 50, y: 50 }, radius: 20 }
  const drawing = draw(ring)
  expect(shapeLabel(ring, drawing)).toEqual({ at: { x: 50, y: 30 }, text: '2' })
  expect(drawing.map((shape) => shapeName(shape, drawing))).toEqual([
    'Ring 1 at F6, radius 2.0 cells',
  ])
})

test('an arrow has a head at its end', () => {
  const level: NewShape = { kind: 'arrow', ink: 'sky', from: { x: 0, y: 50 }, to: { x: 50, y: 50 } }
  // 2.2 long, 0.45 radians to each side: 2.2 cos 0.45 = 1.98, 2.2 sin 0.45 = 0.96.
  expect(shapePath(level)).toBe('M0.00 50.00L50.00 50.00M48.02 49.04L50.00 50.00L48.02 50.96')
})

test('what a hand draws bends, an area is closed, words have no outline', () => {
  const places = [span.from, span.to, { x: 20, y: 60 }]
  expect(shapePath({ kind: 'area', ink: 'lime', places })).toBe(
    'M10.00 10.00Q40.00 50.00 30.00 55.00L20.00 60.00Z',
  )
  expect(shapePath({ kind: 'text', ink: 'lime', at: span.from, text: 'x' })).toBe('')
})
