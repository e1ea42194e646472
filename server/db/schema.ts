import type { Generated } from 'kysely'
import type { Preferences } from '#contract/account/account.ts'
import type { SavedMap } from '#contract/catalog/map.ts'
import type { StoredRings } from '#contract/map/ring.ts'
import type { RosterLegend } from '#contract/catalog/roster.ts'
import type { MatchLinkEnd } from '#contract/archive/match-link.ts'
import type { MatchLinkKind } from '#contract/archive/match-link-address.ts'
import type { Role } from '#domain/account/access.ts'
import type { LegendInfo } from '#domain/catalog/legend-info.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { Drawing, Shape } from '#domain/map/plan.ts'
import type { NoteSubject } from '#domain/note/note-subject.ts'
import type { ArchiveTables } from './schema/archive-schema.ts'
import type {
  IdArrayWithDefault,
  Json,
  JsonWithDefault,
  TextArray,
  TextArrayWithDefault,
} from './schema/column-types.ts'
import type { DraftTables } from './schema/draft-schema.ts'
import type { ForecastTables } from './schema/forecast-schema.ts'
import type { LeagueTables } from './schema/league-schema.ts'
import type { LiveTables } from './schema/live-schema.ts'
import type { ReviewTables } from './schema/review-schema.ts'
import type { SumTables } from './schema/sum-schema.ts'

/** Every table of a migrated database. schema.test.ts compares it with the catalog. */
export interface Database
  extends
    ArchiveTables,
    DraftTables,
    ForecastTables,
    LeagueTables,
    LiveTables,
    ReviewTables,
    SumTables {
  account: AccountTable
  comp_note: CompNoteTable
  earlier_note: EarlierNoteTable
  game_map: GameMapTable
  legend_edit: LegendEditTable
  known_device: KnownDeviceTable
  login_attempt: LoginAttemptTable
  lootpath: LootpathTable
  match_link: MatchLinkTable
  migration: MigrationTable
  note: NoteTable
  picture: PictureTable
  pin_marker: PinMarkerTable
  plan: PlanTable
  plan_change: PlanChangeTable
  plan_drawer: PlanDrawerTable
  poi_position: PoiPositionTable
  ring_game: RingGameTable
  ring_import: RingImportTable
  roster_legend: RosterLegendTable
  session: SessionTable
  setting: SettingTable
  series_match_point: SeriesMatchPointTable
  series_webhook: SeriesWebhookTable
  team_selection: TeamSelectionTable
}

interface AccountTable {
  id: Generated<number>
  username: string
  username_key: string
  email: string | null
  email_key: string | null
  password_hash: string
  role: Role
  settings: JsonWithDefault<Preferences>
  created_at: Generated<Date>
  last_login: Date | null
  last_activity: Date | null
}

interface CompNoteTable {
  id: Generated<number>
  comp_key: string
  legends: TextArray
  map: MapId | null
  opponent_key: string | null
  opponent: string | null
  notes: string
  version: Generated<number>
  created_at: Generated<Date>
  created_by: number | null
  updated_at: Generated<Date>
  updated_by: number | null
}

interface LegendEditTable {
  legend: string
  version: number
  changes: Json<Partial<LegendInfo>>
  updated_at: Generated<Date>
  updated_by: number | null
}

interface KnownDeviceTable {
  account_id: number
  token_hash: Buffer
  used_at: Generated<Date>
}

interface LoginAttemptTable {
  key: string
  failures: number
  window_start: Generated<Date>
  blocked_until: Date | null
}

interface LootpathTable {
  id: Generated<number>
  map: MapId
  slug: string
  name: string
  picture: Buffer | null
  picture_is_demo: Generated<boolean>
  picture_at: Date | null
  picture_by: number | null
  note: Generated<string>
  note_is_demo: Generated<boolean>
  note_version: Generated<number>
  earlier_notes: TextArrayWithDefault
  note_at: Date | null
  note_by: number | null
}

