import { startOwnClock } from '../../testing/own-clock.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { io, type Socket } from 'socket.io-client'
import { DRAWING_NAMESPACE } from '#contract/map/co-drawing.ts'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import {
  drawTogether,
  GUEST,
  putShape,
  removeById,
  testRing,
  testText,
  versionsOf,
} from './test-co-drawing.ts'

const { app, as, db, url: databaseUrl } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const second = await buildTestApp({ db, databaseUrl, userBurst: 1_000_000 }, afterAll)
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const [mika, ines] = [await as('user', 'mika'), await as('user', 'ines')]
const admin = await as('admin', 'admin-of-all')
const { send, setTogether, openPlan, change, read } = drawTogether(app)

type Person = typeof mika

function connect(drawId: string, { token }: Pick<Person, 'token'>, to = here): Socket {
  const socket = io(`${to}${DRAWING_NAMESPACE}`, {
    auth: { token, drawId },
    forceNew: true,
    reconnection: false,
  })
  onTestFinished(async () => void socket.disconnect())
  return socket
}

const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))

const refusal = async (drawId: string, who: Pick<Person, 'token'>) => {
  const error = await heard(connect(drawId, who), 'connect_error')
  return error instanceof Error ? error.message : ''
}

/** Everything a socket gets of one event, from its first plan on. */
async function follow(socket: Socket, event: string): Promise<unknown[]> {
  const events: unknown[] = []
  socket.on(event, (payload) => events.push(payload))
  await heard(socket, 'plan_state')
  return events
}

const changesOf = (events: unknown[] | undefined) =>
  (events ?? []).flatMap((event) => Object(event).changes)

test('two people put, replace and remove shapes, and the last writer of each wins', async () => {
  const { drawId } = await openPlan(mika, [testText(1, 'start')])
  const added = await change(drawId, ines, [
    putShape(testText(70, 'ines')),
    putShape(testText(1, 'ines')),
  ])
  expect(versionsOf(added)).toEqual([2, 3])
  await change(drawId, mika, [
    putShape(testText(1, 'mika')),
    removeById(70),
    putShape(testText(80, 'mika')),
  ])
  expect(await read(drawId)).toMatchObject({
    version: 6,
    shapes: [testText(1, 'mika'), testText(80, 'mika')],
  })
  // A put after a remove brings the shape back.
  await change(drawId, ines, [putShape(testText(70, 'again'))])
  expect((await read(drawId))?.shapes.map(({ id }) => id)).toEqual([1, 70, 80])
})

test('an operation that is sent again is answered and not applied again', async () => {
  const { drawId } = await openPlan(mika)
  const first = putShape(testText(5, 'first'))
  expect(versionsOf(await change(drawId, ines, [first]))).toEqual([2])
  await change(drawId, mika, [putShape(testText(5, 'second'))])
  expect(versionsOf(await change(drawId, ines, [first, first]))).toEqual([2, 2])
  expect(await read(drawId)).toMatchObject({ version: 3, shapes: [testText(5, 'second')] })
  // Someone else's operation with the same id is another one.
  expect(versionsOf(await change(drawId, mika, [{ ...first }]))).toEqual([4])
})

test('of eight rings at once, by two people on two servers, five fit', async () => {
  const { drawId } = await openPlan(mika)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      change(
        drawId,
        at % 2 === 0 ? mika : ines,
        [putShape(testRing(at + 1))],
        at % 2 === 0 ? app : second.app,
      ),
    ),
  )
  const versions = answers.flatMap((answer) => versionsOf(answer) ?? [])
  expect(versions.filter((version) => version === null)).toHaveLength(3)
  expect(new Set(versions)).toEqual(new Set([null, 2, 3, 4, 5, 6]))
  expect((await read(drawId))?.shapes).toHaveLength(5)
})

