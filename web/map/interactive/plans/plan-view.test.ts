import { expect, test } from 'vitest'
import { NOT_SHARED } from '#contract/map/co-drawing.ts'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import type { Shape } from '#domain/map/plan.ts'
import { TestClock } from '../../../shared/realtime/test-clock.ts'
import { testSocket } from '../../../shared/realtime/test-socket.ts'
import { followPlan, type PlanView } from './plan-view.ts'

const text = (id: number, words: string): Shape => ({
  id,
  kind: 'text',
  ink: 'white',
  at: { x: 20, y: 20 },
  text: words,
})
const PLAN = { version: 3, name: 'Push', shapes: [text(1, 'start')] }

function watch() {
  const log: string[] = []
  const views: PlanView[] = []
  const clock = new TestClock()
  const socket = testSocket(log)
  const close = followPlan(
    socket,
    (view) => views.push(view),
    () => log.push('ended'),
    clock,
  )
  const hear = socket.fire
  return { socket, hear, log, views, clock, close }
}

test('shapes are put and removed as it happens, and a plan that was saved as a whole replaces all', () => {
  const { hear, views } = watch()
  hear('plan_state', PLAN)
  hear('plan_changes', {
    changes: [
      { version: 4, id: 7, shape: text(7, 'new') },
      { version: 5, id: 1, shape: null },
    ],
  })
  hear('plan_state', { version: 6, name: 'Late push', shapes: [text(9, 'other')] })
  expect(views).toEqual([
    { ...PLAN, isLive: true },
    { name: 'Push', version: 5, shapes: [text(7, 'new')], isLive: true },
    { name: 'Late push', version: 6, shapes: [text(9, 'other')], isLive: true },
  ])
})

test('changes that arrive before the plan are shown with it, and an older plan changes nothing', () => {
  const { hear, views } = watch()
  hear('plan_changes', { changes: [{ version: 4, id: 7, shape: text(7, 'new') }] })
  expect(views).toEqual([])
  hear('plan_state', PLAN)
  hear('plan_state', { version: 2, name: 'Old', shapes: [] })
  const both = { name: 'Push', version: 4, shapes: [text(1, 'start'), text(7, 'new')] }
  expect(views).toEqual([
    { ...both, isLive: true },
    { ...both, isLive: true },
  ])
})

test('a lost connection leaves the plan on the screen, and the next one starts again', async () => {
  const { socket, hear, views, log, clock } = watch()
  hear('plan_state', PLAN)
  socket.active = false
  hear('disconnect', 'io server disconnect')
  expect(views.at(-1)).toEqual({ ...PLAN, isLive: false })
  await clock.advance(5000)
  expect(log).toEqual(['connect'])
  hear('connect')
  // From a backup that was restored, so its version is lower.
  hear('plan_state', { ...PLAN, version: 2, shapes: [] })
  expect(views.at(-1)).toEqual({ name: 'Push', version: 2, shapes: [], isLive: true })
})

test('a message that the page does not understand leads to a new connection', async () => {
  const { hear, views, log, clock } = watch()
  hear('plan_state', { version: 'none' })
  hear('plan_changes', { changes: [{ version: 4, id: 7, shape: { kind: 'blob' } }] })
  await clock.advance(5000)
  expect([views, log]).toEqual([[], ['disconnect', 'disconnect', 'connect']])
})

test('a link that ends says so once, and nothing after it is heard', async () => {
  const { socket, hear, views, log, clock } = watch()
  hear('plan_state', PLAN)
  hear('plan_ended', {})
  socket.active = false
  hear('disconnect', 'io server disconnect')
  hear('plan_state', { ...PLAN, version: 4 })
  await clock.advance(60_000)
  expect(views.slice(1)).toEqual([{ ...PLAN, isLive: false }])
  expect(log).toEqual(['disconnect', 'ended'])
})

test('a link that does not work ends, any other refusal is tried again', async () => {
  const refused = watch()
  refused.socket.active = false
  refused.hear('connect_error', new Error(NOT_SHARED))
  await refused.clock.advance(60_000)
  expect(refused.log).toEqual(['disconnect', 'ended'])
  const full = watch()
  full.socket.active = false
  full.hear('connect_error', new Error(LIVE_REFUSALS.tooManyViewers))
  await full.clock.advance(5000)
  expect(full.log).toEqual(['connect'])
})

test('after the viewer has left, nothing is tried again', async () => {
  const { socket, hear, log, clock, close } = watch()
  socket.active = false
  hear('connect_error', new Error('offline'))
  close()
  await clock.advance(60_000)
  expect(log).toEqual(['disconnect'])
})
