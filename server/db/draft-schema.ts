import type { Generated } from 'kysely'
import type { PlanOfSeries } from '#contract/series-plan.ts'
import type { ShareKind } from '#contract/share-link.ts'
import type { DraftEntry, DraftEvent, DraftRefusal } from '#domain/draft/draft.ts'
import type { Json, TextArrayWithDefault } from './column-types.ts'

/** The live draft, who is in it, and who watches. */
export interface DraftTables {
  draft_event: DraftEventTable
  draft_head: DraftHeadTable
  draft_history: DraftHistoryTable
  draft_op: DraftOpTable
  draft_replay: DraftReplayTable
  presence: PresenceTable
  series_plan: SeriesPlanTable
  share_link: ShareLinkTable
}

interface DraftEventTable {
  version: number
  payload: Json<DraftEvent>
  at: Date | null
}

interface DraftHeadTable {
  id: number
  version: number
  banned_legends: TextArrayWithDefault
  picked_legends: TextArrayWithDefault
}

interface DraftHistoryTable {
  id: number
  version: number
  entry: Json<DraftEntry>
}

interface DraftOpTable {
  user_id: number
  operation_id: string
  status: number
  refusal: DraftRefusal | null
  first_version: number
  version: number
  is_undone: Generated<boolean>
  decided_at: Generated<Date>
}

interface DraftReplayTable {
  version: number
  at: Date | null
  payload: Json<unknown>
}

interface PresenceTable {
  server_id: string
  account_id: number
  seen_at: Date
  is_idle: Generated<boolean>
}

interface SeriesPlanTable {
  room: number | null
  version: Generated<number>
  content: Json<PlanOfSeries> | null
  operations: TextArrayWithDefault
  updated_by: number | null
  updated_at: Date | null
}

interface ShareLinkTable {
  id: Generated<number>
  token_hash: Buffer
  kind: ShareKind
  target: Generated<string>
  created_by: number
  created_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  uses: Generated<number>
  used_at: Date | null
}
