import { type Kysely, sql } from 'kysely'
import type { DraftEvent, DraftRefusal, DraftState, DraftUser } from '#domain/draft/draft.ts'
import { REPLAY_STEPS } from '#contract/draft/draft-replay.ts'
import { prepared } from '../db/prepared-statements.ts'
import type { Database } from '../db/schema.ts'

/** The draft, and the transaction that wrote it: unlike a version, its number never comes back after a restore. */
export interface StoredDraft {
  state: DraftState
  writtenBy: string
  /** A finished draft can't be changed. */
  isFinished: boolean
}

export interface RoomEvent {
  room: number
  event: DraftEvent
}

/** One decided operation as it is stored. */
export interface DecidedOperation {
  room: number
  user: DraftUser
  operationId: string | undefined
  before: DraftState
  next: DraftState
  /** How many changes there are, and the changes as JSON. */
  count: number
  events: string
  refusal: DraftRefusal | null
  /** The id of the operation that this one undoes. */
  undoes: string | null
  /** If set, the draft before the operation also becomes a finished room with this name. */
  fileAs: string | null
}

export const draftRepository = (db: Kysely<Database>) => ({
  /** One statement, so that head and history belong together. Null if there is no such room. */
  async read(room: number): Promise<StoredDraft | null> {
    // Raw: xmin is no column of the table.
    const { rows } = await sql<DraftState & Omit<StoredDraft, 'state'>>`
      select version, banned_legends, picked_legends,
        coalesce((
          select jsonb_agg(entry order by version) from draft_history where room_id = h.room_id
        ), '[]') as draft_history,
        h.xmin::text as "writtenBy", r.finished_at is not null as "isFinished"
      from draft_head h join draft_room r on r.id = h.room_id
      where h.room_id = ${room}`.execute(db)
    const [found] = rows
    if (!found) return null
    const { writtenBy, isFinished, ...state } = found
    return { state, writtenBy, isFinished }
  },

  findOperation: (userId: number, operationId: string) =>
    db
      .selectFrom('draft_op')
      .select(['room_id', 'refusal', 'first_version', 'version', 'is_undone'])
      .where('user_id', '=', userId)
      .where('operation_id', '=', operationId)
      .executeTakeFirst(),

  /** The next events of several rooms, at most `limit` of each, in the order of versions. */
  async eventsAfter(
    rooms: readonly { room: number; version: number }[],
    limit: number,
  ): Promise<RoomEvent[]> {
    // Raw: Kysely has no lateral join with arrays.
    const { rows } = await sql<RoomEvent>`${prepared}
      select r.room, e.payload as event
      from unnest(${rooms.map(({ room }) => room)}::integer[],
        ${rooms.map(({ version }) => version)}::integer[]) as r (room, version)
      cross join lateral (
        select payload, version from draft_event
        where room_id = r.room and version > r.version order by version limit ${limit}
      ) e
      order by r.room, e.version`.execute(db)
    return rows
  },

  async eventsBetween(room: number, first: number, last: number): Promise<DraftEvent[]> {
    const rows = await db
      .selectFrom('draft_event')
      .select('payload')
      .where('room_id', '=', room)
      .where('version', '>=', first)
      .where('version', '<=', last)
      .orderBy('version')
      .execute()
    return rows.map(({ payload }) => payload)
  },

  async eventsOfOthersAfter(room: number, version: number, userId: number): Promise<DraftEvent[]> {
    const rows = await db
      .selectFrom('draft_event')
      .select('payload')
      .where('room_id', '=', room)
      .where('version', '>', version)
      .where(sql`(payload -> 'user' ->> 'id')::integer`, 'is distinct from', userId)
      .orderBy('version')
      .execute()
    return rows.map(({ payload }) => payload)
  },

  /**
   * Stores an operation and everything it changed in one statement, which is one transaction. Returns null and stores
   * nothing if another transaction wrote the draft since; fails with a unique violation if the operation was stored
   * before. Otherwise returns the transaction that wrote it.
   */
  async save(writtenBy: string, operation: DecidedOperation): Promise<string | null> {
    const { room, user, operationId, before, next, count, events, refusal, undoes } = operation
    const [status, first] = [refusal === null ? 200 : 409, next.version - count + 1]
    // Raw: parts that write depend on whether the first one wrote, and each connection prepares it once.
    const { rows } = await sql<{ writtenBy: string }>`${prepared}
      with head as (
        update draft_head
        set version = ${next.version},
          banned_legends = ${next.banned_legends}, picked_legends = ${next.picked_legends},
          changed_at = case when ${count} > 0 then now() else changed_at end
        where room_id = ${room} and xmin::text = ${writtenBy} returning xmin::text as "writtenBy"
      ), event as (
        insert into draft_event (room_id, version, at, payload)
        select ${room}, (payload ->> 'version')::integer, now(), payload
        from head, jsonb_array_elements(${events}::jsonb) payload
      ), operation as (
        insert into draft_op (user_id, operation_id, room_id, status, refusal, first_version, version)
        select ${user.id}, ${operationId}::text, ${room}, ${status}, ${refusal}, ${first}, ${next.version}
        from head where ${operationId}::text is not null
      ) ${undoes === null ? NOTHING : undonePart(user.id, undoes)}
      ${before.draft_history === next.draft_history ? NOTHING : historyParts(room, next)}
      ${operation.fileAs === null ? NOTHING : filedParts(operation, operation.fileAs)}
      select "writtenBy", case when ${count} > 0 then pg_notify('change', 'draft') end
      from head`.execute(db)
    return rows[0]?.writtenBy ?? null
  },
})

