import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-app.ts'
import { withClient } from './client.ts'

test('a connection that is cut between two queries fails the next, and not the server', async () => {
  const url = await createTestDatabase()
  const cut = withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const isGone = new Promise((resolve) => void client.once('end', resolve))
    await withClient(url, (other) => other.query('select pg_terminate_backend($1)', [rows[0]?.pid]))
    await isGone
    await client.query('select 1')
  })
  await expect(cut).rejects.toThrow('not queryable')
})
