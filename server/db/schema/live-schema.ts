import type { SettledOutcome } from '#domain/live-match/feed/live-outcome.ts'
import type { Generated } from 'kysely'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import type { Json, TextArray } from './column-types.ts'

/** The tables of live feeds and their games. */
export interface LiveTables {
  live_chunk: LiveChunkTable
  live_feed: LiveFeedTable
  live_game: LiveGameTable
  live_match: LiveMatchTable
  live_view: LiveViewTable
}

interface LiveChunkTable {
  session: string
  seq: number
  feed_id: number
  received_at: Date
  frames: number
  bytes: number
  content: Buffer
}

interface LiveFeedTable {
  id: Generated<number>
  name: string
  token_hash: Buffer
  created_by: number | null
  created_at: Generated<Date>
  last_used_at: Date | null
  revoked_at: Date | null
  match_point: number | null
  match_point_min_games: Generated<number>
}

interface LiveGameTable {
  feed_id: number
  started_at: Date
  ended_at: Date
  game: Buffer
  is_imported: Generated<boolean>
  teams: TextArray | null
  players: TextArray | null
  outcome: Generated<SettledOutcome>
  stored_at: Generated<Date>
  import_id: number | null
}

interface LiveMatchTable {
  feed_id: number
  started_at: Date
  is_kept: Generated<boolean>
  decided_by: number | null
  decided_at: Date | null
  draft_bans: TextArray | null
}

interface LiveViewTable {
  feed_id: number
  view: Json<LiveView>
  updated_at: Generated<Date>
}
