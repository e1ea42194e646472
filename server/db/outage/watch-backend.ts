import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { withClient } from '../client.ts'
import { noAnswer, type Watch } from './checked-pool.ts'

/** Two checks in a row: an answer can be on its way, and one check can fail by chance. */
const MISSES = 2

/**
 * Waits with a statement for as long as PostgreSQL works on it, however long that is. Its answer is lost if the process
 * that should work on it doesn't, or if a new connection can't even ask.
 */
export function watchBackend(url: string, everyMs: number): Watch {
  const isWorking = (pid: number) =>
    withClient(
      url,
      async (client) => {
        // "Client": it waits for the rest of the statement or for someone to read the result.
        const { rowCount } = await client.query(
          `select from pg_stat_activity
           where pid = $1 and state = 'active' and wait_event_type is distinct from 'Client'`,
          [pid],
        )
        return rowCount === 1
      },
      everyMs,
    ).catch(() => false)

  return async (client, signal) => {
    const pid = backendOf(client)
    let misses = 0
    while (misses < MISSES) {
      await pause(everyMs, undefined, { signal })
      misses = (await isWorking(pid)) ? 0 : misses + 1
    }
    throw noAnswer()
  }
}

/** node-postgres has it, but its types don't. */
function backendOf(client: PoolClient): number {
  return 'processID' in client ? Number(client.processID) : 0
}
