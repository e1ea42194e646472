import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Region } from '#domain/team/region.ts'
import { LATEST_REGION, REGION_OF_TEAM } from '../archive/team-regions.ts'
import type { Database } from '../db/schema.ts'

export interface StatsFilter {
  startDate?: string | undefined
  endDate?: string | undefined
  /** Empty for all. */
  regions: readonly Region[]
}

export interface TeamSums {
  name: string
  region: Region | null
  games: number
  survival_s: number
  survival_games: number
  survival_squared: number
  kills: number
  kill_games: number
  kills_squared: number
  points: number
  scored_games: number
  points_squared: number
  placements: number
  placed_games: number
  placements_squared: number
}

export interface BanSums {
  legend: string
  number: number
  bans: number
}

/** A team's region in the season of a day; the latest one where that season's is not known. */
const REGION = sql`coalesce(of_season.region, latest.region)`

export const statsRepository = (db: Kysely<Database>) => ({
  async teams(filter: StatsFilter): Promise<TeamSums[]> {
    const { rows } = await sql<TeamSums>`
      select t.name, (array_agg(${REGION} order by d.day desc))[1] as region, sum(d.games)::integer as games,
        sum(d.survival_s)::bigint as survival_s, sum(d.survival_games)::integer as survival_games,
        sum(d.survival_squared)::bigint as survival_squared,
        sum(d.kills)::integer as kills, sum(d.kill_games)::integer as kill_games,
        sum(d.kills_squared)::bigint as kills_squared,
        sum(d.points)::integer as points, sum(d.scored_games)::integer as scored_games,
        sum(d.points_squared)::bigint as points_squared,
        sum(d.placements)::integer as placements, sum(d.placed_games)::integer as placed_games,
        sum(d.placements_squared)::bigint as placements_squared
      from team_day d join team t on t.id = d.team_id
      left join (${REGION_OF_TEAM}) of_season on of_season.team_id = t.id
        and of_season.season = extract(year from d.day)
      left join (${LATEST_REGION}) latest on latest.team_id = t.id
      where ${between(filter)} and ${inRegion(filter, REGION)}
      group by t.id, t.name
      order by lower(t.name) collate "C", t.name collate "C"`.execute(db)
    return rows
  },

  async bans(filter: StatsFilter): Promise<BanSums[]> {
    const { rows } = await sql<BanSums>`
      select d.legend, d.number, sum(d.games)::integer as bans from ban_day d
      where ${between(filter)} and ${inRegion(filter, sql`d.region`)}
      group by d.legend, d.number order by d.legend collate "C", d.number`.execute(db)
    return rows
  },

  async seriesWithBans(filter: StatsFilter): Promise<number> {
    const { rows } = await sql<{ series: number }>`
      select coalesce(sum(d.games), 0)::integer as series from ban_series_day d
      where ${between(filter)} and ${inRegion(filter, sql`d.region`)}`.execute(db)
    return rows[0]?.series ?? 0
  },
})

const between = ({ startDate, endDate }: StatsFilter) => sql`
  d.day >= coalesce(${startDate ?? null}::date, '-infinity'::date)
  and d.day <= coalesce(${endDate ?? null}::date, 'infinity'::date)`

const inRegion = ({ regions }: StatsFilter, region: RawBuilder<unknown>) =>
  regions.length === 0 ? sql`true` : sql`${region} = any(${regions})`
