import type { Kysely } from 'kysely'
import type { Webhook } from '#contract/webhook.ts'
import { ago, fromNow, now } from '../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'

/** Longer than a post takes. If a server dies meanwhile, another one tries then. */
const CLAIM_S = 60
/** Series are over by then. */
const LIFETIME = '7 days'

export interface DueWebhook {
  first_mid: string
  /** The series that has its first game now. */
  series: number
  url: string
  failures: number
}

interface NewWebhook {
  firstMid: string
  /** Games up to this one aren't posted. */
  lastGame: number
  url: string
  by: number
}

export const webhookRepository = (db: Kysely<Database>) => ({
  async find(firstMid: string): Promise<Webhook | null> {
    const row = await db
      .selectFrom('series_webhook as w')
      .innerJoin('account as a', 'a.id', 'w.created_by')
      .select(['w.url', 'w.created_at', 'w.last_game', 'w.sent_at', 'w.fault', 'a.username'])
      .where('w.first_mid', '=', firstMid)
      .executeTakeFirst()
    if (!row) return null
    return {
      host: new URL(row.url).host,
      createdBy: row.username,
      createdAt: row.created_at.getTime(),
      sent: row.sent_at && { game: row.last_game, at: row.sent_at.getTime() },
      fault: row.fault,
    }
  },

  set: ({ firstMid, lastGame, url, by }: NewWebhook) =>
    createWithinQuotas(db, 'series_webhook', [quotaBeside(firstMid)], async (tx) => {
      const row = { url, created_by: by, last_game: lastGame, created_at: new Date() }
      const fresh = { sent_at: null, failures: 0, fault: null, next_try_at: new Date() }
      await tx
        .insertInto('series_webhook')
        .values({ first_mid: firstMid, ...row })
        .onConflict((on) => on.column('first_mid').doUpdateSet({ ...row, ...fresh }))
        .execute()
    }),

  /** False if there is none. */
  async remove(firstMid: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('series_webhook')
      .where('first_mid', '=', firstMid)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async removeOld() {
    await db.deleteFrom('series_webhook').where('created_at', '<', ago(LIFETIME)).execute()
  },

  /** Takes a webhook with a game to post; null if there is none. No other server gets it for a minute. */
  async claim(): Promise<DueWebhook | null> {
    const due = await db
      .selectFrom('series_webhook as w')
      .innerJoin('game as first', (join) =>
        join.onRef('first.mid', '=', 'w.first_mid').on('first.is_current', '=', true),
      )
      .select(['w.first_mid', 'first.series_id as series', 'w.url', 'w.failures'])
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
    if (!due) return null
    const { numUpdatedRows } = await claimed(db, due)
      .set({ next_try_at: fromNow(CLAIM_S) })
      .where('next_try_at', '<=', now())
      .executeTakeFirst()
    return numUpdatedRows > 0n ? due : null
  },

  async sent(due: DueWebhook, game: number) {
    await claimed(db, due)
      .set({ last_game: game, failures: 0, fault: null })
      .set({ sent_at: now(), next_try_at: now() })
      .execute()
  },

  async failed(due: DueWebhook, fault: string, delayS: number) {
    await claimed(db, due)
      .set({ failures: due.failures + 1, fault, next_try_at: fromNow(delayS) })
      .execute()
  },
})

/** Someone can have set another address meanwhile. */
const claimed = (db: Kysely<Database>, { first_mid, url }: DueWebhook) =>
  db.updateTable('series_webhook').where('first_mid', '=', first_mid).where('url', '=', url)

/** Replacing an address needs no room. */
const quotaBeside = (firstMid: string): Quota => ({
  name: 'webhooks',
  rows: (tx) =>
    tx.selectFrom('series_webhook').select('first_mid as id').where('first_mid', '!=', firstMid),
})
