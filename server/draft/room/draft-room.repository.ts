import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { RoomState } from '#contract/draft/draft-room.ts'
import { STAGE_KINDS } from '#contract/base/realtime.ts'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import { can, ROLES } from '#domain/account/access.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { anyOf, membersOfRoom, now } from '../../db/expressions.ts'
import { createWithinQuotas, type Quota, requireQuotas } from '../../db/quota.ts'
import { notifyChange } from '../../db/notify-change.ts'
import type { Database } from '../../db/schema.ts'
import { conflict } from '../../http/errors.ts'
import { announceRoomUpdate, notifyRooms, roomMissing } from '../../realtime/room-access.ts'

export interface RoomSettings {
  name: string
  event: string
  team: string | null
  first_mid: string | null
  is_private: boolean
  /** Left out, they stay as they are. */
  first_game?: number
  assumed_ban?: string | null
}

/** What is played in a room: a series of the archive, or teams. */
export interface RoomMatch extends Pick<RoomSettings, 'first_mid'> {
  first_game: number
  assumed_ban: string | null
  teams: string[]
}

export type RoomRow = Awaited<ReturnType<ReturnType<typeof draftRoomRepository>['list']>>[number]

export const draftRoomRepository = (db: Kysely<Database>) => ({
  list: (state: RoomState) =>
    rows(db)
      .$if(state !== 'all', (query) =>
        query.where('r.finished_at', state === 'open' ? 'is' : 'is not', null),
      )
      .execute(),

  find: (id: number) => rows(db).where('r.id', '=', id).executeTakeFirst(),

  members: (room: number) =>
    db
      .selectFrom('draft_room_member as m')
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .select(['a.id', 'a.username', 'm.role'])
      .where('m.room_id', '=', room)
      .orderBy('a.username_key')
      .execute(),

  managersOfAll: () =>
    db
      .selectFrom('account')
      .select(['id', 'role'])
      .where('role', '=', anyOf(ROLES.filter((role) => can(role, 'rooms.manage'))))
      .execute(),

  /** About how many bytes a copy of it writes. */
  async sizeOf(room: number): Promise<number> {
    const { rows: sizes } = await sql<{ bytes: number }>`
      select coalesce(sum(octet_length(entry::text)), 0)::integer as bytes
      from draft_history where room_id = ${room}`.execute(db)
    return sizes[0]?.bytes ?? 0
  },

  create: (settings: RoomSettings, by: number, copyOf: number | null): Promise<number> =>
    createWithinQuotas(db, 'draft_room', quotasOf(by), async (tx) => {
      const { id } = await tx
        .insertInto('draft_room')
        .values({ ...settings, created_by: by })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (copyOf === null)
        await tx.insertInto('draft_head').values({ room_id: id, version: 0 }).execute()
      else await copyDraft(tx, copyOf, id)
      return id
    }),

  async change(id: number, settings: RoomSettings): Promise<void> {
    if (id === DEFAULT_ROOM && settings.is_private) throw isDefaultRoom()
    await db.transaction().execute(async (tx) => {
      // They were made for a room that everyone could see. Whoever has one must not watch a private one.
      if (settings.is_private) await endViewLinks(tx, id)
      await tx
        .updateTable('draft_room')
        .set({
          ...settings,
          maps: mapsIf(sql`first_mid is not distinct from ${settings.first_mid}`),
        })
        .where('id', '=', id)
        .execute()
      await notifyRooms(tx)
      await announceRoomUpdate(tx, id)
    })
  },

  /** False if the room is finished or has no match. Null removes the map. */
  async setMap(id: number, game: number, map: string | null): Promise<boolean> {
    const key = String(game)
    const { numUpdatedRows } = await db
      .updateTable('draft_room')
      .set({
        maps:
          map === null
            ? sql<string>`maps - ${key}::text`
            : sql<string>`maps || jsonb_build_object(${key}::text, ${map}::text)`,
      })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .where(sql<boolean>`(first_mid is not null or cardinality(teams) > 0)`)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await announceRoomUpdate(db, id)
    return numUpdatedRows > 0n
  },

  /** False if the room is finished. Maps that were set for another match are forgotten. */
  async openMatch(id: number, match: RoomMatch): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('draft_room')
      .set({ ...match, maps: mapsIf(sql`first_mid = ${match.first_mid}::text`) })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    await announceRoomUpdate(db, id)
    return numUpdatedRows > 0n
  },

  /** Also writes the draft's row, so that no server goes on with the draft as it knew it. */
  async finish(id: number, isFinished: boolean): Promise<void> {
    if (id === DEFAULT_ROOM) throw isDefaultRoom()
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('draft_head')
        .set((eb) => ({ version: eb.ref('version') }))
        .where('room_id', '=', id)
        .execute()
      await tx
        .updateTable('draft_room')
        .set((eb) => ({ finished_at: isFinished ? eb.fn('now') : null }))
        .where('id', '=', id)
        .execute()
      await announceRoomUpdate(tx, id)
    })
  },

  async delete(id: number): Promise<void> {
    if (id === DEFAULT_ROOM) throw isDefaultRoom()
    await db.transaction().execute(async (tx) => {
      // Everyone locks the draft before its room. The other order would deadlock with them.
      await tx
        .selectFrom('draft_head')
        .select('room_id')
        .where('room_id', '=', id)
        .forUpdate()
        .execute()
      const { numDeletedRows } = await tx
        .deleteFrom('draft_room')
        .where('id', '=', id)
        .where('finished_at', 'is not', null)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw conflict('room_open', draftRoomMessages.finishFirst)
      for (const table of ['note', 'earlier_note'] as const)
        await tx
          .deleteFrom(table)
          .where('about', '=', 'room')
          .where('subject', '=', String(id))
          .execute()
    })
    await notifyRooms(db)
  },
})

