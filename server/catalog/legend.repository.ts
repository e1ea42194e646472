import { type Kysely, type Selectable, sql } from 'kysely'
import type { LegendInfo } from '#domain/catalog/legend-info.ts'
import type { Database } from '../db/schema.ts'

export interface StoredLegendEdit extends Omit<Selectable<Database['legend_edit']>, 'updated_by'> {
  updated_by: string | null
}

export const legendRepository = (db: Kysely<Database>) => ({
  edits(): Promise<StoredLegendEdit[]> {
    return withName(db).execute()
  },

  async find(legend: string): Promise<StoredLegendEdit | null> {
    const row = await withName(db).where('e.legend', '=', legend).executeTakeFirst()
    return row ?? null
  },

  /** Null if someone else has saved a newer version than the one that was read. */
  async save(
    legend: string,
    changes: Partial<LegendInfo>,
    read: number | null,
    by: number,
  ): Promise<StoredLegendEdit | null> {
    // Raw: in Kysely this insert of a conditional select with a conditional update is three times as long.
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
      )
      select e.legend, e.version, e.changes, e.updated_at, account.username as updated_by
      from e left join account on account.id = e.updated_by`.execute(db)
    return rows[0] ?? null
  },
})

const withName = (db: Kysely<Database>) =>
  db
    .selectFrom('legend_edit as e')
    .leftJoin('account', 'account.id', 'e.updated_by')
    .select(['e.legend', 'e.version', 'e.changes', 'e.updated_at'])
    .select('account.username as updated_by')
