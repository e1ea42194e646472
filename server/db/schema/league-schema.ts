import type { Generated } from 'kysely'
import type { LeagueState } from '#contract/archive/league.ts'
import type { Json } from './column-types.ts'

/** What is known of the league's seasons, and how far they are fetched. */
export interface LeagueTables {
  league: LeagueTable
  league_season: LeagueSeasonTable
  league_series: LeagueSeriesTable
}

interface LeagueTable {
  id: Generated<number>
  next_request_at: Generated<Date>
  listed_at: Date | null
  state: Generated<LeagueState>
  season_id: string | null
  split_id: string | null
  region_id: string | null
  is_listed: Generated<boolean>
  total: Generated<number>
  started_by: number | null
  started_at: Date | null
  failures: Generated<number>
  fault: string | null
  retry_at: Generated<Date>
}

interface LeagueSeasonTable {
  id: string
  name: string
  starts_at: Date | null
  is_main: boolean
}

interface LeagueSeriesTable {
  id: string
  season_id: string
  split_id: string
  split: string
  region_id: string
  region: string
  starts_at: Date | null
  status: string
  games: number
  listed: Json<Record<string, unknown>>
  is_due: Generated<boolean>
  is_final: Generated<boolean>
  answers_hash: string | null
  import_id: number | null
  fetched_games: Generated<number>
  failures: Generated<number>
  fault: string | null
}