const NOTHING = sql``

const undonePart = (userId: number, operationId: string) => sql`, undone as (
    update draft_op set is_undone = true from head
    where user_id = ${userId} and operation_id = ${operationId}
  )`

const historyParts = (room: number, { draft_history: next }: DraftState) => sql`, gone as (
    delete from draft_history using head where room_id = ${room} and id <> all(${next.map(({ id }) => id)}::bigint[])
  ), kept as (
    insert into draft_history (room_id, id, version, entry)
    select ${room}, (entry ->> 'id')::bigint, (entry ->> 'version')::integer, entry
    from head, jsonb_array_elements(${JSON.stringify(next)}::jsonb) entry
    on conflict (room_id, id) do nothing
  )`

/** Every change of the draft: the recent ones, and the older ones that only a replay needs. */
export const logOf = (room: number) => sql<{ version: number; at: Date | null; payload: unknown }>`
  select version, at, payload from draft_replay where room_id = ${room}
  union all select version, at, payload from draft_event where room_id = ${room}`

/**
 * The version of the reset that ended the series before, up to the version `until`. A reset that was undone ended
 * nothing: it is the only way in which games from before it come back.
 */
export const lastResetOf = (room: number, until: number | null) => sql<number | null>`(
  select max(reset.version) from (${logOf(room)}) reset
  where reset.payload ->> 'action' = 'reset' and reset.version < coalesce(${until}::integer, 2147483647)
    and not exists (
      select from (${logOf(room)}) back
      where back.payload ->> 'action' = 'restore' and back.version > reset.version
        and back.version <= coalesce(${until}::integer, 2147483647)
        and (back.payload #>> '{entry,version}')::integer < reset.version
    )
)`

/** A finished copy of the room as it was before the operation. Its log goes with it, and the series with its results. */
const filedParts = ({ room, user, before }: DecidedOperation, name: string) => sql`, begun as (
    select greatest(r.log_start, coalesce(${lastResetOf(room, null)}, 0)) as version
    from draft_room r where r.id = ${room}
  ), filed as (
    insert into draft_room (name, event, team, first_mid, teams, maps, is_private, created_by, finished_at, log_start, first_game)
    select ${name}, event, team, first_mid, teams, maps, is_private, ${user.id}, now(), begun.version, first_game
    from head, begun, draft_room where id = ${room} returning id
  ), unlinked as (
    update draft_room set first_mid = null, teams = '{}', maps = '{}', first_game = 1 from head where id = ${room}
  ), filed_log as (
    insert into draft_replay (room_id, version, at, payload)
    select filed.id, log.version, log.at, log.payload - '{version,operationId,remaining,cleared}'::text[]
    from filed, begun, (${logOf(room)}) log
    where log.version > begun.version and log.version > ${before.version}::integer - ${REPLAY_STEPS}::integer
  ), filed_head as (
    insert into draft_head (room_id, version, banned_legends, picked_legends, changed_at)
    select id, ${before.version}, ${before.banned_legends}, ${before.picked_legends}, now() from filed
  ), filed_history as (
    insert into draft_history (room_id, id, version, entry)
    select filed.id, (entry ->> 'id')::bigint, (entry ->> 'version')::integer, entry
    from filed, jsonb_array_elements(${JSON.stringify(before.draft_history)}::jsonb) entry
  ), filed_result as (
    insert into draft_result (room_id, game, map, place, kills, points, changed_by, changed_at)
    select filed.id, game, map, place, kills, points, changed_by, changed_at from filed, draft_result
    where room_id = ${room} and game = any(${before.draft_history.map(({ version }) => version)}::integer[])
  ), filed_member as (
    insert into draft_room_member (room_id, account_id, role)
    select filed.id, account_id, role from filed, draft_room_member where room_id = ${room}
  )`
