import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What files call a game, by its row in any of them. */
export async function findMid(db: Kysely<Database>, gameId: number): Promise<string | null> {
  const row = await db.selectFrom('game').select('mid').where('id', '=', gameId).executeTakeFirst()
  return row?.mid ?? null
}

/** The row of the file that a game counts from. */
export async function findGameOf(db: Kysely<Database>, mid: string): Promise<number | null> {
  const row = await db
    .selectFrom('game')
    .select('id')
    .where('mid', '=', mid)
    .where('is_current', '=', true)
    .executeTakeFirst()
  return row?.id ?? null
}
