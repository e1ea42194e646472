import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { withClient } from '../client.ts'

/** Arbitrary; must differ from our other advisory locks. */
const SERVER_LOCK = 7_264_001

/** Thrown if a second server starts on the same data folder. */
class AlreadyRunningError extends Error {}

/**
 * Held by the one server of an embedded database while its connection lives. Unlike a lock file, it is freed when the
 * server is killed. Calls `onLost` if another server has it after a restart of PostgreSQL.
 */
export async function holdServerLock(
  url: string,
  address: string,
  onLost: (error: AlreadyRunningError) => void,
) {
  const released = new AbortController()
  let client = await lock(url, address)
  const keep = () => client.once('end', () => void relock())
  const relock = async () => {
    while (!released.signal.aborted) {
      try {
        client = await lock(url, address)
        return keep()
      } catch (error) {
        if (error instanceof AlreadyRunningError) return onLost(error)
        await pause(500)
      }
    }
    return undefined
  }
  keep()
  return async () => {
    released.abort()
    await client.end()
  }
}

/** The server that is running on this database. Commands check it before they stop PostgreSQL. */
export const serverHolder = (url: string) => withClient(url, holder)

async function lock(url: string, address: string): Promise<Client> {
  const name = `process ${process.pid}, ${address}`
  const client = new Client({ connectionString: url, application_name: name, keepAlive: true })
  // A lost connection ends the client. This listener only keeps it from ending the process.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [SERVER_LOCK],
  )
  if (rows[0]?.locked) return client
  const other = await holder(client)
  await client.end()
  throw new AlreadyRunningError(texts.alreadyRunning(other))
}

async function holder(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [SERVER_LOCK],
  )
  return rows[0]?.application_name ?? null
}
