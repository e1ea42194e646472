import { once } from 'node:events'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { WebSocket } from 'ws'
import { headersFor } from '../http/headers.ts'
import { buildTestApp, TEST_PASSWORD } from '../testing/test-app.ts'
import type { Present } from './presence.repository.ts'

const { app, as, db, url } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })

type Options = NonNullable<Parameters<typeof io>[1]>

function open(options: Options, to = address): Socket {
  const socket = io(to, { forceNew: true, reconnection: false, ...options })
  onTestFinished(async () => void socket.disconnect())
  return socket
}

async function connected(options: Options, to?: string): Promise<Socket> {
  const socket = open(options, to)
  await heard(socket, 'connect')
  return socket
}

const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))

const refusal = async (options: Options) => {
  const error = await heard(open(options), 'connect_error')
  return error instanceof Error ? error.message : ''
}

test('without a token, or with a bad one, nobody gets in, and the answer says which', async () => {
  expect(await refusal({})).toBe('Authentication token required')
  expect(await refusal({ auth: { token: 'x'.repeat(43) } })).toBe('Invalid authentication token')
  expect(await refusal({ auth: { token: { wrong: true } } })).toBe('Authentication token required')
})

test('the token comes in the auth field or as a bearer header, over polling or websocket', async () => {
  const { token, headers } = await as('user')
  for (const transports of [['polling'], ['websocket']]) {
    await connected({ auth: { token }, transports })
    await connected({ extraHeaders: headers, transports })
  }
})

test('a new socket is told the draft, and each change as it happens', async () => {
  const { token, headers, id, username } = await as('user')
  const socket = open({ auth: { token } })
  expect(await heard(socket, 'draft_state')).toMatchObject({ version: 0, draft_history: [] })
  const told: unknown[] = []
  socket.on('legend_update', (event) => told.push(event))
  const send = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, payload, headers })
  const entry = { id: 7, comp: ['ash', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' }
  await send('/api/legends/pick', { legend: 'ash', action: 'add' })
  await send('/api/ban', { legend: 'ash', operationId: 'op-1' })
  await send('/api/legends/draft_history', { action: 'add', entry })
  await send('/api/legends/draft_history', { action: 'reset' })
  const user = { id, username }
  const kept = { ...entry, user, version: 4 }
  const twice = { user, operationId: 'op-1' }
  await expect.poll(() => told.length).toBe(5)
  expect(told).toEqual([
    { type: 'pick', action: 'add', legend: 'ash', index: 0, version: 1, user, remaining: 0 },
    { type: 'pick', action: 'remove', legend: 'ash', index: 0, version: 2, ...twice, remaining: 1 },
    { type: 'ban', legend: 'ash', index: 0, version: 3, ...twice, remaining: 0 },
    { type: 'draft_history', action: 'add', entry: kept, version: 4, user, remaining: 0 },
    { type: 'draft_history', action: 'reset', version: 5, user, remaining: 0 },
  ])
})

test('a page of another site gets no connection', async () => {
  const { token } = await as('user')
  const from = (origin: string) =>
    open({ auth: { token }, extraHeaders: { origin }, transports: ['websocket'] })
  await heard(from('https://elsewhere.example'), 'connect_error')
  await heard(from(address), 'connect')
})

test.each([
  ['?EIO=4&transport=polling', 200],
  ['?EIO=4&transport=polling&sid=nobody', 400],
  ['socket.io.js', 400],
])('the socket answers %s with the headers of every answer', async (question, status) => {
  const answer = await fetch(`${address}/socket.io/${question}`)
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...headersFor(''),
    'cache-control': 'no-store',
  })
})

