import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/**
 * The series that has the games of this one now: a file of a series in progress takes over from the one before, and so
 * does its series. Null if there is none any more.
 */
export async function findCurrentSeries(db: Kysely<Database>, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('game as own')
    .innerJoin('game as now', (join) =>
      join.onRef('now.mid', '=', 'own.mid').on('now.is_current', '=', true),
    )
    .select('now.series_id')
    .where('own.series_id', '=', id)
    .orderBy((eb) => eb('now.series_id', '=', id), 'desc')
    .orderBy('own.number')
    .limit(1)
    .executeTakeFirst()
  return row?.series_id ?? null
}

/** The first game of a series. It names the series in every file that has it. */
export async function findFirstMid(db: Kysely<Database>, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('game')
    .select('mid')
    .where('series_id', '=', id)
    .where('is_current', '=', true)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row?.mid ?? null
}

/** What names the series that has the games of this one now: its first game. Null if there is none any more. */
export async function findNameOfSeries(db: Kysely<Database>, id: number): Promise<string | null> {
  const current = await findCurrentSeries(db, id)
  return current === null ? null : findFirstMid(db, current)
}

/** The series that has this game now. */
export async function findSeriesOf(db: Kysely<Database>, mid: string): Promise<number | null> {
  const row = await db
    .selectFrom('game')
    .select('series_id')
    .where('mid', '=', mid)
    .where('is_current', '=', true)
    .executeTakeFirst()
  return row?.series_id ?? null
}
