import { afterAll, expect, onTestFinished, test } from 'vitest'
import { io, type Socket } from 'socket.io-client'
import { DRAWING_NAMESPACE, type ShapeOperation } from '#contract/co-drawing.ts'
import { quotaMessages } from '#contract/messages/quota.ts'
import type { Drawing, Shape } from '#domain/map/plan.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db, url: databaseUrl } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const second = await buildTestApp({ db, databaseUrl, userBurst: 1_000_000 }, afterAll)
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const [mika, ines] = [await as('user', 'mika'), await as('user', 'ines')]
const admin = await as('admin', 'admin-of-all')

type Person = typeof mika
type Who = Pick<Person, 'headers'> | { headers: Record<string, string> }
const GUEST: Who = { headers: {} }

const text = (id: number, words: string): Shape => ({
  id,
  kind: 'text',
  ink: 'white',
  at: { x: 20, y: 30 },
  text: words,
})
const ring = (id: number): Shape => ({ id, kind: 'ring', centre: { x: 50, y: 50 }, radius: 10 })

interface Answer {
  status: number
  error?: string
  message?: string
  draw_id?: string | null
  results?: { operationId: string; version: number | null }[]
  plan?: { id: number; version: number; shapes: Drawing; name: string; ownId?: number | null }
}

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { headers }: Who,
  payload?: object,
  server = app,
): Promise<Answer> {
  const answer = await server.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

const setTogether = (id: number, isOn: boolean, who: Who = mika) =>
  send('PUT', `/api/plans/${id}/together`, who, { isOn })

/** A plan of mika in which people draw together. */
async function openPlan(shapes: Drawing = [], who: Who = mika) {
  const { plan } = await send('POST', '/api/plans', who, {
    name: 'Push',
    map: 'stormpoint',
    shapes,
  })
  const id = plan?.id ?? 0
  const { draw_id: drawId } = await setTogether(id, true, who)
  return { id, drawId: drawId ?? '' }
}

let operations = 0
const put = (shape: Shape, operationId = `op ${(operations += 1)}`): ShapeOperation => ({
  operationId,
  id: shape.id,
  shape,
})
const remove = (id: number): ShapeOperation => ({
  operationId: `op ${(operations += 1)}`,
  id,
  shape: null,
})

const change = (drawId: string, who: Who, changes: readonly ShapeOperation[], server = app) =>
  send('POST', `/api/co-plans/${drawId}/operations`, who, { operations: changes }, server)

const read = async (drawId: string, who: Who = GUEST) =>
  (await send('GET', `/api/co-plans/${drawId}`, who)).plan

const versionsOf = ({ results }: Answer) => results?.map(({ version }) => version)

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

test('two people put, replace and remove shapes, and the last writer of each wins', async () => {
  const { drawId } = await openPlan([text(1, 'start')])
  const added = await change(drawId, ines, [put(text(70, 'ines')), put(text(1, 'ines'))])
  expect(versionsOf(added)).toEqual([2, 3])
  await change(drawId, mika, [put(text(1, 'mika')), remove(70), put(text(80, 'mika'))])
  expect(await read(drawId)).toMatchObject({
    version: 6,
    shapes: [text(1, 'mika'), text(80, 'mika')],
  })
  // A put after a remove brings the shape back.
  await change(drawId, ines, [put(text(70, 'again'))])
  expect((await read(drawId))?.shapes.map(({ id }) => id)).toEqual([1, 70, 80])
})

test('an operation that is sent again is answered and not applied again', async () => {
  const { drawId } = await openPlan()
  const first = put(text(5, 'first'))
  expect(versionsOf(await change(drawId, ines, [first]))).toEqual([2])
  await change(drawId, mika, [put(text(5, 'second'))])
  expect(versionsOf(await change(drawId, ines, [first, first]))).toEqual([2, 2])
  expect(await read(drawId)).toMatchObject({ version: 3, shapes: [text(5, 'second')] })
  // Someone else's operation with the same id is another one.
  expect(versionsOf(await change(drawId, mika, [{ ...first }]))).toEqual([4])
})

test('of eight rings at once, by two people on two servers, five fit', async () => {
  const { drawId } = await openPlan()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      change(
        drawId,
        at % 2 === 0 ? mika : ines,
        [put(ring(at + 1))],
        at % 2 === 0 ? app : second.app,
      ),
    ),
  )
  const versions = answers.flatMap((answer) => versionsOf(answer) ?? [])
  expect(versions.filter((version) => version === null)).toHaveLength(3)
  expect(versions.filter((version) => version !== null).toSorted()).toEqual([2, 3, 4, 5, 6])
  expect((await read(drawId))?.shapes).toHaveLength(5)
})

