import { connect } from 'node:net'
import { Writable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { png } from '../catalog/picture/test-pictures.ts'
import { buildTestApp, TEST_PASSWORD } from '../testing/test-app.ts'

const line = z.looseObject({ reqId: z.optional(z.string()), msg: z.string() })
const written: string[] = []
const lines = () => written.map((text) => line.parse(JSON.parse(text)))
const stream = new Writable({
  write(chunk, _, done) {
    written.push(String(chunk))
    done()
  },
})
const { app, db, as } = await buildTestApp(
  { logger: pino({ level: 'trace' }, stream), userBurst: 60 },
  afterAll,
)
const admin = await as('admin', 'chief')
const mika = await as('user', 'mika')
const address = await app.listen({ port: 0, host: '127.0.0.1' })

/** What a request logs besides its start and end, all under its own id. */
async function told(options: InjectOptions) {
  const before = lines().length
  await app.inject(options)
  const [coming, ...rest] = lines().slice(before)
  expect(coming).toMatchObject({ msg: 'incoming request', reqId: expect.any(String) })
  expect(new Set(rest.map(({ reqId }) => reqId))).toEqual(new Set([coming?.reqId]))
  return rest.filter(({ msg }) => msg !== 'request completed')
}

const logIn = (username: string, password: string): InjectOptions => ({
  method: 'POST',
  url: '/api/auth/login',
  payload: { username, password },
})

test('who came in, who did not and who left is told under the id of the call', async () => {
  expect(await told(logIn('mika', TEST_PASSWORD))).toMatchObject([
    { msg: 'login', user: mika.id, address: '127.0.0.1' },
  ])
  expect(await told(logIn('mika', 'guess'))).toMatchObject([
    { msg: 'login failed', user: mika.id, reason: 'wrong password' },
  ])
  const [unknown] = await told(logIn('my secret', 'guess'))
  expect(unknown).toMatchObject({ msg: 'login failed', reason: 'unknown name' })
  expect(unknown).not.toHaveProperty('user')
  for (let guess = 2; guess <= 10; guess++) await told(logIn('mika', 'guess'))
  expect(await told(logIn('mika', 'guess'))).toMatchObject([
    { msg: 'request refused', reason: 'too_many_requests' },
  ])
  const { headers, id } = await as('user')
  const logout = { method: 'POST', url: '/api/auth/logout', headers } as const
  expect(await told(logout)).toMatchObject([{ msg: 'logout', user: id }])
  expect(await told(logout)).toMatchObject([{ msg: 'request refused', reason: 'session_invalid' }])
})

test('a wrong current password is told', async () => {
  const { headers, id } = await as('user')
  const payload = { currentPassword: 'guess', newPassword: 'a second secret' }
  expect(await told({ method: 'PUT', url: '/api/user/password', payload, headers })).toMatchObject([
    { msg: 'password not changed', user: id, reason: 'wrong password' },
  ])
})

test('what somebody may not do, or not so often, is told', async () => {
  const { headers, id } = await as('user')
  const users = { url: '/api/admin/users', headers }
  expect(await told(users)).toMatchObject([
    { msg: 'request refused', user: id, reason: 'forbidden' },
  ])
  for (let call = 2; call <= 60; call++) await told(users)
  expect(await told(users)).toMatchObject([
    { msg: 'request refused', user: id, reason: 'too_many_requests' },
  ])
})

test('each change of an administrator is told with who made it', async () => {
  const lobby = [team('Reed', 1, 'ash loba seer'), team('Re-ed', 2, 'ash loba seer')]
  await importFile(db, file('1', [set('A', [game('a', 1, '', lobby)])]))
  const [one, two] = await db.selectFrom('team').select('id').orderBy('id').execute()
  const { headers } = admin
  const does = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    (await told({ method, url, headers, ...(payload && { payload }) })).map(
      ({ msg, by }) => `${msg} by ${by === admin.id ? 'chief' : 'nobody'}`,
    )
  const legends: Record<string, { id: string }[]> = (await app.inject('/api/legends')).json()
  const wattson = legends['Controller']?.find(({ id }) => id === 'wattson')
  expect(await does('PUT', '/api/legends/wattson', wattson)).toEqual(['legend updated by chief'])

  const positions = { 1: { x: 0, y: 100 } }
  const places = '/api/poi_positions/data'
  const ofMap = '/api/file/poi_excel_positions/data/stormpoint'
  expect(await does('POST', ofMap, { positions })).toEqual(['POIs moved by chief'])
  const all = { userId: 1, positions: { stormpoint: positions } }
  expect(await does('POST', places, all)).toEqual(['POIs moved by chief'])
  expect(await does('POST', places, { userId: 1, positions: null })).toEqual([
    'POIs reset by chief',
  ])

  const note = '/api/files/comp-notes/ash,loba,seer'
  expect(await does('POST', note, { notes: 'Good.' })).toEqual(['comp note saved by chief'])
  expect(await does('DELETE', note)).toEqual(['comp note deleted by chief'])

  const apart = { team: one?.id, other: two?.id }
  expect(await does('POST', '/api/admin/team_merges/apart', apart)).toEqual([
    'teams marked as different by chief',
  ])
  expect(await does('DELETE', '/api/admin/demo')).toEqual(['demo data removed by chief'])

  const location = { map: 'stormpoint', name: 'Gate' }
  const adding = {
    method: 'POST',
    url: '/api/admin/lootpaths',
    headers,
    payload: location,
  } as const
  const [added] = await told(adding)
  expect(added).toMatchObject({ msg: 'location added', by: admin.id })
  const gate = `/api/admin/lootpaths/${String(added?.['location'])}`
  expect(await does('PUT', gate, { name: 'Gate 2' })).toEqual(['location renamed by chief'])
  const type = { 'content-type': 'application/octet-stream' }
  const upload = { payload: await png(), headers: { ...headers, ...type } }
  expect(await told({ method: 'PUT', url: `${gate}/picture`, ...upload })).toMatchObject([
    { msg: 'location picture saved', by: admin.id },
  ])
  expect(await does('DELETE', `${gate}/picture`)).toEqual(['location picture deleted by chief'])
  expect(await does('DELETE', gate)).toEqual(['location removed by chief'])
})

test('who hangs up in the middle of a body is told, and not as a fault', async () => {
  const before = lines().length
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  const since = () => lines().slice(before)
  await expect.poll(since).toMatchObject([{ msg: 'incoming request' }])
  socket.destroy()
  await expect.poll(since).toMatchObject([{}, { msg: 'client closed the connection', level: 30 }])
  expect(since()[1]).not.toHaveProperty('err')
})

async function refused(options: Parameters<typeof io>[1]) {
  const socket = io(address, { forceNew: true, reconnection: false, ...options })
  onTestFinished(() => void socket.disconnect())
  await new Promise((resolve) => socket.once('connect_error', resolve))
  return lines().at(-1)
}

test('a socket that is refused is told', async () => {
  expect(await refused({ auth: { token: 'x'.repeat(43) } })).toMatchObject({
    msg: 'socket refused',
    reason: 'Invalid authentication token',
    address: '127.0.0.1',
  })
  const origin = 'https://elsewhere.example'
  const extraHeaders = { origin }
  expect(await refused({ extraHeaders, transports: ['websocket'] })).toMatchObject({
    msg: 'socket from another origin refused',
    origin,
  })
})

test('no password, token or hash reaches the log', async () => {
  const { token } = (await app.inject(logIn('chief', TEST_PASSWORD))).json()
  await app.inject(logIn('chief', 'a wrong secret'))
  const payload = { username: 'ines', email: 'i@example.org', password: 'a first secret' }
  await app.inject({ method: 'POST', url: '/api/users/register', payload, headers: admin.headers })
  await app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
  const query = `?password=${encodeURIComponent('a query secret')}&token=${token}`
  await app.inject({ method: 'POST', url: `/api/auth/login${query}`, payload: {} })
  for (const path of ['/api/auth/me', '/api/nope', '/api/legends/%ZZ', '/dashboard']) {
    await app.inject(path + query)
  }
  const text = written.join('')
  expect(text).toContain('user created')
  expect(text).toContain('"url":"/api/auth/login"')
  for (const secret of [
    TEST_PASSWORD,
    'a wrong secret',
    'a first secret',
    'a second secret',
    'my secret',
    encodeURIComponent('a query secret'),
    token,
    admin.token,
    mika.token,
    'argon2',
    'Bearer',
  ]) {
    expect(text).not.toContain(secret)
  }
})

test('an error of the database is logged without the row that caused it', async () => {
  await sql`alter table account add constraint no_lea check (username <> 'lea')`.execute(db)
  const payload = { username: 'lea', email: 'lea@example.org', password: 'a fine secret' }
  const [fault] = await told({
    method: 'POST',
    url: '/api/users/register',
    payload,
    headers: admin.headers,
  })
  expect(fault).toMatchObject({ err: { code: '23514', constraint: 'no_lea' } })
  expect(JSON.stringify(fault)).not.toMatch(/lea@|argon2/)
})
