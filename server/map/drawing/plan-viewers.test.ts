import { startOwnClock } from '../../testing/own-clock.ts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { DRAWING_NAMESPACE, NOT_SHARED, PLAN_VIEW_NAMESPACE } from '#contract/map/co-drawing.ts'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { drawTogether, GUEST, putShape, removeById, testRing, testText } from './test-co-drawing.ts'

const { app, as, db, url: databaseUrl } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const second = await buildTestApp({ db, databaseUrl, userBurst: 1_000_000 }, afterAll)
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const [mika, ines] = [await as('user', 'mika'), await as('user', 'ines')]
const { send, setTogether, savePlan, openPlan, change } = drawTogether(app)

function connect(address: string, auth: object): Socket {
  const socket = io(address, { auth, forceNew: true, reconnection: false })
  onTestFinished(async () => void socket.disconnect())
  return socket
}
const view = (linkId: string, server = here) => connect(server + PLAN_VIEW_NAMESPACE, { linkId })

const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))

const refusal = async (socket: Socket) => {
  const error = await heard(socket, 'connect_error')
  return error instanceof Error ? error.message : ''
}

async function share(id: number, shared = true): Promise<string> {
  const payload = { shared }
  const { headers } = mika
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/plans/${id}/share`,
    headers,
    payload,
  })
  return answer.json().share_id
}

/** A plan that is drawn together and shared. */
async function openShared(shapes: Drawing = []) {
  const { id, drawId } = await openPlan(mika, shapes)
  return { id, drawId, shareId: await share(id) }
}

/** Everything a viewer is sent, from the first plan on. */
async function everything(socket: Socket): Promise<unknown[]> {
  const events: unknown[] = []
  socket.onAny((...event: unknown[]) => events.push(event))
  await heard(socket, 'plan_state')
  return events
}

test('a viewer without an account sees shapes put and removed as it happens, also on the other server', async () => {
  const { drawId, shareId } = await openShared([testText(1, 'start')])
  const [local, remote] = await Promise.all([
    everything(view(shareId)),
    everything(view(shareId, there)),
  ])
  await change(drawId, ines, [putShape(testText(2, 'push')), removeById(1)])
  const expected = [
    ['plan_state', { version: 1, name: 'Push', shapes: [testText(1, 'start')] }],
    [
      'plan_changes',
      {
        changes: [
          { version: 2, id: 2, shape: testText(2, 'push') },
          { version: 3, id: 1, shape: null },
        ],
      },
    ],
  ]
  await expect.poll(() => local).toEqual(expected)
  await expect.poll(() => remote).toEqual(expected)
})

test('a plan that only its owner draws in is sent as a whole when it is saved or renamed', async () => {
  const id = await savePlan(mika, [testText(1, 'start')])
  const events = await everything(view(await share(id), there))
  await send('PUT', `/api/plans/${id}`, mika, { version: 1, shapes: [testRing(1)] })
  await expect
    .poll(() => events.at(-1))
    .toEqual(['plan_state', { version: 2, name: 'Push', shapes: [testRing(1)] }])
  await send('PUT', `/api/plans/${id}`, mika, { version: 2, name: 'Late push' })
  await expect
    .poll(() => events.at(-1))
    .toEqual(['plan_state', { version: 3, name: 'Late push', shapes: [testRing(1)] }])
})

test('a viewer never gets names, pointers or another plan, and no one sees the viewer', async () => {
  const { drawId, shareId } = await openShared()
  const other = await openShared()
  const events = await everything(view(shareId))
  const drawer = connect(here + DRAWING_NAMESPACE, { token: ines.token, drawId })
  const people: unknown[] = []
  drawer.on('plan_people', (event) => people.push(event))
  await heard(drawer, 'plan_people')
  const pointers = heard(drawer, 'plan_cursors')
  drawer.emit('cursor', { x: 12, y: 40 })
  await pointers
  await change(other.drawId, ines, [putShape(testText(9, 'elsewhere'))])
  await change(drawId, ines, [putShape(testText(2, 'here'))])
  await expect.poll(() => events).toHaveLength(2)
  expect(events.map((event) => Array.isArray(event) && event[0])).toEqual([
    'plan_state',
    'plan_changes',
  ])
  expect(JSON.stringify(events)).not.toMatch(/ines|mika|user|elsewhere|"id":9/)
  expect(people).toEqual([{ people: [{ id: ines.id, username: 'ines' }] }])
})

test('a viewer who sends anything is disconnected', async () => {
  const { drawId, shareId } = await openShared([testText(1, 'start')])
  const socket = view(shareId)
  await heard(socket, 'plan_state')
  const closed = heard(socket, 'disconnect')
  socket.emit('cursor', { x: 1, y: 1 })
  expect(await closed).toBe('io server disconnect')
  // The link that shows a plan doesn't let a user draw, and a guest can't draw with the other one.
  const drawer = connect(here + DRAWING_NAMESPACE, { token: ines.token, drawId: shareId })
  expect(await refusal(drawer)).toBe(LIVE_REFUSALS.noPlan)
  expect((await change(drawId, GUEST, [removeById(1)])).status).toBe(401)
})

test('a link that is turned off closes its viewers within a second, and only those', async () => {
  const { id, drawId, shareId } = await openShared([testText(1, 'start')])
  const [shared, guest] = [view(shareId, there), view(drawId)]
  const [, guestEvents] = await Promise.all([everything(shared), everything(guest)])
  const [ended, closed] = [heard(shared, 'plan_ended'), heard(shared, 'disconnect')]
  const elapsed = startOwnClock()
  await share(id, false)
  await ended
  expect(await closed).toBe('io server disconnect')
  expect(elapsed()).toBeLessThan(1000)
  expect(await refusal(view(shareId))).toBe(NOT_SHARED)
  await change(drawId, ines, [putShape(testText(2, 'goes on'))])
  await expect.poll(() => guestEvents).toHaveLength(2)
  const over = heard(guest, 'plan_ended')
  await setTogether(id, false, mika)
  await over
})

test('a plan that is deleted closes its viewers, also with its owner', async () => {
  const { id, shareId } = await openShared()
  const socket = view(shareId)
  await heard(socket, 'plan_state')
  const ended = heard(socket, 'plan_ended')
  await send('DELETE', `/api/plans/${id}`, mika)
  await ended

  const [leaving, admin] = [await as('user'), await as('admin')]
  const theirs = await openPlan(leaving)
  const guest = view(theirs.drawId, there)
  await heard(guest, 'plan_state')
  const closed = heard(guest, 'plan_ended')
  await send('DELETE', `/api/admin/users/${leaving.id}`, admin)
  await closed
})

test.each([
  ['no link', {}],
  ['a link that does not exist', { linkId: 'x'.repeat(22) }],
  ['half a link', { linkId: 'x' }],
  ['something else', { linkId: { $ne: '' } }],
])('%s is refused', async (_, auth) => {
  expect(await refusal(connect(here + PLAN_VIEW_NAMESPACE, auth))).toBe(NOT_SHARED)
})

test('of 101 viewers at once, 100 of a plan are let in', async () => {
  const { shareId } = await openShared()
  const answers = await Promise.all(
    Array.from({ length: 101 }, () => {
      const socket = view(shareId)
      return Promise.race([heard(socket, 'plan_state').then(() => 'shown'), refusal(socket)])
    }),
  )
  expect(answers.filter((answer) => answer === 'shown')).toHaveLength(100)
  expect(answers).toContain(LIVE_REFUSALS.tooManyViewers)
})
