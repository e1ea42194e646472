import { type NotNull, sql, type Transaction } from 'kysely'
import type { MapId } from '#domain/catalog/map.ts'
import type { MapPoi } from '#domain/catalog/map-entry.ts'
import { findPoiAmong } from '#domain/catalog/poi.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { seriesOfMatches } from '../landing/landing.ts'
import { changeSeries } from '../series-change.ts'
import { changePoiSums } from '../change-sums.ts'

type Tx = Transaction<Database>

// The caller has locked the archive. Finding the games reads the whole archive, which is rare enough here.

/** Gives games without a map to this one if it is what their file means by its name, as `find` says. */
export async function assignMap(tx: Tx, map: MapId, find: (text: string) => MapId | null) {
  const unknown = await tx
    .selectFrom('game')
    .select('map_version')
    .distinct()
    .where('map', 'is', null)
    .execute()
  const meant = unknown.flatMap(({ map_version: text }) => (find(text) === map ? text : []))
  if (meant.length === 0) return
  const rows = await tx
    .selectFrom('game')
    .select('series_id')
    .distinct()
    .where('map', 'is', null)
    .where('map_version', '=', anyOf(meant))
    .execute()
  const seriesIds = rows.map(({ series_id }) => series_id)
  await changeSeries(tx, seriesIds, async () => {
    await tx
      .updateTable('game')
      .set({ map })
      .where('map', 'is', null)
      .where('map_version', '=', anyOf(meant))
      .execute()
    return { mids: [], seriesIds }
  })
}

/** Files name POIs before an administrator says which one is meant. A removed POI keeps its landings. */
export async function assignPois(tx: Tx, map: MapId, pois: readonly MapPoi[]) {
  const shown = pois.filter(({ isRemoved }) => !isRemoved)
  const named = await namesOnMap(tx, map)
  const changes = named.flatMap(({ poi, poi_id }) => {
    const id = findPoiAmong(map, shown, poi)?.id
    return id === undefined || id === poi_id ? [] : { poi, id }
  })
  if (changes.length === 0) return
  const names = [...new Set(changes.map(({ poi }) => poi))]
  const json = JSON.stringify(changes)
  await changePoiSums(tx, await seriesNaming(tx, map, names), async () => {
    await sql`
      update team_result r set poi_id = c.id
      from game g, json_to_recordset(${json}) as c (poi text, id integer)
      where g.id = r.game_id and g.map = ${map} and r.poi = c.poi`.execute(tx)
    await sql`
      update landing l set poi_id = c.id from json_to_recordset(${json}) as c (poi text, id integer)
      where l.map = ${map} and l.import_id is not null and l.poi = c.poi`.execute(tx)
  })
}

/** What files call the POIs of a map. Landings that were set by hand name one by its id. */
async function namesOnMap(tx: Tx, map: MapId) {
  const ofDrops = tx
    .selectFrom('landing')
    .select(['poi', 'poi_id'])
    .where('map', '=', map)
    .where('import_id', 'is not', null)
  return tx
    .selectFrom('team_result as r')
    .innerJoin('game as g', 'g.id', 'r.game_id')
    .select(['r.poi', 'r.poi_id'])
    .where('g.map', '=', map)
    .where('r.poi', 'is not', null)
    .$narrowType<{ poi: NotNull }>()
    .union(ofDrops)
    .execute()
}

async function seriesNaming(tx: Tx, map: MapId, names: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('team_result as r')
    .innerJoin('game as g', 'g.id', 'r.game_id')
    // Landings of live data count for every file of their game.
    .innerJoin('game as copy', 'copy.mid', 'g.mid')
    .select('copy.series_id as id')
    .distinct()
    .where('g.map', '=', map)
    .where('r.poi', '=', anyOf(names))
    .execute()
  const drops = await tx
    .selectFrom('landing')
    .select('source_id')
    .distinct()
    .where('map', '=', map)
    .where('import_id', 'is not', null)
    .where('poi', '=', anyOf(names))
    .execute()
  const ofDrops = await seriesOfMatches(
    tx,
    drops.flatMap(({ source_id }) => source_id ?? []),
  )
  return [...new Set([...rows.map(({ id }) => id), ...ofDrops])]
}
