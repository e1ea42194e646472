import { sql, type Kysely } from 'kysely'
import type { LegendUse } from '#domain/player.ts'
import type { CompMapSums } from '#domain/recommendation.ts'
import type { Database } from '../db/schema.ts'

export const recommendationRepository = (db: Kysely<Database>) => ({
  async compSums(): Promise<CompMapSums[]> {
    const { rows } = await sql<CompMapSums>`
      select comp_key as "compKey", map, games as n, points as sum, points_squared as "sumOfSquares"
      from comp_map`.execute(db)
    return rows
  },

  async usesOf(teamId: number): Promise<LegendUse[]> {
    return db
      .selectFrom('player_legend')
      .select(['player', 'legend', 'games'])
      .where('team_id', '=', teamId)
      .execute()
  },
})
