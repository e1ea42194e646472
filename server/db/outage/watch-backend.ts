import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { withClient } from '../client.ts'
import { noAnswer, type Watch } from './checked-pool.ts'

/** Two checks in a row: an answer can be on its way, and one check can fail by chance. */
const MISSES = 2

/**
 * Waits with a statement for as long as PostgreSQL works on it, however long that is. Its answer is lost if the process
 * that should work on it doesn't, or if a new connection can't even ask.
 */
export function watchBackend(url: string, everyMs: number): Watch {
  return async (client, signal) => {
    let misses = 0
    while (misses < MISSES) {
      await pause(everyMs, undefined, { signal })
      misses = (await isBackendWorking(url, client, everyMs)) ? 0 : misses + 1
    }
    throw noAnswer()
  }
}

/** Asks on a new connection whether PostgreSQL works on a statement of this one. */
export const isBackendWorking = (url: string, watched: ClientBase, answerMs: number) =>
  withClient(
    url,
    async (client) => {
      // "Client": it waits for the rest of the statement or for someone to read the result.
      const { rowCount } = await client.query(
        `select from pg_stat_activity
         where pid = $1 and state = 'active' and wait_event_type is distinct from 'Client'`,
        [backendOf(watched)],
      )
      return rowCount === 1
    },
    answerMs,
  ).catch(() => false)

/** node-postgres has it, but its types don't. */
function backendOf(client: ClientBase): number {
  return 'processID' in client ? Number(client.processID) : 0
}
