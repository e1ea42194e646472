import { sql, type Kysely } from 'kysely'
import { type LegendUse, RECENT_DAYS } from '#domain/team/player.ts'
import type { CompMapSums } from '#domain/comp/recommendation.ts'
import type { Database } from '../db/schema.ts'

export const recommendationRepository = (db: Kysely<Database>) => ({
  async compSums(): Promise<CompMapSums[]> {
    const { rows } = await sql<CompMapSums>`
      select comp_key as "compKey", map, games as n, points as sum, points_squared as "sumOfSquares"
      from comp_map`.execute(db)
    return rows
  },

  /** Of those who play for the team now: who left long ago is nobody's seat. */
  async usesOf(teamId: number): Promise<LegendUse[]> {
    const { rows } = await sql<LegendUse>`
      select player, legend, games from player_legend
      where team_id = ${teamId} and player in (
        select p.name from team_result r join player_result p on p.team_result_id = r.id
        where r.team_id = ${teamId} and r.is_current and r.played_at at time zone 'UTC' >=
          (select max(day) - ${RECENT_DAYS - 1}::integer from team_day where team_id = ${teamId}))`.execute(
      db,
    )
    return rows
  },
})
