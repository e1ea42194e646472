import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../db/pool.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { FOREIGN_KEY_VIOLATION } from './errors.ts'
import { answerErrors } from './refusals.ts'

const { app } = await buildTestApp({}, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })

/** On every response, no matter which layer sends it. */
const GUARDS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cache-control': 'no-store',
}

test.each([
  ['/api/legends/%ZZ', 400, 'bad_request', 'Invalid request URL'],
  ['/%C0%AF', 400, 'bad_request', 'Invalid request URL'],
  ['/api/nope', 404, 'not_found', 'Unknown API endpoint'],
])('%s is refused in our own words', async (path, status, error, message) => {
  const answer = await fetch(address + path)
  expect([answer.status, await answer.json()]).toEqual([status, { success: false, error, message }])
  expect(Object.fromEntries(answer.headers)).toMatchObject(GUARDS)
})

test('an address that is too long is refused in our own words', async () => {
  const answer = await fetch(`${address}/api/health?${'x'.repeat(20_000)}`)
  expect([answer.status, await answer.json()]).toEqual([
    431,
    {
      success: false,
      error: 'head_too_large',
      message: 'The request URL or headers are too large',
    },
  ])
  expect(Object.fromEntries(answer.headers)).toMatchObject(GUARDS)
})

test('what is no HTTP gets the same refusal', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write('knock knock\r\n\r\n')
  const [head, body] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(head).toContain('\r\nx-content-type-options: nosniff\r\n')
  expect(JSON.parse(body ?? '')).toEqual({
    success: false,
    error: 'bad_request',
    message: 'Invalid request',
  })
})

test.each([
  ['HEAD', '/api/health', 200, undefined],
  ['HEAD', '/api/auth/me', 401, undefined],
  ['HEAD', '/api/auth/login', 405, 'POST'],
  ['HEAD', '/api/nope', 404, undefined],
  ['OPTIONS', '/api/auth/login', 405, 'POST'],
  ['OPTIONS', '/api/admin/users/1', 405, 'PUT, DELETE'],
  ['OPTIONS', '/api/health', 405, 'GET, HEAD'],
  ['OPTIONS', '/api/nope', 404, undefined],
  ['PATCH', '/api/health', 405, 'GET, HEAD'],
  ['GET', '/api/health/', 404, undefined],
  ['GET', '/%61pi/health', 200, undefined],
] as const)('%s %s answers %i', async (method, url, status, allow) => {
  const answer = await app.inject({ method, url })
  expect([answer.statusCode, answer.headers['allow']]).toEqual([status, allow])
  expect(answer.headers).toMatchObject(GUARDS)
})

test.each(['/', '/api/health', '/socket.io/'])(
  'who offers an upgrade at %s and hangs up does no harm',
  async (path) => {
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    )
    socket.resetAndDestroy()
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
  },
)

test('an upgrade that nobody here knows is no reason not to answer', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(
    'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n\r\n',
  )
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test('a change that fails together with the database is refused in our own words', async () => {
  const db = openDatabase('postgres://127.0.0.1:1/nothing', () => {})
  const broken = Fastify()
  answerErrors(broken, db)
  broken.post('/change', (request) => {
    Object.assign(request, { user: { id: 1 } })
    throw Object.assign(new Error('violates foreign key'), { code: FOREIGN_KEY_VIOLATION })
  })
  const answer = await broken.inject({ method: 'POST', url: '/change' })
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { success: false, error: 'internal', message: expect.stringContaining('went wrong') },
  ])
})
