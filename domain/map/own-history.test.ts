import { expect, test } from 'vitest'
import { changeShape, type ShapeChange } from './co-drawing.ts'
import { EMPTY_HISTORY, type OwnHistory, recordOwn, redoOwn, undoOwn } from './own-history.ts'
import type { Drawing, Shape } from './plan.ts'

const text = (id: number, words: string): Shape => ({
  id,
  kind: 'text',
  ink: 'white',
  at: { x: 20, y: 20 },
  text: words,
})

const change = (drawing: Drawing, ...changes: readonly ShapeChange[]): Drawing =>
  changes.reduce<Drawing>((now, one) => changeShape(now, one) ?? now, drawing)

/** Makes a change and remembers it. */
function make(history: OwnHistory, drawing: Drawing, ...changes: readonly ShapeChange[]) {
  return { history: recordOwn(history, drawing, changes), drawing: change(drawing, ...changes) }
}

test('undoing an add removes the own shape and leaves those of others', () => {
  const own = make(EMPTY_HISTORY, [], { id: 1, shape: text(1, 'push') })
  const drawing = change(own.drawing, { id: 2, shape: text(2, 'theirs') })
  const undone = undoOwn(own.history, drawing)
  expect(undone?.changes).toEqual([{ id: 1, shape: null }])
  expect(change(drawing, ...(undone?.changes ?? []))).toEqual([text(2, 'theirs')])
})

test('undoing a change restores the former shape, redo makes it again', () => {
  const start = [text(1, 'old')]
  const own = make(EMPTY_HISTORY, start, { id: 1, shape: text(1, 'new') })
  const undone = undoOwn(own.history, own.drawing)
  expect(undone).toMatchObject({ changes: [{ id: 1, shape: text(1, 'old') }], skipped: 0 })
  const redone = undone && redoOwn(undone.history, start)
  expect(redone).toMatchObject({ changes: [{ id: 1, shape: text(1, 'new') }], skipped: 0 })
  expect(redone?.history.past).toHaveLength(1)
})

test('undoing a removal brings the shape back', () => {
  const own = make(EMPTY_HISTORY, [text(1, 'old')], { id: 1, shape: null })
  expect(undoOwn(own.history, own.drawing)?.changes).toEqual([{ id: 1, shape: text(1, 'old') }])
})

test('a shape that someone else changed since is skipped, the rest of the step is undone', () => {
  const start = [text(1, 'a'), text(2, 'b')]
  const own = make(EMPTY_HISTORY, start, { id: 1, shape: null }, { id: 2, shape: null })
  const drawing = change(own.drawing, { id: 2, shape: text(2, 'saved by someone') })
  const undone = undoOwn(own.history, drawing)
  expect(undone).toMatchObject({ changes: [{ id: 1, shape: text(1, 'a') }], skipped: 1 })
  // What was skipped can't be redone.
  expect(undone?.history.future).toEqual([[{ id: 1, before: text(1, 'a'), after: null }]])
})

test('a step of which nothing is left is skipped as a whole', () => {
  const own = make(EMPTY_HISTORY, [], { id: 1, shape: text(1, 'mine') })
  const undone = undoOwn(own.history, change(own.drawing, { id: 1, shape: text(1, 'edited') }))
  expect(undone).toEqual({ history: EMPTY_HISTORY, changes: [], skipped: 1 })
})

test('a new step clears what could be redone, and nothing is undone without steps', () => {
  const first = make(EMPTY_HISTORY, [], { id: 1, shape: text(1, 'a') })
  const undone = undoOwn(first.history, first.drawing)
  if (!undone) throw new Error('nothing was undone')
  const second = recordOwn(undone.history, [], [{ id: 2, shape: text(2, 'b') }])
  expect(second.future).toEqual([])
  expect([undoOwn(EMPTY_HISTORY, []), redoOwn(second, [])]).toEqual([null, null])
})

test('100 steps are remembered', () => {
  let history = EMPTY_HISTORY
  for (let id = 1; id <= 101; id += 1) history = recordOwn(history, [], [{ id, shape: null }])
  expect([history.past.length, history.past[0]?.[0]?.id]).toEqual([100, 2])
})
