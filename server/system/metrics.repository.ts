import type { Kysely } from 'kysely'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import type { Database } from '../db/schema.ts'

export interface StoredNumbers {
  draft_version: number | null
  imports: number
  last_import: Date | null
  trained_at: Date | null
  failed_at: Date | null
}

export async function readStoredNumbers(db: Kysely<Database>): Promise<StoredNumbers | null> {
  const row = await db
    .selectFrom('forecast_model')
    .select((eb) => [
      eb
        .selectFrom('draft_head')
        .select('version')
        .where('room_id', '=', DEFAULT_ROOM)
        .as('draft_version'),
      eb
        .selectFrom('import')
        .select(({ fn }) => fn.count<number>('id').as('n'))
        .where('undone_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('imports'),
      eb
        .selectFrom('import')
        .select(({ fn }) => fn.max('imported_at').as('last'))
        .as('last_import'),
    ])
    .select(['trained_at', 'failed_at'])
    .executeTakeFirst()
  return row ?? null
}
