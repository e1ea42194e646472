import type { Generated } from 'kysely'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import type { AccountLinkKind } from '#contract/share/account-link.ts'
import type { ShareKind } from '#contract/share/share-link.ts'
import type { Role } from '#domain/account/access.ts'
import type { ReplayChange } from '#domain/draft/draft-replay.ts'
import type { RoomRole } from '#domain/draft/draft-room.ts'
import type {
  DraftEntry,
  DraftEvent,
  DraftOperation,
  DraftRefusal,
  DraftUser,
} from '#domain/draft/draft.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { PoiDraftRefusal } from '#domain/poi-draft/decide-poi-draft.ts'
import type { PoiDraftState } from '#domain/poi-draft/poi-draft.ts'
import type { Json, TextArrayWithDefault, JsonWithDefault } from './column-types.ts'

/** The live draft, who is in it, and who watches. */
export interface DraftTables {
  decided_operation: DecidedOperationTable
  draft_ask: DraftAskTable
  draft_event: DraftEventTable
  draft_follow: DraftFollowTable
  draft_head: DraftHeadTable
  draft_history: DraftHistoryTable
  draft_op: DraftOpTable
  draft_replay: DraftReplayTable
  draft_result: DraftResultTable
  draft_room: DraftRoomTable
  draft_room_member: DraftRoomMemberTable
  poi_draft: PoiDraftTable
  presence: PresenceTable
  series_plan: SeriesPlanTable
  share_link: ShareLinkTable
}

interface DecidedOperationTable {
  poi_draft_id: number | null
  plan_id: number | null
  room_id: number | null
  user_id: number
  operation_id: string
  number: Generated<number>
  refusal: PoiDraftRefusal | null
  version: number | null
}

interface DraftAskTable {
  room_id: Generated<number>
  operation_id: string
  operation: Json<DraftOperation>
  asked_at: Generated<Date>
  answered_by: number | null
  answered_at: Date | null
}

interface DraftFollowTable {
  room_id: number
  feed_id: number | null
  is_on: Generated<boolean>
  changed_by: number | null
  changed_at: Date | null
}

interface DraftEventTable {
  room_id: Generated<number>
  version: number
  payload: Json<DraftEvent>
  at: Date | null
}

interface DraftHeadTable {
  room_id: number
  version: number
  banned_legends: TextArrayWithDefault
  picked_legends: TextArrayWithDefault
  changed_at: Date | null
}

interface DraftHistoryTable {
  room_id: Generated<number>
  id: number
  version: number
  entry: Json<DraftEntry>
}

interface DraftOpTable {
  user_id: number
  operation_id: string
  room_id: Generated<number>
  status: number
  refusal: DraftRefusal | null
  first_version: number
  version: number
  is_undone: Generated<boolean>
  decided_at: Generated<Date>
}

interface DraftReplayTable {
  room_id: Generated<number>
  version: number
  at: Date | null
  payload: Json<ReplayChange & { user?: DraftUser | null }>
}

interface DraftResultTable {
  room_id: number
  game: number
  map: MapId | null
  place: number | null
  kills: number | null
  points: number | null
  changed_by: number | null
  changed_at: Generated<Date>
}

interface DraftRoomTable {
  id: Generated<number>
  name: string
  event: Generated<string>
  team: string | null
  first_mid: string | null
  is_private: Generated<boolean>
  created_by: number | null
  created_at: Generated<Date>
  finished_at: Date | null
  log_start: Generated<number>
  first_game: Generated<number>
  teams: Generated<string[]>
  /** By the number of the game. */
  maps: JsonWithDefault<Record<string, string>>
  assumed_ban: string | null
}

interface DraftRoomMemberTable {
  room_id: number
  account_id: number
  joined_at: Generated<Date>
  role: Generated<RoomRole | 'none'>
}

interface PoiDraftTable {
  id: Generated<number>
  version: Generated<number>
  content: Json<PoiDraftState>
  landed_mid: string | null
  created_by: number | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface PresenceTable {
  server_id: string
  room_id: Generated<number>
  account_id: number
  seen_at: Date
  is_idle: Generated<boolean>
}

interface SeriesPlanTable {
  room: number | null
  version: Generated<number>
  content: Json<PlanOfSeries> | null
  updated_by: number | null
  updated_at: Date | null
}

interface ShareLinkTable {
  id: Generated<number>
  token_hash: Buffer
  kind: ShareKind | AccountLinkKind
  target: Generated<string>
  room_id: number | null
  created_by: number
  created_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  uses: Generated<number>
  used_at: Date | null
  max_uses: number | null
  invited_role: Role | null
  invited_team: string | null
  invited_room: number | null
  account_id: number | null
}