interface MatchLinkTable {
  id: Generated<number>
  kind: MatchLinkKind
  host: string
  code: string
  event: Generated<string>
  created_by: number
  created_at: Generated<Date>
  next_look_at: Generated<Date>
  lease: string | null
  leased_until: Date | null
  looked_at: Date | null
  mids: TextArrayWithDefault
  import_ids: IdArrayWithDefault
  last_game_at: Date | null
  failures: Generated<number>
  fault: string | null
  ended_at: Date | null
  end_reason: MatchLinkEnd | null
  starts_at: Date | null
  games_hash: string | null
  answers_hash: string | null
  checked_series: TextArrayWithDefault
}

interface MigrationTable {
  name: string
  applied_at: Generated<Date>
  checksum: string | null
  version: string | null
}

interface EarlierNoteTable {
  about: NoteSubject
  subject: string
  version: number
  text: string
  updated_at: Date
  updated_by: number | null
}

interface NoteTable {
  about: NoteSubject
  subject: string
  text: string
  version: Generated<number>
  updated_at: Generated<Date>
  updated_by: number | null
}

interface PictureTable {
  name: string
  bytes: Buffer
  uploaded_by: number | null
  uploaded_at: Generated<Date>
}

interface PinMarkerTable {
  id: Generated<number>
  map: MapId
  title: Generated<string>
  x: number
  y: number
  picture: string | null
  youtube_link: string | null
  added_by: number | null
  added_at: Generated<Date>
}

interface PlanTable {
  id: Generated<number>
  owner_id: number
  name: string
  map: MapId
  shapes: Json<Drawing>
  version: Generated<number>
  share_id: string | null
  draw_id: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface PlanChangeTable {
  plan_id: number
  version: number
  account_id: number
  shape_id: number
  shape: Json<Shape> | null
}

interface PlanDrawerTable {
  plan_id: number
  account_id: number
}

interface PoiPositionTable {
  map: MapId
  poi_id: number
  x: number
  y: number
  moved_by: number | null
  moved_at: Generated<Date>
}

interface GameMapTable {
  id: MapId
  name: string
  spellings: TextArrayWithDefault
  picture: string | null
  calibration: Json<NonNullable<SavedMap['calibration']>> | null
  pois: Json<SavedMap['pois']>
  is_retired: Generated<boolean>
  version: Generated<number>
  updated_at: Generated<Date>
  updated_by: number | null
}

interface RingGameTable {
  id: Generated<number>
  map: MapId
  import_id: number | null
  mid: string | null
  day: string | null
  centers: StoredRings['centers']
}

interface RingImportTable {
  id: Generated<number>
  file_name: string
  games: number
  imported_by: number | null
  imported_at: Generated<Date>
}

interface RosterLegendTable {
  key: string
  name: string
  short: string
  classes: Json<RosterLegend['classes']>
  spellings: TextArrayWithDefault
  retired_from: string | null
  picture: string | null
  version: Generated<number>
  updated_at: Generated<Date>
  updated_by: number | null
}

interface SessionTable {
  token_hash: Buffer
  account_id: number
  created_at: Generated<Date>
  expires_at: Date
  id: Generated<number>
  device: Generated<string>
  used_at: Date | null
}

interface SettingTable {
  name: string
  value: Json<unknown>
  updated_at: Generated<Date>
  updated_by: number | null
}

interface SeriesMatchPointTable {
  first_mid: string
  points: number | null
  min_games: number
  set_by: number | null
  set_at: Generated<Date>
}

interface SeriesWebhookTable {
  id: Generated<number>
  first_mid: string | null
  feed_id: number | null
  posted_until: Date | null
  url: string
  has_finish: Generated<boolean>
  created_by: number
  created_at: Generated<Date>
  last_game: number
  sent_at: Date | null
  next_try_at: Generated<Date>
  failures: Generated<number>
  fault: string | null
}

interface TeamSelectionTable {
  id: Generated<number>
  name: string
  teams: TextArray
  saved_by: number | null
  saved_at: Generated<Date>
}
