import { type Kysely, sql } from 'kysely'
import type { PlanOfSeries } from '#contract/series-plan.ts'
import type { Database } from '../db/schema.ts'

/** A client resends for seconds. Anything older than this many changes is refused as outdated instead. */
const REMEMBERED_OPERATIONS = 50

/** The plan of the default draft. */
export const seriesPlanRepository = (db: Kysely<Database>) => ({
  read: () =>
    db
      .selectFrom('series_plan as p')
      .leftJoin('account as a', 'a.id', 'p.updated_by')
      .select(['p.version', 'p.content', 'p.operations', 'p.updated_at', 'a.username'])
      .where('p.room', 'is', null)
      .executeTakeFirstOrThrow(),

  async version(): Promise<number> {
    const { version } = await db
      .selectFrom('series_plan')
      .select('version')
      .where('room', 'is', null)
      .executeTakeFirstOrThrow()
    return version
  },

  /** Stores a plan unless there is a newer version than the one that was read. Returns whether it did. */
  async save(
    userId: number,
    read: number,
    operation: string,
    plan: PlanOfSeries,
  ): Promise<boolean> {
    const { rows } = await sql`
      with saved as (
        update series_plan
        set version = version + 1, content = ${JSON.stringify(plan)}::jsonb,
          operations = operations[greatest(1, cardinality(operations) - ${REMEMBERED_OPERATIONS - 2}):]
            || ${operation}::text,
          updated_by = ${userId}, updated_at = now()
        where room is null and version = ${read}
        returning version
      )
      select version, pg_notify('series_plan', '') from saved`.execute(db)
    return rows.length > 0
  },
})
