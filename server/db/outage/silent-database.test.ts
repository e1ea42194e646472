import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-app.ts'
import { openWire } from '../../testing/test-wire.ts'
import { openDatabase } from '../pool.ts'

/** Fast versions of the real limits. */
const LIMITS = { connectMs: 4000, statementMs: 1500, answerMs: 1700 }

async function openSilentable(change: Partial<typeof LIMITS> = {}) {
  const wire = await openWire(await createTestDatabase())
  const db = openDatabase(wire.url, () => {}, { ...LIMITS, ...change })
  onTestFinished(() => db.destroy())
  const ask = () => sql`select 1`.execute(db)
  return { wire, db, ask }
}

test('after the network was silent, none of the old connections is used again', async () => {
  const { wire, ask } = await openSilentable()
  await Promise.all(Array.from({ length: 16 }, ask))
  wire.fallSilent()
  await expect(ask()).rejects.toThrow('Query read timeout')
  wire.recover()
  // 15 connections are still open. Each of them would cost the next caller another time limit.
  await ask()
})

test('a transaction on a silent connection fails at the first limit, and its rollback does not wait again', async () => {
  const answerMs = 4000
  const { wire, db } = await openSilentable({ answerMs })
  let silentAt = 0
  const work = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    wire.fallSilent()
    silentAt = performance.now()
    await sql`select 2`.execute(tx)
  })
  await expect(work).rejects.toThrow()
  expect(performance.now() - silentAt).toBeLessThan(1.9 * answerMs)
})
