import { type Kysely, sql } from 'kysely'
import type { Webhook } from '#contract/series/webhook.ts'
import { findLastOfFeed, gamesOfFeeds } from '../../archive/feed-games.ts'
import { ago, fromNow, now } from '../../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'

/** Longer than a post takes. If a server dies meanwhile, another one tries then. */
const CLAIM_S = 60
/** Series are over by then. */
const LIFETIME = '7 days'
/** So are the seasons of feeds. */
const FEED_LIFETIME = '180 days'

/** A series, named by its first game, or a live feed with all its series. */
export type WebhookTarget =
  | { readonly firstMid: string; readonly feed: null }
  | { readonly firstMid: null; readonly feed: number }

export interface DueWebhook {
  id: number
  /** The series that has the game to post now. */
  series: number
  url: string
  hasFinish: boolean
  failures: number
  /** Of a feed: when the game to post started. */
  until: Date | null
  /** Of the row: each change of it makes another one. */
  version: string
}

interface NewWebhook {
  target: WebhookTarget
  /** Games up to this one aren't posted; 0 for a feed. */
  lastGame: number
  url: string
  hasFinish: boolean
  by: number
}

export const webhookRepository = (db: Kysely<Database>) => ({
  async find(target: WebhookTarget): Promise<Webhook | null> {
    const row = await db
      .selectFrom('series_webhook as w')
      .innerJoin('account as a', 'a.id', 'w.created_by')
      .select(['w.url', 'w.has_finish', 'w.created_at', 'w.last_game', 'w.sent_at', 'w.fault'])
      .select('a.username')
      .where('w.first_mid', 'is not distinct from', target.firstMid)
      .where('w.feed_id', 'is not distinct from', target.feed)
      .executeTakeFirst()
    if (!row) return null
    return {
      host: new URL(row.url).host,
      createdBy: row.username,
      createdAt: row.created_at.getTime(),
      hasFinish: row.has_finish,
      sent: row.sent_at && { game: row.last_game, at: row.sent_at.getTime() },
      fault: row.fault,
    }
  },

  set: ({ target, lastGame, url, hasFinish, by }: NewWebhook) =>
    createWithinQuotas(db, 'series_webhook', [quotaBeside(target)], async (tx) => {
      const { firstMid, feed } = target
      const until =
        feed === null ? null : ((await findLastOfFeed(tx, feed))?.started_at ?? new Date(0))
      const row = {
        url,
        has_finish: hasFinish,
        created_by: by,
        last_game: lastGame,
        created_at: new Date(),
      }
      const fresh = { sent_at: null, failures: 0, fault: null, next_try_at: new Date() }
      await tx
        .insertInto('series_webhook')
        .values({ first_mid: firstMid, feed_id: feed, posted_until: until, ...row })
        .onConflict((on) =>
          on
            .column(feed === null ? 'first_mid' : 'feed_id')
            .doUpdateSet({ posted_until: until, ...row, ...fresh }),
        )
        .execute()
    }),

  /** False if there is none. */
  async remove(target: WebhookTarget): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('series_webhook')
      .where('first_mid', 'is not distinct from', target.firstMid)
      .where('feed_id', 'is not distinct from', target.feed)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async removeOld() {
    await db
      .deleteFrom('series_webhook')
      .where((eb) =>
        eb.or([
          eb.and([eb('feed_id', 'is', null), eb('created_at', '<', ago(LIFETIME))]),
          eb('created_at', '<', ago(FEED_LIFETIME)),
        ]),
      )
      .execute()
  },

  /** The series of a feed that was played last; null before its first game. */
  lastSeriesOf: async (feed: number): Promise<number | null> =>
    (await findLastOfFeed(db, feed))?.series ?? null,

  /**
   * Takes a webhook with a game to post; null if there is none, or if another server has taken it since it was read, even if
   * that one has posted already. No other server gets it for a minute.
   */
  async claim(): Promise<DueWebhook | null> {
    const due = (await dueOfSeries(db)) ?? (await dueOfFeed(db))
    if (!due) return null
    const { numUpdatedRows } = await claimed(db, due)
      .set({ next_try_at: fromNow(CLAIM_S) })
      .where(sql`xmin::text`, '=', due.version)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? due : null
  },

  async sent(due: DueWebhook, game: number) {
    await claimed(db, due)
      .set({ last_game: game, posted_until: due.until, failures: 0, fault: null })
      .set({ sent_at: now(), next_try_at: now() })
      .execute()
  },

  async failed(due: DueWebhook, fault: string, delayS: number) {
    await claimed(db, due)
      .set({ failures: due.failures + 1, fault, next_try_at: fromNow(delayS) })
      .execute()
  },
})

const rowVersion = sql<string>`w.xmin::text`

const dueOfSeries = (db: Kysely<Database>): Promise<DueWebhook | undefined> =>
  db
    .selectFrom('series_webhook as w')
    .innerJoin('game as first', (join) =>
      join.onRef('first.mid', '=', 'w.first_mid').on('first.is_current', '=', true),
    )
    .select([
      'w.id',
      'first.series_id as series',
      'w.url',
      'w.has_finish as hasFinish',
      'w.failures',
    ])
    .select([sql<null>`null`.as('until'), rowVersion.as('version')])
    .where('w.next_try_at', '<=', now())
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('game as g')
          .select('g.id')
          .whereRef('g.series_id', '=', 'first.series_id')
          .whereRef('g.number', '>', 'w.last_game')
          .where('g.is_current', '=', true),
      ),
    )
    .limit(1)
    .executeTakeFirst()

const dueOfFeed = (db: Kysely<Database>): Promise<DueWebhook | undefined> =>
  gamesOfFeeds(db)
    .innerJoin('series_webhook as w', 'w.feed_id', 'i.live_feed_id')
    .select([
      'w.id',
      'kept.series_id as series',
      'w.url',
      'w.has_finish as hasFinish',
      'w.failures',
    ])
    .select(['sent.started_at as until', rowVersion.as('version')])
    .where('w.next_try_at', '<=', now())
    .whereRef('sent.started_at', '>', 'w.posted_until')
    .orderBy('sent.started_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Someone can have set another address meanwhile. */
const claimed = (db: Kysely<Database>, { id, url }: DueWebhook) =>
  db.updateTable('series_webhook').where('id', '=', id).where('url', '=', url)

/** Replacing an address needs no room. */
const quotaBeside = ({ firstMid, feed }: WebhookTarget): Quota => ({
  name: 'webhooks',
  rows: (tx) =>
    tx
      .selectFrom('series_webhook')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('first_mid', 'is distinct from', firstMid),
          eb('feed_id', 'is distinct from', feed),
        ]),
      ),
})
