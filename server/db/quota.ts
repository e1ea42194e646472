import { type AliasedSelectQueryBuilder, type Kysely, sql, type Transaction } from 'kysely'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import { conflict } from '../http/errors.ts'
import type { Database } from './schema.ts'

export interface Quota {
  name: keyof typeof quotaMessages
  /** Selects the rows that count. */
  rows: (db: Kysely<Database>) => {
    as(alias: 'counted'): AliasedSelectQueryBuilder<object, 'counted'>
  }
}

/** The first of two numbers. Our other advisory locks have one. */
const QUOTA_LOCKS = 6

/**
 * Creates something if every quota has room, and refuses with a sentence otherwise. What is created in the same table
 * waits for its turn: requests that arrive together would each count the rows before the others are there.
 */
export const createWithinQuotas = <T>(
  db: Kysely<Database>,
  table: keyof Database,
  quotas: readonly Quota[],
  create: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${QUOTA_LOCKS}, hashtext(${table}))`.execute(tx)
    await requireQuotas(tx, quotas)
    return create(tx)
  })

/** Refuses if a quota has no room. Requests that arrive together can exceed it by their number. */
export async function requireQuotas(db: Kysely<Database>, quotas: readonly Quota[]): Promise<void> {
  for (const { name, rows } of quotas) {
    const found = await db
      .selectFrom(rows(db).as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirst()
    if ((found?.n ?? 0) >= QUOTAS[name]) throw quotaReached(name)
  }
}

export const quotaReached = (name: Quota['name']) => conflict(CODES[name], quotaMessages[name])

const CODES: Record<keyof typeof quotaMessages, string> = {
  accounts: 'too_many_users',
  selections: 'too_many_selections',
  selectionsPerUser: 'too_many_selections',
  plansPerUser: 'too_many_plans',
  coDrawnPlansPerUser: 'too_many_co_drawn_plans',
  drawersPerPlan: 'too_many_drawers',
  poiDrafts: 'too_many_poi_drafts',
  poiDraftsPerUser: 'too_many_poi_drafts',
  shareLinksPerUser: 'too_many_links',
  draftRooms: 'too_many_rooms',
  draftRoomsPerUser: 'too_many_rooms',
  membersPerRoom: 'too_many_members',
  addedLegends: 'too_many_legends',
  addedMaps: 'too_many_maps',
  poisPerMap: 'too_many_pois',
  matchLinks: 'too_many_links',
  webhooks: 'too_many_webhooks',
  matchPoints: 'too_many_match_points',
  liveFeeds: 'too_many_feeds',
  compNotes: 'too_many_notes',
  notes: 'too_many_notes',
  moments: 'too_many_moments',
  momentsPerGame: 'too_many_moments',
  insightVerdicts: 'too_many_verdicts',
  locationsPerMap: 'too_many_locations',
  pinsPerMap: 'too_many_markers',
  landings: 'too_many_landings',
  ringGamesPerMap: 'too_many_rings',
  ringImports: 'too_many_rings',
  unusedPicturesPerUser: 'too_many_pictures',
}
