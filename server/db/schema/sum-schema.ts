import type { Generated } from 'kysely'
import type { MapId } from '#domain/catalog/map.ts'
import type { Region } from '#domain/archive/region.ts'

/** Sums over the current games. Only server/archive/change-sums.ts changes them. */
export interface SumTables {
  ban_day: BanDayTable
  ban_series_day: BanSeriesDayTable
  comp_map: CompMapTable
  player_day: PlayerDayTable
  player_legend: PlayerLegendTable
  player_name: PlayerNameTable
  player_pick_day: PlayerPickDayTable
  poi_comp: PoiCompTable
  poi_team: PoiTeamTable
  team_comp: TeamCompTable
  team_comp_ban: TeamCompBanTable
  team_comp_order: TeamCompOrderTable
  team_day: TeamDayTable
  team_region: TeamRegionTable
  team_spelling: TeamSpellingTable
}

interface BanDayTable {
  day: Date
  /** Empty where the region is unknown. */
  region: Region | ''
  legend: string
  number: number
  games: number
}

interface BanSeriesDayTable {
  day: Date
  /** Empty where the region is unknown. */
  region: Region | ''
  games: number
}

interface CompMapTable {
  comp_key: string
  /** Empty where the file did not say which map was played. */
  map: MapId
  games: number
  points: number
  points_squared: number
}

interface PlayerDayTable {
  player: string
  day: Date
  team_id: number
  name: string
  games: number
  kills: number
  kill_games: number
  kills_squared: number
  damage: number
  damage_games: number
  damage_squared: number
  knockdowns: number
  knockdown_games: number
  knockdowns_squared: number
  survival_s: number
  survival_games: number
  survival_squared: number
  shots: number
  hits: number
  aimed_games: number
  shots_squared: number
  hits_squared: number
  shots_by_hits: number
  points: number
  scored_games: number
  points_squared: number
  placements: number
  placed_games: number
  placements_squared: number
}

interface PlayerNameTable {
  player: string
  /** The player before any merge. */
  key: string
  name: string
  games: number
}

interface PlayerPickDayTable {
  player: string
  day: Date
  team_id: number
  /** Empty where the file did not say which map was played. */
  map: MapId
  /** Empty where it is unknown who played what. */
  legend: string
  games: number
  kills: number
  kill_games: number
  kills_squared: number
  damage: number
  damage_games: number
  damage_squared: number
  knockdowns: number
  knockdown_games: number
  knockdowns_squared: number
  survival_s: number
  survival_games: number
  survival_squared: number
  shots: number
  hits: number
  aimed_games: number
  shots_squared: number
  hits_squared: number
  shots_by_hits: number
  points: number
  scored_games: number
  points_squared: number
  placements: number
  placed_games: number
  placements_squared: number
}

interface PlayerLegendTable {
  team_id: number
  player: string
  legend: string
  games: number
}

interface PoiCompTable {
  map: MapId
  poi_id: number
  comp_key: string
  games: number
  points: number
  kills: number
  wins: number
  scored_games: Generated<number>
  points_squared: Generated<number>
  hand_games: Generated<number>
  live_games: Generated<number>
  drafted_games: Generated<number>
}

interface PoiTeamTable {
  map: MapId
  poi_id: number
  team_id: number
  games: number
  contested_games: number
  points: number
  scored_games: number
  points_squared: number
  placements: number
  placed_games: number
  placements_squared: number
  survival_s: number
  survival_games: number
  survival_squared: number
}

interface TeamCompTable {
  team_id: number
  comp_key: string
  games: number
  scored_games: number
  points: number
  last_played: Date | null
  points_squared: Generated<number>
  /** Written by server/archive/own-means.ts. */
  own_points: Generated<number>
  prior_share: Generated<number>
}

interface TeamCompBanTable {
  team_id: number
  comp_key: string
  legend: string
  games: number
}

interface TeamCompOrderTable {
  team_id: number
  comp_key: string
  number: number
  games: number
}

interface TeamDayTable {
  team_id: number
  day: Date
  games: number
  survival_s: number
  survival_games: number
  kills: number
  kill_games: number
  points: number
  scored_games: number
  points_squared: number
  placements: number
  placed_games: number
  survival_squared: Generated<number>
  kills_squared: Generated<number>
  placements_squared: Generated<number>
}

interface TeamRegionTable {
  team_id: number
  season: number
  region: Region
  games: number
}

interface TeamSpellingTable {
  team_id: number
  spelling: string
  games: number
}
