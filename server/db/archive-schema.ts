import type { ColumnType, Generated } from 'kysely'

export interface ArchiveTables {
  archive: ArchiveTable
  import: ImportTable
  event: EventTable
  series: SeriesTable
  game: GameTable
  game_ban: GameBanTable
  team: TeamTable
  team_alias: TeamAliasTable
  team_season: TeamSeasonTable
  team_apart: TeamApartTable
  team_result: TeamResultTable
  player_result: PlayerResultTable
  correction: CorrectionTable
  team_comp: TeamCompTable
  team_spelling: TeamSpellingTable
  team_region: TeamRegionTable
  team_comp_order: TeamCompOrderTable
  team_comp_ban: TeamCompBanTable
  team_day: TeamDayTable
  player_legend: PlayerLegendTable
  comp_map: CompMapTable
  poi_comp: PoiCompTable
  ban_day: BanDayTable
  ban_series_day: BanSeriesDayTable
  recommendation_sheet: RecommendationSheetTable
  recommended_comp: RecommendedCompTable
}

interface ArchiveTable {
  id: number
  version: number
}

interface ImportTable {
  id: Generated<number>
  file_name: string
  file_hash: string
  format: string
  is_demo: Generated<boolean>
  imported_by: number | null
  imported_at: Generated<Date>
  undone_by: number | null
  undone_at: Date | null
  games: Generated<number>
  team_games: Generated<number>
  findings: ColumnType<unknown, string | undefined, string>
}

interface EventTable {
  id: Generated<number>
  name: string
}

interface SeriesTable {
  id: Generated<number>
  event_id: number
  import_id: number
  source_id: string | null
  bans_enabled: boolean
  region: string | null
}

interface GameTable {
  id: Generated<number>
  mid: string
  import_id: number
  series_id: number
  number: number
  started_at: Date
  map: string | null
  map_version: string
  is_current: Generated<boolean>
}

interface GameBanTable {
  game_id: number
  legend: string
  place: number
}

interface TeamTable {
  id: Generated<number>
  name: string
  is_name_chosen: Generated<boolean>
}

interface TeamAliasTable {
  key: string
  team_id: number
  is_chosen: Generated<boolean>
}

interface TeamSeasonTable {
  team_id: number
  season: number
  region: string
}

interface TeamApartTable {
  key: string
  other_key: string
  decided_by: number | null
  decided_at: Generated<Date>
}

interface TeamResultTable {
  id: Generated<number>
  game_id: number
  team_id: number
  alias_key: string
  spelling: string
  placement: number | null
  kills: number | null
  points: number | null
  survival_s: number | null
  damage: number | null
  legends: string[]
  comp_key: string | null
  poi: string | null
  poi_id: number | null
  region: string | null
  played_at: Date
  is_current: Generated<boolean>
}

interface PlayerResultTable {
  team_result_id: number
  slot: number
  player_id: string | null
  name: string
  legend: string | null
  kills: number | null
  assists: number | null
  knockdowns: number | null
  damage: number | null
  headshots: number | null
  shots: number | null
  hits: number | null
  survival_s: number | null
}

interface CorrectionTable {
  id: Generated<number>
  game_id: number
  team_result_id: number | null
  field: string
  old_value: ColumnType<unknown, string, string> | null
  new_value: ColumnType<unknown, string, string> | null
  corrected_by: number | null
  corrected_at: Generated<Date>
}

interface TeamCompTable {
  team_id: number
  comp_key: string
  games: number
  scored_games: number
  points: number
  points_squared: number
  last_played: Date | null
}

interface TeamSpellingTable {
  team_id: number
  spelling: string
  games: number
}

interface TeamRegionTable {
  team_id: number
  season: number
  region: string
  games: number
}

interface TeamCompOrderTable {
  team_id: number
  comp_key: string
  number: number
  games: number
}

interface TeamCompBanTable {
  team_id: number
  comp_key: string
  legend: string
  games: number
}

interface TeamDayTable {
  team_id: number
  day: string
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

interface PlayerLegendTable {
  team_id: number
  player: string
  legend: string
  games: number
}

interface CompMapTable {
  comp_key: string
  map: string
  games: number
  points: number
  points_squared: number
}

interface PoiCompTable {
  map: string
  poi_id: number
  comp_key: string
  games: number
  scored_games: number
  points: number
  points_squared: number
  kills: number
  wins: number
}

interface BanDayTable {
  day: string
  region: string
  legend: string
  number: number
  games: number
}

interface BanSeriesDayTable {
  day: string
  region: string
  games: number
}

interface RecommendationSheetTable {
  id: number
  file_name: string
  uploaded_by: number | null
  uploaded_at: Generated<Date>
}

interface RecommendedCompTable {
  place: number
  sheet_id: number
  comp_key: string
  legends: string[]
  players: (string | null)[]
  value: number | null
  value_worldsedge: number | null
  value_stormpoint: number | null
  value_edistrict: number | null
  value_brokenmoon: number | null
}