test('a change reaches everyone in the plan, also on the other server, and no one else', async () => {
  const { drawId } = await openPlan([text(1, 'start')])
  const other = await openPlan()
  const sockets = [connect(drawId, ines, there), connect(drawId, mika), connect(other.drawId, ines)]
  const [remote, local, elsewhere] = await Promise.all(
    sockets.map((socket) => follow(socket, 'plan_changes')),
  )
  const start = performance.now()
  await change(drawId, mika, [put(text(2, 'push')), remove(1)])
  const expected = [
    { version: 2, id: 2, shape: text(2, 'push') },
    { version: 3, id: 1, shape: null },
  ]
  const changesOf = (events: unknown[] | undefined) =>
    (events ?? []).flatMap((event) => Object(event).changes)
  await expect.poll(() => changesOf(remote)).toEqual(expected)
  expect(performance.now() - start).toBeLessThan(1000)
  await expect.poll(() => changesOf(local)).toEqual(expected)
  expect(elsewhere).toEqual([])
})

test('a plan that its owner saves as a whole or renames is sent as a whole', async () => {
  const { id, drawId } = await openPlan([text(1, 'start')])
  const socket = connect(drawId, ines)
  expect(await heard(socket, 'plan_state')).toMatchObject({ version: 1, name: 'Push' })
  const next = heard(socket, 'plan_state')
  const saved = { version: 1, name: 'Late push', shapes: [ring(1)] }
  expect((await send('PUT', `/api/plans/${id}`, mika, saved)).status).toBe(200)
  expect(await next).toEqual({ version: 2, name: 'Late push', shapes: [ring(1)] })
  await change(drawId, ines, [put(ring(2))])
  const late = await send('PUT', `/api/plans/${id}`, mika, { ...saved, version: 2 })
  expect([late.status, late.error]).toEqual([409, 'changed_meanwhile'])
  expect((await send('GET', `/api/plans/${id}`, mika)).plan?.shapes).toHaveLength(2)
})

test('everyone in a plan sees who is here and their pointers, on both servers', async () => {
  const { drawId } = await openPlan()
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
  const { id, drawId } = await openPlan([text(1, 'start')])
  const socket = connect(drawId, ines, there)
  await heard(socket, 'plan_state')
  const ended = heard(socket, 'plan_ended')
  const closed = heard(socket, 'disconnect')
  expect(await setTogether(id, false)).toMatchObject({ status: 200, draw_id: null })
  await ended
  expect(await closed).toBe('io server disconnect')
  const late = await change(drawId, ines, [put(text(2, 'late'))])
  expect([late.status, late.error]).toEqual([404, 'plan_not_together'])
  expect((await send('GET', `/api/co-plans/${drawId}`, ines)).status).toBe(404)
  expect(await refusal(drawId, ines)).toBe('People no longer draw together in this plan')
  const { draw_id: next } = await setTogether(id, true)
  expect(next).not.toBe(drawId)
  expect((await setTogether(id, true)).draw_id).toBe(next)
})

test('guests see the plan and cannot draw, others cannot start or stop it', async () => {
  const { id, drawId } = await openPlan([text(1, 'start')])
  expect(await read(drawId)).toMatchObject({ shapes: [text(1, 'start')], ownId: null })
  expect(await read(drawId, mika)).toMatchObject({ ownId: id })
  expect((await change(drawId, GUEST, [remove(1)])).status).toBe(401)
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
  const { id, drawId } = await openPlan()
  const shared = await app.inject({
    method: 'PUT',
    url: `/api/plans/${id}/share`,
    headers: mika.headers,
    payload: { shared: true },
  })
  const shareId: string = shared.json().share_id
  await change(drawId, ines, [put(text(3, 'seen'))])
  const seen = await send('GET', `/api/shared-plans/${shareId}`, GUEST)
  expect(seen.plan?.shapes).toEqual([text(3, 'seen')])
  expect((await change(shareId, ines, [remove(3)])).status).toBe(404)
})

