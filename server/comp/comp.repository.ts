import { sql, type Kysely } from 'kysely'
import type { MapId } from '#domain/map/map.ts'
import type { Database } from '../db/schema.ts'

export interface CompRow {
  team_id: number
  comp_key: string
  games: number
  scored_games: number
  points: number
  points_squared: number
  last_played: Date
  orders: number[]
  bans: string[]
}

export interface PlayedMatchRow {
  team_id: number
  comp_key: string
  placement: number | null
  survival_s: number | null
  points: number | null
  kills: number | null
  damage: number | null
  map: MapId | null
  number: number
  played_at: Date
  bans: number
}

export const compRepository = (db: Kysely<Database>) => ({
  /** Out of the sums: no result is looked at, however many there are. */
  async ofTeams(teamIds: readonly number[]): Promise<CompRow[]> {
    const { rows } = await sql<CompRow>`
      select t.team_id, t.comp_key, t.games, t.scored_games, t.points, t.points_squared,
        t.last_played,
        array(select o.number from team_comp_order o, generate_series(1, o.games)
          where o.team_id = t.team_id and o.comp_key = t.comp_key order by o.number) as orders,
        array(select b.legend from team_comp_ban b
          where b.team_id = t.team_id and b.comp_key = t.comp_key order by b.legend collate "C") as bans
      from team_comp t where t.team_id = any(${teamIds})
      order by t.team_id, t.games desc, t.comp_key collate "C"`.execute(db)
    return rows
  },

  /** All on record, also those that do not say what was played. */
  async gamesOf(teamIds: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await sql<{ id: number; games: number }>`
      select team_id as id, sum(games)::integer as games from team_spelling
      where team_id = any(${teamIds}) group by team_id`.execute(db)
    return new Map(rows.map(({ id, games }) => [id, games]))
  },

  async matchesOf(teamIds: readonly number[]): Promise<PlayedMatchRow[]> {
    const { rows } = await sql<PlayedMatchRow>`
      select r.team_id, r.comp_key, r.placement, r.survival_s, r.points, r.kills, r.damage, g.map,
        g.number, r.played_at, (select count(*)::integer from game_ban b where b.game_id = g.id) as bans
      from team_result r join game g on g.id = r.game_id
      where r.is_current and r.comp_key is not null and r.team_id = any(${teamIds})
      order by r.played_at, g.id`.execute(db)
    return rows
  },
})
