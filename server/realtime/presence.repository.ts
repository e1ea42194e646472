import { type Kysely, sql } from 'kysely'
import type { DraftUser } from '#domain/draft/draft.ts'
import { ago, anyOf } from '../db/expressions.ts'
import { notifyChange } from '../db/notify-change.ts'
import type { Database } from '../db/schema.ts'

/** A killed server can't remove its users, so they count as gone if it hasn't renewed them for this long. */
const GONE_AFTER_S = 15

export interface Present extends DraftUser {
  isIdle: boolean
}

/** A user in a room, connected to this server. */
export interface PresentHere {
  room: number
  id: number
  isIdle: boolean
}

export const presenceRepository = (db: Kysely<Database>, serverId: string) => ({
  /** Stores who is connected to this server, and notifies the other servers if that changed. */
  async renew(present: readonly PresentHere[], isNews: boolean) {
    const rooms = present.map(({ room }) => room)
    const userIds = present.map(({ id }) => id)
    const areIdle = present.map(({ isIdle }) => isIdle)
    await sql`
      with here as (
        select * from unnest(${rooms}::integer[], ${userIds}::integer[], ${areIdle}::boolean[])
          as h (room_id, account_id, is_idle)
      ), gone as (
        delete from presence p
        where p.seen_at < now() - interval '1 hour' or p.server_id = ${serverId} and not exists (
          select from here h where h.room_id = p.room_id and h.account_id = p.account_id
        )
      )
      insert into presence (server_id, room_id, account_id, seen_at, is_idle)
      select ${serverId}, h.room_id, a.id, now(), h.is_idle
      from here h join account a on a.id = h.account_id
      on conflict (server_id, room_id, account_id)
      do update set seen_at = excluded.seen_at, is_idle = excluded.is_idle`.execute(db)
    if (isNews) await notifyChange(db, 'presence')
  },
})

/** Who is in each of these rooms, connected to any server. Empty rooms are missing. */
export async function listPresent(
  db: Kysely<Database>,
  rooms: readonly number[],
): Promise<Map<number, Present[]>> {
  const rows = await db
    .selectFrom('presence as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(({ fn }) => [
      'p.room_id',
      'a.id',
      'a.username',
      fn.agg<boolean>('bool_and', ['p.is_idle']).as('isIdle'),
    ])
    .where('p.seen_at', '>', ago(`${GONE_AFTER_S} seconds`))
    .where('p.room_id', '=', anyOf(rooms))
    .groupBy(['p.room_id', 'a.id'])
    .orderBy('a.username_key')
    .execute()
  const byRoom = Map.groupBy(rows, ({ room_id }) => room_id)
  return new Map(
    [...byRoom].map(([room, users]) => [
      room,
      users.map(({ id, username, isIdle }) => ({ id, username, isIdle })),
    ]),
  )
}