test('of 24 users who come at once 20 can draw, and the owner always', async () => {
  const { drawId } = await openPlan()
  const people = await Promise.all(Array.from({ length: 24 }, () => as('user')))
  const answers = await Promise.all(
    people.map((who, at) => change(drawId, who, [put(text(at + 1, 'x'))])),
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
  expect((await change(drawId, mika, [put(text(99, 'x'))])).status).toBe(200)
})

test('nobody draws together in more than 20 plans of theirs', async () => {
  const keen = await as('user')
  const plans = []
  for (let count = 0; count < 21; count += 1) plans.push(await openPlan([], keen))
  const last = plans.at(-1)
  const first = plans[0]
  if (!last || !first) throw new Error('no plan was made')
  expect(last.drawId).toBe('')
  expect((await setTogether(last.id, true, keen)).error).toBe('too_many_co_drawn_plans')
  await setTogether(first.id, false, keen)
  expect((await setTogether(last.id, true, keen)).status).toBe(200)
})

test('with the plan everything about it is deleted, with a user what they drew stays', async () => {
  const { id, drawId } = await openPlan()
  const guest = await as('user')
  await change(drawId, guest, [put(text(4, 'stays'))])
  expect((await send('DELETE', `/api/admin/users/${guest.id}`, admin)).status).toBe(200)
  expect((await read(drawId))?.shapes).toEqual([text(4, 'stays')])
  await change(drawId, ines, [put(text(5, 'more'))])
  const socket = connect(drawId, ines)
  await heard(socket, 'plan_state')
  const ended = heard(socket, 'plan_ended')
  expect((await send('DELETE', `/api/plans/${id}`, mika)).status).toBe(200)
  await ended
  for (const table of ['plan_change', 'plan_drawer'] as const) {
    const left = await db.selectFrom(table).select('plan_id').where('plan_id', '=', id).execute()
    expect(left).toEqual([])
  }
})

test('a session that ends closes the drawing', async () => {
  const { drawId } = await openPlan()
  const guest = await as('user')
  const socket = connect(drawId, guest)
  await heard(socket, 'plan_state')
  const closed = heard(socket, 'disconnect')
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: guest.headers })
  expect(await closed).toBe('io server disconnect')
})

test('the newest 1,000 changes are stored', async () => {
  const { id, drawId } = await openPlan()
  for (let request = 0; request < 21; request += 1) {
    const changes = Array.from({ length: 50 }, (_, at) => put(text(at + 1, `${request}`)))
    expect((await change(drawId, mika, changes)).status).toBe(200)
  }
  const rows = await db
    .selectFrom('plan_change')
    .select('version')
    .where('plan_id', '=', id)
    .orderBy('version')
    .execute()
  // Version 1 is the empty plan, 1,051 the last change.
  expect([rows.length, rows[0]?.version, rows.at(-1)?.version]).toEqual([1000, 52, 1051])
})

test.each([
  ['no operation', []],
  ['51 operations', Array.from({ length: 51 }, (_, at) => put(text(at + 1, 'x')))],
  ['a shape under another id', [{ ...put(text(1, 'x')), id: 2 }]],
  ['an id beyond 2^52', [put(text(2 ** 52 + 1, 'x'))]],
  ['an unknown kind', [{ operationId: 'a', id: 1, shape: { id: 1, kind: 'blob' } }]],
  ['a place outside the map', [put({ ...ring(1), centre: { x: 50, y: 101 } } as Shape)]],
  ['no operation id', [put(text(1, 'x'), '')]],
  [
    '10,400 points',
    Array.from({ length: 26 }, (_, at) =>
      put({
        id: at + 1,
        kind: 'pen',
        ink: 'lime',
        places: Array.from({ length: 400 }, () => ({ x: 12.5, y: 99.9 })),
      }),
    ),
  ],
])('%s is refused', async (_, changes) => {
  const { drawId } = await openPlan([], await as('user'))
  expect((await change(drawId, ines, changes as ShapeOperation[])).status).toBe(400)
})
