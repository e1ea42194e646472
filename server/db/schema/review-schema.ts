import type { Generated } from 'kysely'
import type { MomentTag } from '#domain/review/moment.ts'
import type { TextArray } from './column-types.ts'

/** What people say about games. */
export interface ReviewTables {
  moment: MomentTable
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