test('a change reaches everyone in the plan, also on the other server, and no one else', async () => {
  const { drawId } = await openPlan(mika, [testText(1, 'start')])
  const other = await openPlan(mika)
  const sockets = [connect(drawId, ines, there), connect(drawId, mika), connect(other.drawId, ines)]
  const [remote, local, elsewhere] = await Promise.all(
    sockets.map((socket) => follow(socket, 'plan_changes')),
  )
  const elapsed = startOwnClock()
  await change(drawId, mika, [putShape(testText(2, 'push')), removeById(1)])
  const expected = [
    { version: 2, id: 2, shape: testText(2, 'push') },
    { version: 3, id: 1, shape: null },
  ]
  await expect.poll(() => changesOf(remote)).toEqual(expected)
  expect(elapsed()).toBeLessThan(1000)
  await expect.poll(() => changesOf(local)).toEqual(expected)
  expect(elsewhere).toEqual([])
})

test('a plan that its owner saves as a whole or renames is sent as a whole', async () => {
  const { id, drawId } = await openPlan(mika, [testText(1, 'start')])
  const socket = connect(drawId, ines)
  expect(await heard(socket, 'plan_state')).toMatchObject({ version: 1, name: 'Push' })
  const next = heard(socket, 'plan_state')
  const saved = { version: 1, name: 'Late push', shapes: [testRing(1)] }
  expect((await send('PUT', `/api/plans/${id}`, mika, saved)).status).toBe(200)
  expect(await next).toEqual({ version: 2, name: 'Late push', shapes: [testRing(1)] })
  await change(drawId, ines, [putShape(testRing(2))])
  const late = await send('PUT', `/api/plans/${id}`, mika, { ...saved, version: 2 })
  expect([late.status, late.error]).toEqual([409, 'changed_meanwhile'])
  expect((await send('GET', `/api/plans/${id}`, mika)).plan?.shapes).toHaveLength(2)
})

test('the owner renames a plan while others draw in it, and nothing of theirs is lost', async () => {
  const { id, drawId } = await openPlan(mika)
  const socket = connect(drawId, ines, there)
  const states = await follow(socket, 'plan_state')
  const shapes = Array.from({ length: 10 }, (_, at) => testText(at + 1, 'x'))
  const [renamed, ...changed] = await Promise.all([
    send('PUT', `/api/plans/${id}`, mika, { name: 'Late push' }),
    ...shapes.map((shape) => change(drawId, ines, [putShape(shape)])),
  ])
  expect([renamed.status, new Set(changed.map(({ status }) => status))]).toEqual([
    200,
    new Set([200]),
  ])
  await expect.poll(() => states.at(-1)).toMatchObject({ name: 'Late push' })
  expect(await read(drawId)).toMatchObject({ name: 'Late push', version: 12, shapes })
  // Only a name can do without a version.
  expect((await send('PUT', `/api/plans/${id}`, mika, { shapes: [] })).status).toBe(400)
})

test('everyone in a plan sees who is here and their pointers, on both servers', async () => {
  const { drawId } = await openPlan(mika)
  const [one, two] = [connect(drawId, mika), connect(drawId, ines, there)]
  const names: Record<string, string[]> = {}
  const cursors: unknown[] = []
  for (const [name, socket] of Object.entries({ one, two })) {
    socket.on('plan_people', ({ people }) => {
      names[name] = people.map((person: { username: string }) => person.username)
    })
  }
  one.on('plan_cursors', (event) => cursors.push(event))
  const both = ['ines', 'mika']
  await expect.poll(() => names, { timeout: 10_000 }).toEqual({ one: both, two: both })
  two.emit('cursor', { x: 101, y: 5 })
  two.emit('cursor', { x: 12.5, y: 40 })
  await expect.poll(() => cursors).toEqual([{ cursors: [{ id: ines.id, x: 12.5, y: 40 }] }])
  two.disconnect()
  await expect.poll(() => names['one']).toEqual(['mika'])
})

test('a link that was stopped ends for everyone in the plan, and works no more', async () => {
  const { id, drawId } = await openPlan(mika, [testText(1, 'start')])
  const socket = connect(drawId, ines, there)
  await heard(socket, 'plan_state')
  const ended = heard(socket, 'plan_ended')
  const closed = heard(socket, 'disconnect')
  expect(await setTogether(id, false, mika)).toMatchObject({ status: 200, draw_id: null })
  expect(await ended).toEqual({ reason: 'stopped' })
  expect(await closed).toBe('io server disconnect')
  const late = await change(drawId, ines, [putShape(testText(2, 'late'))])
  expect([late.status, late.error]).toEqual([404, 'plan_not_together'])
  expect((await send('GET', `/api/co-plans/${drawId}`, ines)).status).toBe(404)
  expect(await refusal(drawId, ines)).toBe('People no longer draw together in this plan')
  const { draw_id: next } = await setTogether(id, true, mika)
  expect(next).not.toBe(drawId)
  expect((await setTogether(id, true, mika)).draw_id).toBe(next)
})

