import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { expect, test } from 'vitest'
import { upgradeMessages as texts } from '#contract/base/upgrade.texts.ts'
import { createTestDatabase } from '../../testing/test-app.ts'
import { openWire } from '../../testing/test-wire.ts'
import { withLongClient } from './long-client.ts'

/** Fast versions of the real limits. */
const LIMITS = { checkMs: 400, misses: 3 }

test('a statement can take longer than the limit for silence while PostgreSQL works on it', async () => {
  const seconds = (4 * LIMITS.misses * LIMITS.checkMs) / 1000
  const url = await createTestDatabase()
  const work = withLongClient(
    url,
    (client) => client.query('select pg_sleep($1)', [seconds]),
    LIMITS,
  )
  expect((await work).rowCount).toBe(1)
})

test('a statement that is never answered fails with a sentence', async () => {
  const wire = await openWire(await createTestDatabase())
  const work = withLongClient(
    wire.url,
    async (client) => {
      await client.query('begin')
      wire.fallSilent()
      await client.query('select 1')
    },
    LIMITS,
  )
  await expect(work).rejects.toThrow(texts.silentDatabase)
})

test('a table of which only a part arrives fails with a sentence', async () => {
  const wire = await openWire(await createTestDatabase())
  const dump = new Writable({
    write(_chunk, _encoding, done) {
      wire.fallSilent()
      done()
    },
  })
  const rows = copyTo("copy (select repeat('x', 1000) from generate_series(1, 100000)) to stdout")
  const work = withLongClient(wire.url, (client) => pipeline(client.query(rows), dump), LIMITS)
  await expect(work).rejects.toThrow(texts.silentDatabase)
})
