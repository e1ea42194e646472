import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The channel on which servers with one database learn what changed. The archive's version has its own connection. */
export const CHANGE_CHANNEL = 'change'

/** What can change. Statements that notify by themselves, and triggers, use the same words. */
export type ChangeKind =
  | 'draft'
  | 'draft_room'
  | 'live_view'
  | 'moment'
  | 'plan'
  | 'plan_people'
  | 'poi_draft'
  | 'presence'
  | 'room_update'
  | 'roster'
  | 'series_plan'
  | 'session'
  | 'share_link'

/** Wakes those who follow this kind on all servers, with the commit if it is in a transaction. */
export const notifyChange = (db: Kysely<Database>, kind: ChangeKind, detail = '') =>
  sql`select pg_notify(${CHANGE_CHANNEL}, ${`${kind} ${detail}`})`.execute(db)

/** The kind, and what follows it. */
export function readChange(payload: string): { kind: string; detail: string } {
  const [kind = ''] = payload.split(' ', 1)
  return { kind, detail: payload.slice(kind.length + 1) }
}
