import type { Generated } from 'kysely'
import type { CorrectionRow } from '#contract/archive/correction.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { GroupedFinding } from '#domain/archive/finding.ts'
import type { GameKind } from '#domain/archive/game-kind.ts'
import type { Region, RegionChoice } from '#domain/archive/region.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import type { EqualPointsRule } from '#domain/series/standings.ts'
import type { TeamMerge } from '#domain/archive/team-merge.ts'
import type { Json, JsonWithDefault, TextArray, TextArrayWithDefault } from './column-types.ts'

/** Rows that were stored by the id of a game when it got another one: where they went, and those that had to go. */
export interface RenamedGame {
  /** Tables whose rows moved along. */
  readonly moved: readonly string[]
  /** Landings that moved along, by the key of their team. */
  readonly landings: readonly string[]
  /** View links that moved along, by id. */
  readonly links: readonly number[]
  /** Moments that moved along, by id. Games that were joined before there were any have no list. */
  readonly moments?: readonly string[]
  /** Rows that were deleted because the other game has its own, by table. */
  readonly deleted: Readonly<Record<string, readonly object[]>>
}

export interface ArchiveTables {
  archive: ArchiveTable
  import: ImportTable
  event: EventTable
  event_rule: EventRuleTable
  series: SeriesTable
  series_start_points: SeriesStartPointsTable
  series_roster: SeriesRosterTable
  series_poi_pick: SeriesPoiPickTable
  game: GameTable
  game_ban: GameBanTable
  game_track: GameTrackTable
  game_twin: GameTwinTable
  series_kind: SeriesKindTable
  event_kind: EventKindTable
  team: TeamTable
  team_alias: TeamAliasTable
  team_season: TeamSeasonTable
  team_apart: TeamApartTable
  team_merge: TeamMergeTable
  team_region_change: TeamRegionChangeTable
  team_result: TeamResultTable
  player_result: PlayerResultTable
  player_merge: PlayerMergeTable
  player_apart: PlayerApartTable
  correction: CorrectionTable
  landing: LandingTable
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
  findings: JsonWithDefault<GroupedFinding[]>
  landings: Generated<number>
  live_feed_id: number | null
  fetched_at: Date | null
}

interface EventTable {
  id: Generated<number>
  name: string
}

interface EventRuleTable {
  event_id: number
  equal_points: EqualPointsRule | null
  ban_tie: TieRule | null
  set_by: number | null
  set_at: Generated<Date>
}

interface SeriesTable {
  id: Generated<number>
  event_id: number
  import_id: number
  source_id: string | null
  bans_enabled: boolean
  region: Region | null
  organizer: string | null
  match_point: number | null
  match_point_min_games: Generated<number>
  awaited: TextArrayWithDefault
  own_bans_enabled: boolean | null
  kind: Generated<GameKind>
}

interface SeriesStartPointsTable {
  series_id: number
  alias_key: string
  points: number
}

interface SeriesRosterTable {
  series_id: number
  alias_key: string
  player: string
  name: string
  is_coach: boolean
}

interface SeriesPoiPickTable {
  series_id: number
  planned: number
  actual: number
  timed_out: boolean
  team: string
  team_key: string
  map: MapId | null
  poi_id: number | null
  picked_by: string | null
  picked_at: Date | null
}

interface GameTable {
  id: Generated<number>
  mid: string
  import_id: number
  series_id: number
  number: number
  started_at: Date
  map: MapId | null
  map_version: string
  is_current: Generated<boolean>
  own_mid: string | null
  banned_after: string | null
  own_bans: TextArray | null
}

interface GameBanTable {
  game_id: number
  legend: string
  place: number
}

interface GameTrackTable {
  mid: string
  track: Buffer
}

interface SeriesKindTable {
  first_mid: string
  kind: GameKind
  set_by: number | null
  set_at: Generated<Date>
}

interface EventKindTable {
  event: string
  kind: GameKind
  set_by: number | null
  set_at: Generated<Date>
}

interface GameTwinTable {
  mid: string
  other_mid: string
  found_at: Generated<Date>
  is_same: boolean | null
  decided_by: number | null
  decided_at: Date | null
  renamed: Json<RenamedGame> | null
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
  region: Region
}

interface TeamApartTable {
  key: string
  other_key: string
  decided_by: number | null
  decided_at: Generated<Date>
}

interface TeamMergeTable {
  id: Generated<number>
  merged_by: number | null
  merged_at: Generated<Date>
  merges: Json<TeamMerge[]>
}

interface TeamRegionChangeTable {
  id: Generated<number>
  changed_by: number | null
  changed_at: Generated<Date>
  choices: Json<RegionChoice[]>
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
  legends: TextArray
  comp_key: string | null
  poi: string | null
  poi_id: number | null
  region: Region | null
  played_at: Date
  is_current: Generated<boolean>
  source_id: string | null
  source_version: string | null
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
  hardware: string | null
}

interface PlayerMergeTable {
  key: string
  player: string
  merged_by: number | null
  merged_at: Generated<Date>
}

interface PlayerApartTable {
  key: string
  other_key: string
  decided_by: number | null
  decided_at: Generated<Date>
}

interface CorrectionTable {
  id: Generated<number>
  game_id: number
  team_result_id: number | null
  field: CorrectionRow['field']
  old_value: Json<CorrectionRow['before']> | null
  new_value: Json<CorrectionRow['after']> | null
  corrected_by: number | null
  corrected_at: Generated<Date>
}

interface LandingTable {
  id: Generated<number>
  team_key: string
  map: MapId
  poi: string
  poi_id: number | null
  mid: string | null
  set_by: number | null
  set_at: Generated<Date>
  import_id: number | null
  source_id: string | null
  game: number | null
  first_mid: string | null
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
  legends: TextArray
  players: TextArray<string | null>
  value: number | null
  value_worldsedge: number | null
  value_stormpoint: number | null
  value_edistrict: number | null
  value_brokenmoon: number | null
}
