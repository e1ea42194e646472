import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What live feeds have sent, where it is in the archive now: a file of the same games can have taken over. */
export const gamesOfFeeds = (db: Kysely<Database>) =>
  db
    .selectFrom('import as i')
    .innerJoin('game as sent', 'sent.import_id', 'i.id')
    .innerJoin('game as kept', (join) =>
      join.onRef('kept.mid', '=', 'sent.mid').on('kept.is_current', '=', true),
    )
    .where('i.undone_at', 'is', null)

/** The last game of a feed. */
export const findLastOfFeed = (db: Kysely<Database>, feed: number) =>
  gamesOfFeeds(db)
    .select(['kept.series_id as series', 'sent.started_at'])
    .where('i.live_feed_id', '=', feed)
    .orderBy('sent.started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