/** They belong to the match: another one begins without. */
const mapsIf = (isSame: RawBuilder<unknown>) =>
  sql<string>`case when ${isSame} then maps else '{}'::jsonb end`

/** Only if the room is open so far. */
async function endViewLinks(tx: Transaction<Database>, room: number) {
  await tx
    .updateTable('share_link')
    .set({ revoked_at: now() })
    .where('kind', 'in', [...STAGE_KINDS])
    .where('revoked_at', 'is', null)
    .where('room_id', 'in', (eb) =>
      eb
        .selectFrom('draft_room')
        .select('id')
        .where('id', '=', room)
        .where('is_private', '=', false)
        .forUpdate(),
    )
    .execute()
  await notifyChange(tx, 'share_link')
}

/** Refuses if the user can't have another room. */
export const requireRoomQuota = (db: Kysely<Database>, by: number) =>
  requireQuotas(db, quotasOf(by))

const isDefaultRoom = () => conflict('default_room', draftRoomMessages.defaultRoom)

const quotasOf = (by: number): Quota[] => [
  { name: 'draftRooms', rows: (tx) => tx.selectFrom('draft_room').select('id') },
  {
    name: 'draftRoomsPerUser',
    rows: (tx) => tx.selectFrom('draft_room').select('id').where('created_by', '=', by),
  },
]

/** One statement, so that everything belongs together. The log stays in its room. */
async function copyDraft(tx: Transaction<Database>, from: number, to: number) {
  const { numAffectedRows } = await sql`
    with begun as (
      update draft_room r set first_game = source.first_game from draft_room source
      where r.id = ${to} and source.id = ${from}
    ), history as (
      insert into draft_history (room_id, id, version, entry)
      select ${to}, id, version, entry from draft_history where room_id = ${from}
    ), result as (
      insert into draft_result (room_id, game, map, place, kills, points, changed_by, changed_at)
      select ${to}, game, map, place, kills, points, changed_by, changed_at
      from draft_result d join draft_history h on h.room_id = d.room_id and h.version = d.game
      where d.room_id = ${from}
    )
    insert into draft_head (room_id, version, banned_legends, picked_legends, changed_at)
    select ${to}, version, banned_legends, picked_legends, changed_at
    from draft_head where room_id = ${from}`.execute(tx)
  if (!numAffectedRows) throw roomMissing()
}

const rows = (db: Kysely<Database>) =>
  db
    .selectFrom('draft_room as r')
    .innerJoin('draft_head as h', 'h.room_id', 'r.id')
    .leftJoin('account as a', 'a.id', 'r.created_by')
    .leftJoin('game as g', (join) =>
      join.onRef('g.mid', '=', 'r.first_mid').on('g.is_current', '=', true),
    )
    .select(['r.id', 'r.name', 'r.event', 'r.team', 'r.is_private', 'r.created_by', 'a.username'])
    .select(['r.created_at', 'r.finished_at', 'h.changed_at', 'h.banned_legends', 'g.series_id'])
    .select(['r.first_mid', 'r.first_game', 'r.teams', 'r.maps', 'h.picked_legends'])
    .select((eb) =>
      eb
        .selectFrom('game as played')
        .select(({ fn }) => fn.max('played.number').as('number'))
        .whereRef('played.series_id', '=', 'g.series_id')
        .where('played.is_current', '=', true)
        .as('last_played'),
    )
    .select((eb) =>
      eb
        .selectFrom('draft_history')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('room_id', '=', 'r.id')
        .$asScalar()
        .$notNull()
        .as('games'),
    )
    .select(membersOfRoom.as('members'))
    .orderBy((eb) => eb.fn.coalesce('h.changed_at', 'r.created_at'), 'desc')
    .orderBy('r.id')
