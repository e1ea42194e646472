import { once } from 'node:events'
import { connect } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from './db/schema.ts'
import { buildTestApp, TEST_PASSWORD } from './testing/test-app.ts'

test('a database that is away answers 503 with a time to come back', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2000 })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const { app } = await buildTestApp({ db })
  const answer = await app.inject('/api/archive')
  expect([answer.statusCode, answer.json().error, answer.headers['retry-after']]).toEqual([
    503,
    'database_away',
    '2',
  ])
})

test('a connection that is cut in the middle of a transaction answers 503 as well', async () => {
  const { app, db } = await buildTestApp()
  app.get('/api/test-only', () =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db)
      await sql`select 1`.execute(tx)
    }),
  )
  const answer = await app.inject('/api/test-only')
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'database_away'])
})

test('a fault of ours answers 500 without its inside, and the server lives', async () => {
  const { app } = await buildTestApp()
  app.get('/api/test-only', async () => {
    throw new Error('select secret from vault')
  })
  const answer = await app.inject('/api/test-only')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    error: 'internal',
    message: 'Something went wrong on our side. Try again.',
  })
  expect((await app.inject('/api/health')).statusCode).toBe(200)
})

test('one user is slowed down after a burst, others are not, whatever the clock is set to', async () => {
  const { app, as } = await buildTestApp()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const [mika, ines] = [await as('user'), await as('user')]
  const call = async ({ headers }: typeof mika) =>
    (await app.inject({ url: '/api/auth/me', headers })).statusCode
  // Not all at once: they would wait for a connection to the database, on a slow machine too long.
  const burst: number[] = []
  while (burst.length < 320) {
    burst.push(...(await Promise.all(Array.from({ length: 16 }, () => call(mika)))))
  }
  expect(burst.filter((status) => status === 200)).toHaveLength(300)
  expect(burst.filter((status) => status === 429)).toHaveLength(20)
  expect(await call(ines)).toBe(200)
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(5999)
  expect(await call(mika)).toBe(429)
  vi.advanceTimersByTime(1)
  expect(await call(mika)).toBe(200)
})

test('other sites may call only when the operator named them', async () => {
  const { app } = await buildTestApp({ allowedOrigins: ['https://team.example'] })
  const allowed = async (origin: string) =>
    (await app.inject({ url: '/api/health', headers: { origin } })).headers[
      'access-control-allow-origin'
    ]
  expect(await allowed('https://team.example')).toBe('https://team.example')
  expect(await allowed('https://evil.example')).toBeUndefined()
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/user/settings',
    headers: { origin: 'https://team.example', 'access-control-request-method': 'PUT' },
  })
  expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([
    204,
    'GET, HEAD, POST, PUT, DELETE',
  ])
})

test.each([
  [[], [2, 2]],
  [['127.0.0.1'], [1, 1, 1, 1]],
])(
  'with the trusted proxies %j two forwarded addresses count as %j',
  async (trustedProxies, want) => {
    const { app, db } = await buildTestApp({ trustedProxies })
    const payload = { username: 'nobody', password: 'guess' }
    for (const forwarded of ['10.0.0.1', '10.0.0.2']) {
      const headers = { 'x-forwarded-for': forwarded }
      await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })
    }
    const rows = await db.selectFrom('login_attempt').select('failures').execute()
    expect(rows.map((row) => row.failures)).toEqual(want)
  },
)

test('a field of the body is not taken from the query', async () => {
  const { app, as } = await buildTestApp()
  const { headers } = await as('admin', 'chief')
  const credentials = new URLSearchParams({ username: 'chief', password: TEST_PASSWORD })
  const login = { method: 'POST', url: `/api/auth/login?${credentials.toString()}` } as const
  expect((await app.inject({ ...login, payload: {} })).json().message).toBe(
    'Please enter both username and password',
  )
  expect((await app.inject(login)).statusCode).toBe(400)
  const setting = { method: 'PUT', url: '/api/user/settings?theme=light', headers } as const
  const answer = await app.inject({ ...setting, payload: { density: 'compact' } })
  expect(answer.json().settings).toEqual({ density: 'compact' })
})

test('half a question does not hold up the stop', async () => {
  const { app } = await buildTestApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n')
  // This response arrives after the half request has reached the server.
  await fetch(`${address}/api/health`)
  const isClosed = once(socket, 'close')
  await app.close()
  await isClosed
})
