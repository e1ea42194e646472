import { type Kysely, sql } from 'kysely'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import type { Database } from '../db/schema.ts'

/** A client resends for seconds. Anything older than this many changes is refused as outdated instead. */
const REMEMBERED_OPERATIONS = 50

/** The row of the default room has no room. */
const keyOf = (room: number) => (room === DEFAULT_ROOM ? null : room)

/** The plans of the drafts, one per room. */
export const seriesPlanRepository = (db: Kysely<Database>) => ({
  /** Undefined if no one has planned in the room. */
  read: (room: number) =>
    db
      .selectFrom('series_plan as p')
      .leftJoin('account as a', 'a.id', 'p.updated_by')
      .select(['p.version', 'p.content', 'p.operations', 'p.updated_at', 'a.username'])
      .where('p.room', 'is not distinct from', keyOf(room))
      .executeTakeFirst(),

  /** By room. */
  async versions(): Promise<{ id: number; version: number }[]> {
    const rows = await db.selectFrom('series_plan').select(['room', 'version']).execute()
    return rows.map(({ room, version }) => ({ id: room ?? DEFAULT_ROOM, version }))
  },

  /** Stores a plan unless there is a newer version than the one that was read. Returns whether it did. */
  async save(
    room: number,
    userId: number,
    read: number,
    operation: string,
    plan: PlanOfSeries,
  ): Promise<boolean> {
    await db
      .insertInto('series_plan')
      .values({ room: keyOf(room) })
      .onConflict((conflict) => conflict.column('room').doNothing())
      .execute()
    const { rows } = await sql`
      with saved as (
        update series_plan
        set version = version + 1, content = ${JSON.stringify(plan)}::jsonb,
          operations = operations[greatest(1, cardinality(operations) - ${REMEMBERED_OPERATIONS - 2}):]
            || ${operation}::text,
          updated_by = ${userId}, updated_at = now()
        where room is not distinct from ${keyOf(room)}::integer and version = ${read}
        returning version
      )
      select version, pg_notify('series_plan', '') from saved`.execute(db)
    return rows.length > 0
  },
})
