import type { Kysely } from 'kysely'
import { mapFinder } from '#domain/catalog/map.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { isShippedMap } from '#domain/catalog/shipped-maps.ts'
import { toMapEntry } from '#contract/catalog/map.ts'
import { assignMap, assignPois } from '../archive/correction/assign-map.ts'
import type { Database } from '../db/schema.ts'
import { listMaps } from './map.repository.ts'
import { changeRoster } from './roster.repository.ts'

/** Games that were imported before the product had their map get it, with their landings. */
export async function assignShippedMaps(db: Kysely<Database>): Promise<void> {
  const saved = await listMaps(db)
  const find = mapFinder(saved.map(toMapEntry))
  const unknown = await db
    .selectFrom('game')
    .select('map_version')
    .distinct()
    .where('map', 'is', null)
    .execute()
  const maps = new Set(unknown.flatMap(({ map_version: text }) => find(text) ?? []))
  for (const map of [...maps].filter(isShippedMap))
    await changeRoster(db, async (tx) => {
      await assignMap(tx, map, find)
      await assignPois(tx, map, saved.find(({ id }) => id === map)?.pois ?? poisOf(map))
    })
}
