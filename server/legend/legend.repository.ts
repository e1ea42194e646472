import { type Kysely, sql } from 'kysely'
import type { LegendInfo } from '#domain/legend/legend-info.ts'
import type { Database } from '../db/schema.ts'

export interface StoredLegendEdit {
  legend: string
  version: number
  changes: Partial<LegendInfo>
  updated_at: Date
  updated_by: string | null
}

export const legendRepository = (db: Kysely<Database>) => ({
  async edits(): Promise<StoredLegendEdit[]> {
    const { rows } = await sql<StoredLegendEdit>`${WITH_NAME} from legend_edit e ${NAME}`.execute(
      db,
    )
    return rows
  },

  async find(legend: string): Promise<StoredLegendEdit | null> {
    const { rows } = await sql<StoredLegendEdit>`
      ${WITH_NAME} from legend_edit e ${NAME} where e.legend = ${legend}`.execute(db)
    return rows[0] ?? null
  },

  /** Null where the version that was read is no longer the current one. */
  async save(
    legend: string,
    changes: Partial<LegendInfo>,
    read: number | null,
    by: number,
  ): Promise<StoredLegendEdit | null> {
    const { rows } = await sql<StoredLegendEdit>`
      with e as (
        insert into legend_edit (legend, version, changes, updated_by)
        select ${legend}, 1, ${JSON.stringify(changes)}::jsonb, ${by}::integer
        where ${read}::integer is null or ${read}::integer = 0
          or exists (select from legend_edit where legend = ${legend})
        on conflict (legend) do update
        set version = legend_edit.version + 1, changes = excluded.changes,
          updated_at = now(), updated_by = excluded.updated_by
        where ${read}::integer is null or legend_edit.version = ${read}::integer
        returning *
      ) ${WITH_NAME} from e ${NAME}`.execute(db)
    return rows[0] ?? null
  },
})

const WITH_NAME = sql`
  select e.legend, e.version, e.changes, e.updated_at, account.username as updated_by`
const NAME = sql`left join account on account.id = e.updated_by`
