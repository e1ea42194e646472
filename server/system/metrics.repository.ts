import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface StoredNumbers {
  draft_version: number | null
  imports: number
  last_import: number | null
  last_training: number | null
  training_failed: boolean
}

export async function readStoredNumbers(db: Kysely<Database>): Promise<StoredNumbers | null> {
  // Raw: Kysely has no `extract`.
  const { rows } = await sql<StoredNumbers>`
    select (select version from draft_head) as draft_version,
      (select count(*) from import where undone_at is null) as imports,
      (select extract(epoch from max(imported_at))::float8 from import) as last_import,
      extract(epoch from trained_at)::float8 as last_training,
      failed_at is not null as training_failed
    from forecast_model`.execute(db)
  return rows[0] ?? null
}
