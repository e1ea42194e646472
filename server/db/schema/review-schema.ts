import type { Generated } from 'kysely'
import type { InsightVerdict } from '#contract/review/debrief.ts'
import type { InsightKind } from '#domain/review/debrief/insight.ts'
import type { MomentTag } from '#domain/review/moment.ts'
import type { TextArray } from './column-types.ts'

/** What people say about games. */
export interface ReviewTables {
  insight_verdict: InsightVerdictTable
  moment: MomentTable
}

interface InsightVerdictTable {
  mid: string
  is_series: boolean
  team_key: string
  kind: InsightKind
  verdict: InsightVerdict
  said_by: number
  said_at: Generated<Date>
}

interface MomentTable {
  id: string
  mid: string
  at_s: number
  from_s: number
  to_s: number
  tags: TextArray<MomentTag>
  note: string
  players: TextArray
  legends: TextArray
  x: number | null
  y: number | null
  ring: number | null
  private_to: number | null
  created_by: number | null
  created_at: Generated<Date>
  updated_by: number | null
  updated_at: Generated<Date>
  version: number
  deleted_at: Date | null
}
