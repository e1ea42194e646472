import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { LIVE_PATH } from '#contract/base/realtime.ts'
import type { Database } from '../db/schema.ts'
import { createMetrics } from '../process/metrics.ts'
import type { Deps } from '../app.ts'
import { buildTestApp } from '../testing/test-app.ts'

/** As long as the tokens of sessions, which are looked up in the database. */
const TOKEN = 'm'.repeat(43)

const openApp = (token: string | null, change: Partial<Deps> = {}) =>
  buildTestApp({ ...change, metrics: { metrics: createMetrics(), token } })

test('metrics are off unless the operator turns them on', async () => {
  const { app } = await buildTestApp()
  expect((await app.inject('/metrics')).body).not.toContain('ringwise_')
})

test('metrics count requests by route, and show pool, draft, imports and the process', async () => {
  const { app, as } = await openApp(null)
  const { headers } = await as('user')
  await app.inject('/api/health')
  await app.inject('/api/plans/7')
  await app.inject('/api/no/such/path')
  await app.inject({
    method: 'POST',
    url: '/api/ban',
    payload: { legend: 'Ash', operationId: 'a' },
    headers,
  })
  const answer = await app.inject('/metrics')
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = answer.body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'ringwise_http_requests_total{method="GET",route="/api/health",status="200"} 1',
      'ringwise_http_requests_total{method="GET",route="/api/plans/:id",status="401"} 1',
      'ringwise_http_requests_total{method="GET",route="unknown",status="404"} 1',
      'ringwise_http_request_duration_seconds_count{method="GET",route="/api/health"} 1',
      'ringwise_database_up 1',
      'ringwise_pool_waiting_requests 0',
      'ringwise_draft_version 1',
      'ringwise_imports 0',
      'ringwise_sockets 0',
      'ringwise_training_failed 0',
    ]),
  )
  for (const name of ['process_resident_memory_bytes', 'ringwise_pool_connections']) {
    expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true)
  }
})

test('a server with sockets shows how far it is behind the draft in the database', async () => {
  const { app, as, db } = await openApp(null)
  const { token } = await as('user')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const gauge = async (name: string) =>
    new RegExp(`^${name} (.+)$`, 'm').exec((await app.inject('/metrics')).body)?.[1]
  expect(await gauge('ringwise_draft_lag_versions')).toBeUndefined()
  const socket = io(address, { path: LIVE_PATH, auth: { token }, forceNew: true })
  onTestFinished(() => void socket.disconnect())
  await new Promise((resolve) => void socket.once('draft_state', resolve))
  expect(await gauge('ringwise_sockets')).toBe('1')
  expect(await gauge('ringwise_draft_lag_versions')).toBe('0')
  // A version without its event can't be sent.
  await db.updateTable('draft_head').set({ version: 3 }).execute()
  expect(await gauge('ringwise_draft_lag_versions')).toBe('3')
})

test.each([
  ['from this machine', {}, 200],
  ['from another machine', { remoteAddress: '10.0.0.1' }, 403],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }, 403],
  ['through a silent proxy on this machine', { headers: { host: 'ringwise.example' } }, 403],
])(
  'without a token of their own they are read from this machine only: %s',
  async (_, how, status) => {
    const { app } = await openApp(null, { trustedProxies: ['127.0.0.1'] })
    expect((await app.inject({ url: '/metrics', ...how })).statusCode).toBe(status)
  },
)

test('with a token they are read from anywhere, also while the database is away', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2000 })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const { app } = await openApp(TOKEN, { db })
  const read = (authorization: string) =>
    app.inject({ url: '/metrics', remoteAddress: '10.0.0.1', headers: { authorization } })
  expect((await read('Bearer wrong')).statusCode).toBe(403)
  expect((await app.inject('/metrics')).statusCode).toBe(403)
  const answer = await read(`Bearer ${TOKEN}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body.split('\n')).toContain('ringwise_database_up 0')
  expect(answer.body).not.toContain('ringwise_draft_version')
})
