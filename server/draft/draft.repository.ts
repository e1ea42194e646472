import { type Kysely, sql } from 'kysely'
import type { DraftEvent, DraftRefusal, DraftState, DraftUser } from '#domain/draft/draft.ts'
import { prepared } from '../db/prepared-statements.ts'
import type { Database } from '../db/schema.ts'

/** The draft, and the transaction that wrote it: unlike a version, its number never comes back after a restore. */
export interface StoredDraft {
  state: DraftState
  writtenBy: string
}

/** One decided operation as it is stored. */
export interface DecidedOperation {
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
}

export const draftRepository = (db: Kysely<Database>) => ({
  /** One statement, so that head and history belong together. */
  async read(): Promise<StoredDraft> {
    // Raw: xmin is no column of the table.
    const { rows } = await sql<DraftState & { writtenBy: string }>`
      select version, banned_legends, picked_legends,
        coalesce((select jsonb_agg(entry order by version) from draft_history), '[]') as draft_history,
        xmin::text as "writtenBy"
      from draft_head`.execute(db)
    const [found] = rows
    if (!found) throw new Error('The table draft_head is empty.')
    const { writtenBy, ...state } = found
    return { state, writtenBy }
  },

  findOperation: (userId: number, operationId: string) =>
    db
      .selectFrom('draft_op')
      .select(['refusal', 'first_version', 'version', 'is_undone'])
      .where('user_id', '=', userId)
      .where('operation_id', '=', operationId)
      .executeTakeFirst(),

  async eventsAfter(version: number, limit: number): Promise<DraftEvent[]> {
    const rows = await db
      .selectFrom('draft_event')
      .select('payload')
      .where('version', '>', version)
      .orderBy('version')
      .limit(limit)
      .execute()
    return rows.map(({ payload }) => payload)
  },

  async eventsBetween(first: number, last: number): Promise<DraftEvent[]> {
    const rows = await db
      .selectFrom('draft_event')
      .select('payload')
      .where('version', '>=', first)
      .where('version', '<=', last)
      .orderBy('version')
      .execute()
    return rows.map(({ payload }) => payload)
  },

  async eventsOfOthersAfter(version: number, userId: number): Promise<DraftEvent[]> {
    const rows = await db
      .selectFrom('draft_event')
      .select('payload')
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
    const { user, operationId, before, next, count, events, refusal, undoes } = operation
    const [status, first] = [refusal === null ? 200 : 409, next.version - count + 1]
    // Raw: parts that write depend on whether the first one wrote, and each connection prepares it once.
    const { rows } = await sql<{ writtenBy: string }>`${prepared}
      with head as (
        update draft_head
        set version = ${next.version},
          banned_legends = ${next.banned_legends}, picked_legends = ${next.picked_legends}
        where xmin::text = ${writtenBy} returning xmin::text as "writtenBy"
      ), event as (
        insert into draft_event (version, at, payload)
        select (payload ->> 'version')::integer, now(), payload
        from head, jsonb_array_elements(${events}::jsonb) payload
      ), operation as (
        insert into draft_op (user_id, operation_id, status, refusal, first_version, version)
        select ${user.id}, ${operationId}::text, ${status}, ${refusal}, ${first}, ${next.version}
        from head where ${operationId}::text is not null
      ) ${undoes === null ? NOTHING : undonePart(user.id, undoes)}
      ${before.draft_history === next.draft_history ? NOTHING : historyParts(next)}
      select "writtenBy", case when ${count} > 0 then pg_notify('draft', '') end
      from head`.execute(db)
    return rows[0]?.writtenBy ?? null
  },
})

const NOTHING = sql``

const undonePart = (userId: number, operationId: string) => sql`, undone as (
    update draft_op set is_undone = true from head
    where user_id = ${userId} and operation_id = ${operationId}
  )`

const historyParts = ({ draft_history: next }: DraftState) => sql`, gone as (
    delete from draft_history using head where id <> all(${next.map(({ id }) => id)}::bigint[])
  ), kept as (
    insert into draft_history (id, version, entry)
    select (entry ->> 'id')::bigint, (entry ->> 'version')::integer, entry
    from head, jsonb_array_elements(${JSON.stringify(next)}::jsonb) entry
    on conflict (id) do nothing
  )`
