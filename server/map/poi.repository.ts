import type { Kysely } from 'kysely'
import type { PoiSums } from '#domain/map/poi-stats.ts'
import type { Database } from '../db/schema.ts'

export const poiRepository = (db: Kysely<Database>) => ({
  async sums(): Promise<PoiSums[]> {
    return db
      .selectFrom('poi_comp')
      .select(['map', 'poi_id as poiId', 'comp_key as compKey', 'games', 'kills', 'wins'])
      .select(['scored_games as scoredGames', 'points', 'points_squared as pointsSquared'])
      .select(['hand_games as handGames', 'live_games as liveGames'])
      .select('drafted_games as draftedGames')
      .execute()
  },
})
