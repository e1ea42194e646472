import { expect, test } from 'vitest'
import type { ShapeOperation } from '#contract/map/co-drawing.ts'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import { addShape, type Drawing, moveShape, type Shape } from '#domain/map/plan.ts'
import { ApiError } from '../../../shared/api/api.ts'
import { settlePromises, TestClock } from '../../../shared/realtime/test-clock.ts'
import { testSocket } from '../../../shared/realtime/test-socket.ts'
import { type ChangeResult, createDrawingSession } from './drawing-session.ts'
import type { SeenPlan } from './stored-changes.ts'

const text = (id: number, words: string): Shape => ({
  id,
  kind: 'text',
  ink: 'white',
  at: { x: 20, y: 20 },
  text: words,
})
const GONE = new ApiError(404, 'gone', 'Gone')
const { id: _, ...NEW } = text(0, 'new')

/** A socket whose events the test makes up. */
function fakeSocket() {
  const log: string[] = []
  const sent: unknown[] = []
  const emit = (_event: string, payload: unknown) => void sent.push(payload)
  const socket = { ...testSocket(log), connected: true, active: false, emit }
  const connects = () => log.filter((line) => line === 'connect').length
  return { socket, sent, connects, says: socket.fire }
}

/** A page in a plan at version 1, with a server that the test decides for. */
function openPage(shapes: Drawing = [], unsent: ShapeOperation[] = []) {
  const clock = new TestClock()
  const socket = fakeSocket()
  const requests: (readonly ShapeOperation[])[] = []
  let stored = [...unsent]
  let seen: SeenPlan | null = null
  let refusal: Error | null = new Error('offline')
  let version = 1
  const full: number[] = []
  let operations = 0
  const session = createDrawingSession(
    {
      openSocket: () => socket.socket,
      send: async (sent): Promise<readonly ChangeResult[]> => {
        requests.push(sent)
        if (refusal) throw refusal
        return sent.map(({ operationId }) => ({ operationId, version: (version += 1) }))
      },
      refusalOf: ({ code }) => (code === 'gone' ? 'ended' : null),
      stored: {
        load: () => stored,
        save: (plan, pending) => {
          stored = [...pending]
          if (stored.length > 0) seen = plan
        },
      },
      clock,
      newOperationId: () => `op ${(operations += 1)}`,
      random: () => 0,
      onFull: (count) => full.push(count),
      onInvalid: () => {},
    },
    { name: 'Push', map: 'stormpoint', version: 1, shapes },
  )
  const close = session.open()
  return {
    session,
    clock,
    close,
    ...socket,
    requests,
    full,
    stored: () => stored,
    seen: () => seen,
    state: session.store.get,
    shown: () => session.store.get().shown,
    add: (shape = NEW) => {
      const now = session.store.get().shown
      session.draw(now, addShape(now, shape) ?? now)
    },
    answers: (next: Error | null) => {
      refusal = next
    },
  }
}

test('a shape is shown at once, sent, and no longer pending when it is stored', async () => {
  const page = openPage([text(3, 'start')])
  page.answers(null)
  page.add()
  expect(page.shown()).toEqual([text(3, 'start'), text(4, 'new')])
  expect(page.stored()).toEqual([{ operationId: 'op 1', id: 4, shape: text(4, 'new') }])
  await settlePromises()
  expect([page.state().pending, page.stored()]).toEqual([[], []])
  expect(page.shown()).toHaveLength(2)
})

test('what is drawn offline stays, is stored in the browser, and sent again under its id', async () => {
  const page = openPage()
  page.add()
  page.add()
  await settlePromises()
  page.says('disconnect', 'transport close')
  expect(page.state().connection).toBe('lost')
  expect(page.shown()).toHaveLength(2)
  expect(page.stored()).toHaveLength(2)
  // Meanwhile someone else has drawn; the snapshot of the new connection has it.
  page.answers(null)
  page.says('connect')
  page.says('plan_state', { version: 9, name: 'Push', shapes: [text(70, 'theirs')] })
  await settlePromises()
  expect(page.requests.map((sent) => sent.map(({ operationId }) => operationId))).toEqual([
    ['op 1'],
    ['op 1', 'op 2'],
  ])
  expect(page.stored()).toEqual([])
})

test('changes that were not sent before a reload are shown and sent', async () => {
  const unsent = [{ operationId: 'old', id: 7, shape: text(7, 'kept') }]
  const page = openPage([], unsent)
  expect(page.shown()).toEqual([text(7, 'kept')])
  await settlePromises()
  expect(page.requests).toEqual([unsent])
  page.answers(null)
  await page.clock.advance(500)
  expect(page.stored()).toEqual([])
})

test('after leaving the plan nothing is sent again until it is opened', async () => {
  const page = openPage()
  page.add()
  // The request fails only after that. The next user of this page must not send the change as theirs.
  page.close()
  await settlePromises()
  await page.clock.advance(60_000)
  expect(page.requests).toHaveLength(1)
  page.answers(null)
  page.session.open()
  await settlePromises()
  expect([page.requests.length, page.stored()]).toEqual([2, []])
})

