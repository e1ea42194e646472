import type { Kysely } from 'kysely'
import { type FeedSource, feedSourceOf } from '#domain/live-match/view/feed-source.ts'
import { findLastOfFeed } from '../../archive/feed-games.ts'
import type { Database } from '../../db/schema.ts'
import { liveViewRepository } from './live-view.repository.ts'

/** What a browser source of a feed shows: its match, else the series it sent last. */
export interface ShownFeed {
  readonly series: number | null
  readonly live: FeedSource | null
}

/** Null if there is no such feed. */
export const feedSources =
  (db: Kysely<Database>) =>
  async (feed: number): Promise<ShownFeed | null> => {
    const known = await db
      .selectFrom('live_feed')
      .select('id')
      .where('id', '=', feed)
      .executeTakeFirst()
    if (!known) return null
    const last = await findLastOfFeed(db, feed)
    const view = await liveViewRepository(db).find(feed)
    const live = feedSourceOf(view, last ? last.started_at.getTime() / 1000 : null)
    return live ? { live, series: null } : { live: null, series: last?.series ?? null }
  }
