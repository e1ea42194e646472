import { sql, type Kysely } from 'kysely'
import type { PoiSums } from '#domain/map/poi-stats.ts'
import type { Database } from '../db/schema.ts'

export const poiRepository = (db: Kysely<Database>) => ({
  async sums(): Promise<PoiSums[]> {
    const { rows } = await sql<PoiSums>`
      select map, poi_id as "poiId", comp_key as "compKey", games, scored_games as "scoredGames",
        points, points_squared as "pointsSquared", kills, wins
      from poi_comp`.execute(db)
    return rows
  },
})