test('a request that comes through the app gets to the socket too', async () => {
  const answer = await app.inject('/socket.io/?EIO=4&transport=polling')
  expect(answer.body).toMatch(/^0{"sid":"/)
})

test('logout, another role and deletion close the sockets at once', async () => {
  const admin = await as('admin')
  const asAdmin = (method: 'PUT' | 'DELETE', id: number, payload = {}) =>
    app.inject({ method, url: `/api/admin/users/${id}`, payload, headers: admin.headers })
  const ends = {
    logout: ({ headers }: Person) =>
      app.inject({ method: 'POST', url: '/api/auth/logout', headers }),
    role: ({ id, username }: Person) =>
      asAdmin('PUT', id, { username, email: `${username}@example.org`, role: 'admin' }),
    deletion: ({ id }: Person) => asAdmin('DELETE', id),
  }
  for (const [name, end] of Object.entries(ends)) {
    const person = await as('user')
    const socket = await connected({ auth: { token: person.token } })
    const reason = heard(socket, 'disconnect')
    const start = performance.now()
    expect((await end(person)).statusCode, name).toBe(200)
    expect(await reason, name).toBe('io server disconnect')
    expect(performance.now() - start, name).toBeLessThan(5000)
    expect(await refusal({ auth: { token: person.token } })).toBe('Invalid authentication token')
  }
})

test.each([
  [
    'another password',
    'PUT',
    '/api/user/password',
    { currentPassword: TEST_PASSWORD, newPassword: 'a fine secret' },
  ],
  ['logging the others out', 'POST', '/api/auth/logout_others', {}],
] as const)('%s closes the sockets of the other devices alone', async (_, method, path, change) => {
  const { username, token, headers } = await as('user')
  const login = { username, password: TEST_PASSWORD }
  const other = await app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
  const [own, others] = [
    await connected({ auth: { token } }),
    await connected({ auth: { token: other.json().token } }),
  ]
  const reason = heard(others, 'disconnect')
  await app.inject({ method, url: path, payload: change, headers })
  expect(await reason).toBe('io server disconnect')
  expect(own.connected).toBe(true)
})

test('a user has at most fifty sockets, and may open one where one was closed', async () => {
  const { token } = await as('user')
  const options = { auth: { token }, transports: ['websocket'] }
  const sockets = await Promise.all(Array.from({ length: 50 }, () => connected(options)))
  expect(await refusal(options)).toBe('Too many connections for one user')
  sockets[0]?.disconnect()
  await expect.poll(() => refusalOrNone(options)).toBe('none')
})

test('who is here is told to all, each once, and no longer when they leave', async () => {
  const [ann, ben] = [await as('user', 'ann'), await as('user', 'ben')]
  const socket = await connected({ auth: { token: ann.token } })
  let names: string[] = []
  socket.on('presence', ({ users }) => {
    names = users.map((user: { username: string }) => user.username)
  })
  await expect.poll(() => names).toEqual(['ann'])
  const second = await buildTestApp({ db, databaseUrl: url })
  const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const others = [
    await connected({ auth: { token: ben.token } }, there),
    await connected({ auth: { token: ben.token } }),
  ]
  await expect.poll(() => names).toEqual(['ann', 'ben'])
  for (const other of others) other.disconnect()
  await expect.poll(() => names).toEqual(['ann'])
})

test('somebody is idle when all their screens are, on whichever server', async () => {
  const [cleo, dora] = [await as('user', 'cleo'), await as('user', 'dora')]
  const socket = await connected({ auth: { token: cleo.token } })
  let idle: Record<string, boolean> = {}
  socket.on('presence', ({ users }) => {
    idle = Object.fromEntries(users.map((user: Present) => [user.username, user.isIdle]))
  })
  const second = await buildTestApp({ db, databaseUrl: url })
  const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const screens = [
    await connected({ auth: { token: dora.token } }, there),
    await connected({ auth: { token: dora.token } }),
    await connected({ auth: { token: dora.token } }),
  ]
  await expect.poll(() => idle).toEqual({ cleo: false, dora: false })
  socket.emit('idle', true)
  for (const screen of screens.slice(1)) screen.emit('idle', true)
  await expect.poll(() => idle).toEqual({ cleo: true, dora: false })
  screens[0]?.emit('idle', true)
  await expect.poll(() => idle).toEqual({ cleo: true, dora: true })
  screens[2]?.emit('idle', { no: 'answer' })
  await expect.poll(() => idle).toEqual({ cleo: true, dora: false })
})

test('a server that stops says goodbye to its sockets and waits for nobody', async () => {
  const second = await buildTestApp({ db, databaseUrl: url })
  const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await as('user')
  const sockets = [
    await connected({ auth: { token }, transports: ['polling'] }, there),
    await connected({ auth: { token }, transports: ['websocket'] }, there),
  ]
  const deaf = new WebSocket(`${there.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  onTestFinished(async () => deaf.terminate())
  await once(deaf, 'open')
  deaf.pause()
  const reasons = Promise.all(sockets.map((socket) => heard(socket, 'disconnect')))
  const start = performance.now()
  await second.app.close()
  expect(performance.now() - start).toBeLessThan(5000)
  expect(await reasons).toEqual(['io server disconnect', 'io server disconnect'])
})

test('a socket that talks instead of listening is closed', async () => {
  const { token } = await as('user')
  const talker = await connected({ auth: { token } })
  const reason = heard(talker, 'disconnect')
  for (let n = 0; n < 200; n++) talker.emit('draft_state', { n })
  expect(await reason).toBe('io server disconnect')
  const shouter = await connected({ auth: { token }, transports: ['websocket'] })
  const end = heard(shouter, 'disconnect')
  shouter.emit('x', 'x'.repeat(70_000))
  expect(await end).toBe('transport close')
})

test('a client that reads nothing is dropped, and the others hear everything', async () => {
  const [reading, sleeping] = [await as('user', 'reading'), await as('user', 'sleeping')]
  const reader = await connected({ auth: { token: reading.token } })
  let names: string[] = []
  reader.on('presence', ({ users }) => {
    names = users.map((user: { username: string }) => user.username)
  })
  const slow = new WebSocket(
    `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
  )
  onTestFinished(async () => slow.terminate())
  await once(slow, 'open')
  slow.send(`40${JSON.stringify({ token: sleeping.token })}`)
  await expect.poll(() => names).toEqual(['reading', 'sleeping'])
  slow.pause()

  const versions: number[] = []
  reader.on('legend_update', ({ version }) => versions.push(version))
  const { version } = (await app.inject({ url: '/api/draft', headers: reading.headers })).json()
  // More than the network buffers hold, all at once.
  await sql`
    with event as (
      insert into draft_event (version, payload)
      select n, jsonb_build_object('type', 'ban', 'legend', repeat('x', 2000), 'index', 0, 'user', null,
        'remaining', 0, 'version', n)
      from generate_series(${version}::integer + 1, ${version}::integer + 8000) n
    ) update draft_head set version = version + 8000`.execute(db)
  await expect.poll(() => versions.length).toBe(8000)
  expect(versions).toEqual(Array.from({ length: 8000 }, (_, n) => version + 1 + n))
  await expect.poll(() => names).toEqual(['reading'])
})

interface Person {
  id: number
  username: string
  headers: { authorization: string }
}

async function refusalOrNone(options: Options) {
  const socket = open(options)
  return Promise.race([heard(socket, 'connect').then(() => 'none'), heard(socket, 'connect_error')])
}

test('all screens of a user together may say a hundred things a minute', async () => {
  const { token } = await as('user')
  const other = await connected({ auth: { token: (await as('user')).token } })
  const screens = [await connected({ auth: { token } }), await connected({ auth: { token } })]
  const ends = screens.map((screen) => heard(screen, 'disconnect'))
  // Twice the limit, in case a minute ends in between.
  for (let count = 0; count < 101; count += 1)
    for (const screen of screens) screen.emit('idle', true)
  expect(await Promise.race(ends)).toBe('io server disconnect')
  expect(other.connected).toBe(true)
})
