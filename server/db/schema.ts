import type { ColumnType, Generated } from 'kysely'
import type { Preferences } from '#contract/account.ts'
import type { Role } from '#domain/account/access.ts'
import type { LegendInfo } from '#domain/legend/legend-info.ts'
import type { ArchiveTables } from './archive-schema.ts'

export interface Database extends ArchiveTables {
  account: AccountTable
  session: SessionTable
  login_attempt: LoginAttemptTable
  team_selection: TeamSelectionTable
  poi_position: PoiPositionTable
  legend_edit: LegendEditTable
}

interface AccountTable {
  id: Generated<number>
  username: string
  username_key: string
  email: string | null
  email_key: string | null
  password_hash: string
  role: Role
  settings: ColumnType<Preferences, string | undefined, string>
  created_at: Generated<Date>
  last_login: Date | null
  last_activity: Date | null
}

interface SessionTable {
  token_hash: Buffer
  account_id: number
  created_at: Generated<Date>
  expires_at: Date
}

interface LoginAttemptTable {
  key: string
  failures: number
  window_start: Generated<Date>
  blocked_until: Date | null
}

interface TeamSelectionTable {
  id: Generated<number>
  name: string
  teams: string[]
  saved_by: number | null
  saved_at: Generated<Date>
}

interface PoiPositionTable {
  map: string
  poi_id: number
  x: number
  y: number
  moved_by: number | null
  moved_at: Generated<Date>
}

interface LegendEditTable {
  legend: string
  version: number
  changes: Partial<LegendInfo>
  updated_at: Generated<Date>
  updated_by: number | null
}