test('undo removes the own shape and leaves those of others; redo draws it again', async () => {
  const page = openPage()
  page.answers(null)
  page.add()
  await settlePromises()
  page.says('plan_changes', { changes: [{ version: 8, id: 50, shape: text(50, 'theirs') }] })
  expect(page.session.undo()).toBe(0)
  expect(page.shown()).toEqual([text(50, 'theirs')])
  expect(page.session.undo()).toBe(0)
  expect(page.shown()).toEqual([text(50, 'theirs')])
  page.session.redo()
  expect(page.shown().map(({ id }) => id)).toEqual([1, 50])
})

test('undo skips a shape that someone else has changed since', async () => {
  const page = openPage()
  page.answers(null)
  page.add()
  await settlePromises()
  page.says('plan_changes', { changes: [{ version: 8, id: 1, shape: text(1, 'theirs') }] })
  expect(page.session.undo()).toBe(1)
  expect(page.shown()).toEqual([text(1, 'theirs')])
})

test('a shape that arrives while another is moved stays', () => {
  const page = openPage([text(3, 'start')])
  const before = page.shown()
  page.says('plan_changes', { changes: [{ version: 2, id: 9, shape: text(9, 'theirs') }] })
  page.session.draw(before, moveShape(before, 3, 10, 0))
  expect(page.shown()).toEqual([{ ...text(3, 'start'), at: { x: 30, y: 20 } }, text(9, 'theirs')])
})

test('a plan that ends turns read-only and keeps what was not sent', async () => {
  const page = openPage()
  page.answers(GONE)
  page.add()
  await settlePromises()
  expect(page.state()).toMatchObject({ end: 'ended', pending: [{ operationId: 'op 1' }] })
  page.says('connect')
  await settlePromises()
  expect(page.requests).toHaveLength(1)
  const other = openPage()
  other.says('plan_ended', {})
  other.says('disconnect', 'io server disconnect')
  await other.clock.advance(60_000)
  expect([other.state().end, other.connects()]).toEqual(['ended', 0])
})

test('unsent changes are stored with the plan as the page knows it, what was saved meanwhile included', async () => {
  const page = openPage([text(3, 'start')])
  page.says('plan_changes', { changes: [{ version: 2, id: 9, shape: text(9, 'theirs') }] })
  page.add()
  const shapes = [text(3, 'start'), text(9, 'theirs')]
  expect(page.seen()).toEqual({ name: 'Push', map: 'stormpoint', shapes })
  const other = openPage(shapes)
  other.answers(null)
  other.add()
  // Drawn while the first one is sent.
  other.add()
  await settlePromises()
  expect([other.requests.length, other.seen()?.shapes]).toEqual([2, [...shapes, text(10, 'new')]])
})

test('a plan that its owner deletes says so, whichever answer comes first', async () => {
  const page = openPage()
  page.answers(GONE)
  page.add()
  await settlePromises()
  expect(page.state().end).toBe('ended')
  page.says('plan_ended', { reason: 'deleted' })
  expect(page.state()).toMatchObject({ end: 'deleted', pending: [{ operationId: 'op 1' }] })

  const other = openPage()
  other.answers(GONE)
  other.add()
  other.says('plan_ended', { reason: 'deleted' })
  await settlePromises()
  expect([other.requests.length, other.state().end]).toEqual([1, 'deleted'])
})

test('a new name is shown, and what was not sent stays', () => {
  const page = openPage([text(3, 'start')])
  page.add()
  page.says('plan_state', { version: 2, name: 'Late push', shapes: [text(3, 'start')] })
  expect(page.state()).toMatchObject({ name: 'Late push', pending: [{ operationId: 'op 1' }] })
  expect(page.shown()).toHaveLength(2)
})

test('a refused connection says why, any other is tried again', async () => {
  const page = openPage()
  page.says('connect_error', new Error(LIVE_REFUSALS.databaseAway))
  await page.clock.advance(5000)
  expect(page.connects()).toBe(1)
  page.says('connect_error', new Error(LIVE_REFUSALS.tooManyDrawers))
  expect(page.state().end).toBe('full')
})

test('the own pointer is sent ten times a second, those of others disappear after five seconds', async () => {
  const page = openPage()
  for (let x = 1; x <= 5; x += 1) page.session.pointers.move({ x, y: 0 })
  expect(page.sent).toEqual([{ x: 1, y: 0 }])
  await page.clock.advance(100)
  expect(page.sent).toEqual([
    { x: 1, y: 0 },
    { x: 5, y: 0 },
  ])
  page.says('plan_cursors', { cursors: [{ id: 4, x: 10, y: 20 }] })
  await page.clock.advance(3000)
  page.says('plan_cursors', { cursors: [{ id: 5, x: 30, y: 30 }] })
  const ids = () => page.session.pointers.store.get().map(({ id }) => id)
  await page.clock.advance(2000)
  expect(ids()).toEqual([5])
  await page.clock.advance(3000)
  expect(ids()).toEqual([])
})

test('more than 50 changes are sent in several requests, one after the other', async () => {
  const shapes = Array.from({ length: 60 }, (_unused, at) => text(at + 1, 'x'))
  const page = openPage(shapes)
  page.answers(null)
  page.session.draw(page.shown(), [])
  await settlePromises()
  expect(page.requests.map((sent) => sent.length)).toEqual([50, 10])
  expect(page.shown()).toEqual([])
  page.session.undo()
  expect(page.shown()).toHaveLength(60)
})
