import { expect, test } from 'vitest'
import { draw, redo, startHistory, undo } from './plan-history.ts'
import { addShape, type Drawing } from './plan.ts'

const withText = (drawing: Drawing, text: string): Drawing =>
  addShape(drawing, { kind: 'text', ink: 'lime', at: { x: 5, y: 5 }, text }) ?? []
const one = withText([], 'one')
const two = withText(one, 'two')

test('steps are taken back in turn and done again in turn', () => {
  const drawn = draw(draw(startHistory([]), one), two)
  const back = undo(undo(drawn))
  expect(back.now).toEqual([])
  expect(undo(back)).toEqual(back)
  expect(redo(back).now).toBe(one)
  expect(redo(redo(back))).toEqual(drawn)
  expect(redo(drawn)).toEqual(drawn)
})

test('a new step forgets what was taken back', () => {
  const other = withText(one, 'other')
  const changed = draw(undo(draw(draw(startHistory([]), one), two)), other)
  expect(redo(changed).now).toBe(other)
  expect(undo(changed).now).toBe(one)
})

test('nothing changed is no step', () => {
  const drawn = draw(startHistory([]), one)
  expect(draw(drawn, one)).toBe(drawn)
})

test('a hundred steps are remembered', () => {
  let history = startHistory([])
  for (let step = 0; step < 130; step += 1) history = draw(history, withText([], String(step)))
  for (let step = 0; step < 130; step += 1) history = undo(history)
  expect(history.now).toEqual(withText([], '29'))
})
