import { type Kysely, sql } from 'kysely'
import type { DraftUser } from '#domain/draft/draft.ts'
import { ago } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

/** A killed server can't remove its users, so they count as gone if it hasn't renewed them for this long. */
const GONE_AFTER_S = 15

export interface Present extends DraftUser {
  isIdle: boolean
}

export const presenceRepository = (db: Kysely<Database>, serverId: string) => ({
  /** Stores who is connected to this server, and notifies the other servers if that changed. */
  async renew(present: readonly Omit<Present, 'username'>[], isNews: boolean) {
    const userIds = present.map(({ id }) => id)
    const idleIds = present.filter(({ isIdle }) => isIdle).map(({ id }) => id)
    await sql`
      with gone as (
        delete from presence
        where (server_id = ${serverId} and account_id <> all(${userIds}::integer[]))
          or seen_at < now() - interval '1 hour'
      )
      insert into presence (server_id, account_id, seen_at, is_idle)
      select ${serverId}, id, now(), id = any(${idleIds}::integer[])
      from account where id = any(${userIds}::integer[])
      on conflict (server_id, account_id)
      do update set seen_at = excluded.seen_at, is_idle = excluded.is_idle`.execute(db)
    if (isNews) await sql`select pg_notify('presence', '')`.execute(db)
  },

  /** Lists who is connected to any server. */
  async list(): Promise<Present[]> {
    return db
      .selectFrom('presence as p')
      .innerJoin('account as a', 'a.id', 'p.account_id')
      .select(({ fn }) => [
        'a.id',
        'a.username',
        fn.agg<boolean>('bool_and', ['p.is_idle']).as('isIdle'),
      ])
      .where('p.seen_at', '>', ago(`${GONE_AFTER_S} seconds`))
      .groupBy('a.id')
      .orderBy('a.username_key')
      .execute()
  },
})
