import { type Kysely, sql } from 'kysely'
import { draftRoomMessages } from '#contract/messages/draft-room.ts'
import {
  canEnterRoom,
  canManageRoom,
  DEFAULT_ROOM,
  type RoomRules,
} from '#domain/draft/draft-room.ts'
import { anyOf, membersOfRoom } from '../db/expressions.ts'
import { createWithinQuotas } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'
import { forbidden, notFound } from '../http/errors.ts'
import type { SignedIn } from '../http/serve.ts'
import type { LiveServer } from './live.ts'

type RoomUser = Pick<SignedIn, 'id' | 'role'>

/** Who can be in which room. */
export function roomAccess(db: Kysely<Database>) {
  const canEnter = async (room: number, user: RoomUser): Promise<boolean> => {
    if (room === DEFAULT_ROOM) return true
    const rules = (await readRules(db, [room])).get(room)
    return rules !== undefined && canEnterRoom(rules, user)
  }
  return {
    canEnter,

    /** A private room looks to others as if it didn't exist. */
    async requireEntry(room: number, user: RoomUser): Promise<void> {
      if (!(await canEnter(room, user))) throw roomMissing()
    },

    async requireManager(room: number, user: RoomUser): Promise<void> {
      const rules = (await readRules(db, [room])).get(room)
      if (!rules || !canEnterRoom(rules, user)) throw roomMissing()
      if (!canManageRoom(rules, user)) throw forbidden()
    },

    /** Returns those who can't be in their room any more. */
    async findLost<Guest extends { room: number; user: RoomUser }>(
      guests: readonly Guest[],
    ): Promise<Guest[]> {
      const elsewhere = guests.filter(({ room }) => room !== DEFAULT_ROOM)
      if (elsewhere.length === 0) return []
      const rules = await readRules(db, [...new Set(elsewhere.map(({ room }) => room))])
      return elsewhere.filter(({ room, user }) => {
        const found = rules.get(room)
        return !found || !canEnterRoom(found, user)
      })
    },

    /** Makes the user a member, once. */
    async admit(room: number, userId: number): Promise<void> {
      const isMember = await membersOf(db, room).where('account_id', '=', userId).executeTakeFirst()
      if (isMember) return
      const quota = {
        name: 'membersPerRoom',
        rows: (tx: Kysely<Database>) => membersOf(tx, room),
      } as const
      await createWithinQuotas(db, 'draft_room_member', [quota], (tx) =>
        tx
          .insertInto('draft_room_member')
          .values({ room_id: room, account_id: userId })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      await announceRoomUpdate(db, room)
    },

    async removeMember(room: number, userId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('draft_room_member')
        .where('room_id', '=', room)
        .where('account_id', '=', userId)
        .executeTakeFirst()
      await notifyRooms(db)
      await announceRoomUpdate(db, room)
      return numDeletedRows > 0n
    },
  }
}

/** Lets all servers close the sockets of those who can't be in their room any more. */
export const notifyRooms = (db: Kysely<Database>) =>
  sql`select pg_notify('draft_room', '')`.execute(db)

const ROOM_UPDATE_CHANNEL = 'room_update'

/**
 * Lets the pages in the room fetch again what belongs to it, on all servers. Pages fetch every 10 s, too, in case the
 * notification is lost.
 */
export const announceRoomUpdate = (db: Kysely<Database>, room: number) =>
  sql`select pg_notify(${ROOM_UPDATE_CHANNEL}, ${String(room)})`.execute(db)

/** The same for all rooms of these series: their results can be in any file that has the first game. */
export const announceRoomsOfSeries = (db: Kysely<Database>, seriesIds: readonly number[]) =>
  sql`
    select pg_notify(${ROOM_UPDATE_CHANNEL}, id::text) from draft_room
    where first_mid in (select mid from game where series_id = any(${seriesIds}))`.execute(db)

/** Passes what any server announces on to the sockets of that room. */
export const deliverRoomUpdates = (live: LiveServer) =>
  live.hear(ROOM_UPDATE_CHANNEL, (room) => live.emitTo(Number(room), 'room_update', {}))

export const roomMissing = () => notFound(draftRoomMessages.notFound, 'room_not_found')

const membersOf = (db: Kysely<Database>, room: number) =>
  db.selectFrom('draft_room_member').select('account_id').where('room_id', '=', room)

async function readRules(
  db: Kysely<Database>,
  rooms: readonly number[],
): Promise<Map<number, RoomRules>> {
  const rows = await db
    .selectFrom('draft_room as r')
    .select(['r.id', 'r.is_private', 'r.created_by'])
    .select(membersOfRoom.as('members'))
    .where('r.id', '=', anyOf(rooms))
    .execute()
  return new Map(
    rows.map(({ id, is_private, created_by, members }) => [
      id,
      { isPrivate: is_private, createdBy: created_by, members },
    ]),
  )
}
