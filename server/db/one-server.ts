import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Runs the work unless another server is at it. `lock` is any number that no other advisory lock of ours has. */
export async function onOneServer(
  db: Kysely<Database>,
  lock: number,
  run: () => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (locked) => {
    const row = await locked
      .selectNoFrom((eb) => eb.fn<boolean>('pg_try_advisory_lock', [eb.val(lock)]).as('isOurs'))
      .executeTakeFirst()
    if (!row?.isOurs) return
    await endWithUs(locked)
    try {
      await run()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(locked)
    }
  })
}

/** If this server vanishes from the network, PostgreSQL frees the lock after a minute instead of two hours. */
async function endWithUs(locked: Kysely<Database>) {
  await sql`select set_config('tcp_keepalives_idle', '30', false),
    set_config('tcp_keepalives_interval', '10', false),
    set_config('tcp_keepalives_count', '3', false)`.execute(locked)
}
