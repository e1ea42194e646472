import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { lockArchive } from '../archive/series-change.ts'
import { openBackgroundDatabase } from '../db/pool.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { TIME_LIMITS } from './time-limits.ts'

const IDLE_MS = 500
/** Twice as long as nothing may move on a connection. */
const LOCK_MS = 2 * IDLE_MS

async function testEnv(limits: Partial<typeof TIME_LIMITS>) {
  const home = await buildTestApp()
  const backgroundDb = openBackgroundDatabase(home.url, {
    connectMs: 10_000,
    lockMs: LOCK_MS,
    checkMs: 3000,
  })
  onTestFinished(() => backgroundDb.destroy())
  const { app } = await buildTestApp({
    db: home.db,
    databaseUrl: home.url,
    backgroundDb,
    timeLimits: { ...TIME_LIMITS, ...limits },
  })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const { token } = await home.as('admin')

  /** A request as it is on the wire, to be continued. */
  const open = (lines: string[], body = '') => {
    const socket = connect(Number(address.port), address.hostname)
    onTestFinished(() => void socket.destroy())
    const answer = text(socket)
    const head = [...lines, `authorization: Bearer ${token}`, 'host: x', 'connection: close']
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    return { socket, answer }
  }
  return { db: home.db, open }
}

// Finding X5.
test('a change that waits longer than a quiet connection lasts gets its answer', async () => {
  const { db, open } = await testEnv({ idleMs: IDLE_MS })
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const { answer } = open(['DELETE /api/admin/imports/1 HTTP/1.1'])
    expect(await answer).toMatch(/^HTTP\/1\.1 503[^]*"error":"archive_busy"/)
  })
})

// Finding X12.
test('a file can arrive slowly, anything else can not', async () => {
  const { open } = await testEnv({ arriveMs: 400 })
  const parts = ['no match', ' file']
  const upload = open(
    [
      'POST /api/admin/imports?name=x HTTP/1.1',
      'content-type: application/octet-stream',
      'content-length: 13',
    ],
    parts[0],
  )
  const json = ['content-type: application/json', 'content-length: 20']
  const slow = open(['POST /api/ban HTTP/1.1', ...json], '{"legend"')
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 408[^]*"error":"too_slow"/)
  // That took longer than other requests have. Twice, because the file might have begun to arrive later.
  expect(await open(['POST /api/ban HTTP/1.1', ...json], '{').answer).toMatch(/^HTTP\/1\.1 408/)
  upload.socket.write(parts[1] ?? '')
  expect(await upload.answer).toMatch(/^HTTP\/1\.1 400[^]*"error":"unreadable_file"/)
})

test('a file that its sender is not allowed to send is refused before it arrives', async () => {
  const { open } = await testEnv({ arriveMs: 400 })
  const { answer } = open([
    'POST /api/admin/imports?name=x HTTP/1.1',
    'content-type: application/octet-stream',
    'content-length: 13',
    'authorization: Bearer none',
  ])
  expect(await answer).toMatch(/^HTTP\/1\.1 401/)
})
