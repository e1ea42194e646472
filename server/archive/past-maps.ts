import { type Kysely, sql } from 'kysely'
import type { MapId } from '#domain/catalog/map.ts'
import type { SeriesMaps } from '#domain/series/next-map.ts'
import type { Database } from '../db/schema.ts'

/** So many series say in which order maps are played. */
const PAST_SERIES = 300

/** The maps of the newest series, the newest first. */
export async function findPastMaps(db: Kysely<Database>): Promise<Map<number, SeriesMaps>> {
  const { rows } = await sql<{ series_id: number; numbers: number[]; maps: (MapId | null)[] }>`
    select series_id, array_agg(number order by number) as numbers, array_agg(map order by number) as maps
    from game where is_current
    group by series_id order by max(started_at) desc, series_id desc limit ${PAST_SERIES}`.execute(
    db,
  )
  return new Map(
    rows.map((row) => [
      row.series_id,
      mapsOf(row.numbers.map((number, index) => ({ number, map: row.maps[index] ?? null }))),
    ]),
  )
}

/** In the order of their numbers, with null for games that are missing. */
export function mapsOf(
  games: readonly { readonly number: number; readonly map: MapId | null }[],
): SeriesMaps {
  const last = Math.max(0, ...games.map(({ number }) => number))
  return Array.from(
    { length: last },
    (_, index) => games.find(({ number }) => number === index + 1)?.map ?? null,
  )
}
