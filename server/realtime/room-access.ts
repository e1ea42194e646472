import { type Kysely, sql } from 'kysely'
import type { RoomEnd } from '#contract/base/realtime.ts'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import {
  DEFAULT_ROOM,
  isRoomRoleEnough,
  type RoomRole,
  roomRoleOf,
  type RoomRules,
} from '#domain/draft/draft-room.ts'
import { anyOf, membersOfRoom } from '../db/expressions.ts'
import { createWithinQuotas } from '../db/quota.ts'
import { notifyChange } from '../db/notify-change.ts'
import type { Database } from '../db/schema.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { SignedIn } from '../http/serve.ts'
import type { LiveServer } from './live.ts'

type RoomUser = Pick<SignedIn, 'id' | 'role'>

/** Who can do what in which room. */
export function roomAccess(db: Kysely<Database>) {
  /** Null if the user must not know about the room. */
  const roleIn = async (room: number, user: RoomUser): Promise<RoomRole | null> => {
    const rules = (await readRules(db, [room])).get(room)
    return rules ? roomRoleOf(rules, user) : null
  }
  const canEnter = async (room: number, user: RoomUser): Promise<boolean> =>
    room === DEFAULT_ROOM || (await roleIn(room, user)) !== null

  return {
    canEnter,
    roleIn,

    /** A private room looks to others as if it didn't exist. */
    async requireRole(room: number, user: RoomUser, needed: RoomRole): Promise<void> {
      // Everyone changes the main draft, so the many calls for it need no query.
      if (room === DEFAULT_ROOM && needed !== 'manage') return
      const role = await roleIn(room, user)
      if (role === null) throw roomMissing()
      if (isRoomRoleEnough(role, needed)) return
      throw needed === 'manage'
        ? new HttpError(403, 'room_not_managed', draftRoomMessages.managersOnly)
        : new HttpError(403, 'room_view_only', draftRoomMessages.viewersOnly)
    },

    async listEnterable(user: RoomUser): Promise<number[]> {
      const rules = [...(await readRules(db, null)).values()]
      return rules.filter((room) => roomRoleOf(room, user) !== null).map(({ id }) => id)
    },

    /** Returns those who can't be in their room any more, with the reason. */
    async findLost<Guest extends { room: number; user: RoomUser }>(
      guests: readonly Guest[],
    ): Promise<{ guest: Guest; reason: RoomEnd }[]> {
      const elsewhere = guests.filter(({ room }) => room !== DEFAULT_ROOM)
      if (elsewhere.length === 0) return []
      const rules = await readRules(db, [...new Set(elsewhere.map(({ room }) => room))])
      return elsewhere.flatMap((guest) => {
        const found = rules.get(guest.room)
        if (found && roomRoleOf(found, guest.user) !== null) return []
        return [{ guest, reason: found ? ('no_access' as const) : ('deleted' as const) }]
      })
    },
  }
}

/** Who belongs to a room. */
export const roomMembers = (db: Kysely<Database>) => ({
  /** Makes the user a member, once. False for someone who was removed. */
  async admit(room: number, userId: number): Promise<boolean> {
    const found = await memberOf(db, room, userId)
    if (found) return found.role !== 'none'
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
    return true
  },

  /** What a member can do from now on; `none` removes them for good. False if the user isn't one. */
  async setRole(room: number, userId: number, role: RoomRole | 'none'): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('draft_room_member')
      .set({ role })
      .where('room_id', '=', room)
      .where('account_id', '=', userId)
      .$if(role === 'none', (query) => query.where('role', '!=', role))
      .executeTakeFirst()
    await notifyRooms(db)
    await announceRoomUpdate(db, room)
    return numUpdatedRows > 0n
  },

  /** A member who leaves can come back by the edit link. */
  async leave(room: number, userId: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('draft_room_member')
      .where('room_id', '=', room)
      .where('account_id', '=', userId)
      .where('role', '!=', 'none')
      .executeTakeFirst()
    await notifyRooms(db)
    await announceRoomUpdate(db, room)
    return numDeletedRows > 0n
  },
})

/** Lets all servers close the sockets of those who can't be in their room any more. */
export const notifyRooms = (db: Kysely<Database>) => notifyChange(db, 'draft_room')

/**
 * Lets the pages in the room fetch again what belongs to it, on all servers. Pages fetch every 10 s, too, in case the
 * notification is lost.
 */
export const announceRoomUpdate = (db: Kysely<Database>, room: number) =>
  notifyChange(db, 'room_update', String(room))

/** The same for all rooms of these series: their results can be in any file that has the first game. */
export const announceRoomsOfSeries = (db: Kysely<Database>, seriesIds: readonly number[]) =>
  sql`
    select pg_notify('change', 'room_update ' || id) from draft_room
    where first_mid in (select mid from game where series_id = any(${seriesIds}))`.execute(db)

/** Passes what any server announces on to the sockets of that room, and to those who watch it by a link. */
export const deliverRoomUpdates = (live: LiveServer, sendStage: (room: number) => void) =>
  live.hear('room_update', (room) => {
    const send = () => {
      live.emitTo(Number(room), 'room_update', {})
      sendStage(Number(room))
    }
    // First those who were removed: they would only fetch what they can't see any more.
    live.closeLost().then(send, send)
  })

export const roomMissing = () => notFound(draftRoomMessages.notFound, 'room_not_found')

const membersOf = (db: Kysely<Database>, room: number) =>
  db.selectFrom('draft_room_member').select(['account_id', 'role']).where('room_id', '=', room)

const memberOf = (db: Kysely<Database>, room: number, userId: number) =>
  membersOf(db, room).where('account_id', '=', userId).executeTakeFirst()

/** Of these rooms, or of all. */
async function readRules(
  db: Kysely<Database>,
  rooms: readonly number[] | null,
): Promise<Map<number, RoomRules>> {
  const rows = await db
    .selectFrom('draft_room as r')
    .select(['r.id', 'r.is_private as isPrivate', 'r.created_by as createdBy'])
    .select(membersOfRoom.as('members'))
    .$if(rooms !== null, (query) => query.where('r.id', '=', anyOf(rooms ?? [])))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
