import { type Kysely, sql } from 'kysely'
import type { MapId } from '#domain/catalog/map.ts'
import { defaultPositions, isSamePosition, type PoiPositions } from '#domain/map/poi-position.ts'
import type { Database } from '../db/schema.ts'

type Moved = Readonly<Record<MapId, PoiPositions>>

export const poiPositionRepository = (db: Kysely<Database>) => ({
  /** The POIs that were moved away from their built-in position. */
  async moved(): Promise<Moved> {
    const rows = await db.selectFrom('poi_position').select(['map', 'poi_id', 'x', 'y']).execute()
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ map }) => map)].map(([map, own]) => [
        map,
        Object.fromEntries(own.map(({ poi_id: id, x, y }) => [id, { x, y }])),
      ]),
    )
  },

  /** POIs that aren't listed stay where they are, so two administrators don't undo each other's changes. */
  async move(maps: Moved, by: number): Promise<void> {
    const rows = Object.entries(maps).flatMap(([map, positions]) => {
      const home = defaultPositions(map)
      return Object.entries(positions).map(([id, place]) => ({
        row: { map, id: Number(id), ...place },
        isHome: isSamePosition(home[id], place),
      }))
    })
    const json = (isHome: boolean) =>
      JSON.stringify(rows.filter((it) => it.isHome === isHome).map(({ row }) => row))
    await db.transaction().execute(async (tx) => {
      // One save at a time: two that move the same POIs in a different order would deadlock.
      await sql`lock table poi_position in share row exclusive mode`.execute(tx)
      await sql`
        delete from poi_position p using json_to_recordset(${json(true)})
          as home (map text, id integer)
        where p.map = home.map and p.poi_id = home.id`.execute(tx)
      await sql`
        insert into poi_position (map, poi_id, x, y, moved_by)
        select map, id, x, y, ${by} from
          json_to_recordset(${json(false)})
          as away (map text, id integer, x double precision, y double precision)
        on conflict (map, poi_id) do update
        set x = excluded.x, y = excluded.y, moved_by = excluded.moved_by, moved_at = now()`.execute(
        tx,
      )
    })
  },

  async reset(): Promise<void> {
    await db.deleteFrom('poi_position').execute()
  },
})
