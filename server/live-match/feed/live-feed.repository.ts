import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { LiveFeed } from '#contract/live-match/live-feed.ts'
import { hashToken } from '../../account/session.repository.ts'
import { toRule } from '../../archive/match-point.repository.ts'
import { ago, now } from '../../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'

/** 128 bits in characters that every command line takes. */
const TOKEN_BYTES = 16
const TOKEN_PATTERN = /(?<![\da-f])[\da-f]{32}(?![\da-f])/

export interface KnownFeed {
  id: number
  name: string
  created_by: number | null
}

export const liveFeedRepository = (db: Kysely<Database>) => ({
  async list(): Promise<Omit<LiveFeed, 'connection'>[]> {
    const rows = await db
      .selectFrom('live_feed as f')
      .leftJoin('account as a', 'a.id', 'f.created_by')
      .select(['f.id', 'f.name', 'f.created_at', 'f.last_used_at', 'f.revoked_at', 'a.username'])
      .select(['f.match_point as points', 'f.match_point_min_games as min_games'])
      .select((eb) =>
        eb
          .selectFrom('live_game')
          .whereRef('feed_id', '=', 'f.id')
          .where('outcome', '=', 'won')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .as('games'),
      )
      .orderBy('f.id', 'desc')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      createdBy: row.username,
      createdAt: row.created_at.getTime(),
      lastUsedAt: row.last_used_at?.getTime() ?? null,
      revokedAt: row.revoked_at?.getTime() ?? null,
      games: row.games ?? 0,
      matchPoint: toRule(row),
    }))
  },

  /** Returns the token, which isn't stored. */
  async create(name: string, by: number): Promise<{ id: number; token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('hex')
    const { id } = await createWithinQuotas(db, 'live_feed', [QUOTA], (tx) =>
      tx
        .insertInto('live_feed')
        .values({ name, token_hash: hashToken(token), created_by: by })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return { id, token }
  },

  /** False if there is none that is on. */
  async revoke(id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('live_feed')
      .set({ revoked_at: now() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** False if there is none. */
  async remove(id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('live_feed')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async listKnown(): Promise<KnownFeed[]> {
    return db.selectFrom('live_feed').select(['id', 'name', 'created_by']).orderBy('id').execute()
  },

  /** The feed whose token is in a session name, marked as used; null if there is none that is on. */
  async open(sessionName: string): Promise<KnownFeed | null> {
    const token = TOKEN_PATTERN.exec(sessionName)?.[0]
    if (token === undefined) return null
    const feed = await db
      .updateTable('live_feed')
      .set({ last_used_at: now() })
      .where('token_hash', '=', hashToken(token))
      .where('revoked_at', 'is', null)
      .returning(['id', 'name', 'created_by'])
      .executeTakeFirst()
    return feed ?? null
  },

  async find(id: number): Promise<KnownFeed | null> {
    const feed = await db
      .selectFrom('live_feed')
      .select(['id', 'name', 'created_by'])
      .where('id', '=', id)
      .executeTakeFirst()
    return feed ?? null
  },

  /** Of these feeds, those that are still on. */
  async stillOn(ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set()
    const rows = await db
      .selectFrom('live_feed')
      .select('id')
      .where('id', 'in', [...ids])
      .where('revoked_at', 'is', null)
      .execute()
    return new Set(rows.map(({ id }) => id))
  },

  /** Deletes old events. Games stay in the archive. */
  async removeOld() {
    await db.deleteFrom('live_chunk').where('received_at', '<', ago(KEEP_EVENTS)).execute()
    // Without an event for a day there is no series to go on with.
    await db.deleteFrom('live_game').where('ended_at', '<', ago(KEEP_EVENTS)).execute()
    await db.deleteFrom('live_match').where('started_at', '<', ago(KEEP_EVENTS)).execute()
  },
})

const KEEP_EVENTS = '30 days'

const QUOTA: Quota = { name: 'liveFeeds', rows: (tx) => tx.selectFrom('live_feed').select('id') }
