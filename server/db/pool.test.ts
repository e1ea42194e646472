import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../testing/test-app.ts'
import { withClient } from './client.ts'
import { openDatabase } from './pool.ts'

test('a lost connection is reported without the key that can cancel its statements', async () => {
  const url = await createTestDatabase()
  const errors: Error[] = []
  const db = openDatabase(url, (error) => errors.push(error))
  onTestFinished(() => db.destroy())
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  await withClient(url, (other) => other.query('select pg_terminate_backend($1)', [rows[0]?.pid]))
  await expect.poll(() => errors).toHaveLength(1)
  expect(Object.keys(errors[0] ?? {})).not.toContain('client')
})