test('guests see the plan and cannot draw, others cannot start or stop it', async () => {
  const { id, drawId } = await openPlan(mika, [testText(1, 'start')])
  expect(await read(drawId)).toMatchObject({ shapes: [testText(1, 'start')], ownId: null })
  expect(await read(drawId, mika)).toMatchObject({ ownId: id })
  expect((await change(drawId, GUEST, [removeById(1)])).status).toBe(401)
  expect(await refusal(drawId, { token: 'x'.repeat(43) })).toBe('Invalid authentication token')
  for (const who of [ines, admin]) {
    const stop = await setTogether(id, false, who)
    expect([stop.status, stop.error]).toEqual([404, 'plan_not_found'])
    // Only the link lets them in, not the number of the plan.
    expect((await send('GET', `/api/plans/${id}`, who)).status).toBe(404)
  }
  expect((await read(drawId))?.shapes).toHaveLength(1)
})

test('a shared link stays read-only and shows what was drawn together', async () => {
  const { id, drawId } = await openPlan(mika)
  const shared = await app.inject({
    method: 'PUT',
    url: `/api/plans/${id}/share`,
    headers: mika.headers,
    payload: { shared: true },
  })
  const shareId: string = shared.json().share_id
  await change(drawId, ines, [putShape(testText(3, 'seen'))])
  const seen = await send('GET', `/api/shared-plans/${shareId}`, GUEST)
  expect(seen.plan?.shapes).toEqual([testText(3, 'seen')])
  expect((await change(shareId, ines, [removeById(3)])).status).toBe(404)
})

test('of 24 users who come at once 20 can draw, and the owner always', async () => {
  const { drawId } = await openPlan(mika)
  const people = await Promise.all(Array.from({ length: 24 }, () => as('user')))
  const answers = await Promise.all(
    people.map((who, at) => change(drawId, who, [putShape(testText(at + 1, 'x'))])),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.findIndex(({ status }) => status !== 200)
  expect(answers[refused]).toMatchObject({
    status: 409,
    error: 'too_many_drawers',
    message: quotaMessages.drawersPerPlan,
  })
  const late = people[refused]
  expect(late && (await refusal(drawId, late))).toBe('Too many people draw in this plan')
  expect((await change(drawId, mika, [putShape(testText(99, 'x'))])).status).toBe(200)
})

test('with the plan everything about it is deleted, with a user what they drew stays', async () => {
  const { id, drawId } = await openPlan(mika)
  const guest = await as('user')
  await change(drawId, guest, [putShape(testText(4, 'stays'))])
  expect((await send('DELETE', `/api/admin/users/${guest.id}`, admin)).status).toBe(200)
  expect((await read(drawId))?.shapes).toEqual([testText(4, 'stays')])
  await change(drawId, ines, [putShape(testText(5, 'more'))])
  const socket = connect(drawId, ines)
  await heard(socket, 'plan_state')
  const ended = heard(socket, 'plan_ended')
  expect((await send('DELETE', `/api/plans/${id}`, mika)).status).toBe(200)
  expect(await ended).toEqual({ reason: 'deleted' })
  for (const table of ['plan_change', 'plan_drawer', 'decided_operation'] as const) {
    const left = await db.selectFrom(table).select('plan_id').where('plan_id', '=', id).execute()
    expect(left).toEqual([])
  }
})

// Finding X11.
test('someone who sends anything but their pointer is disconnected', async () => {
  const { drawId } = await openPlan(mika)
  const socket = connect(drawId, ines)
  await heard(socket, 'plan_state')
  const closed = heard(socket, 'disconnect')
  socket.emit('cursor', { x: 1, y: 1 })
  socket.emit('nonsense', 'x'.repeat(1000))
  expect(await closed).toBe('io server disconnect')
})
