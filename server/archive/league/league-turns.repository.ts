import { type Kysely, sql } from 'kysely'
import { fromNow } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

/** Requests don't wait longer for their turn. */
export const LONGEST_WAIT_S = 30

/** When requests to the league can be sent. All servers take their turns here. */
export const leagueTurns = (db: Kysely<Database>) => ({
  /** Takes the next turn and returns in how many milliseconds it is; null if that is too long to wait. */
  async takeTurn(gapMs: number): Promise<number | null> {
    const gapS = gapMs / 1000
    const turn = sql<Date>`greatest(next_request_at, now())`
    const row = await db
      .updateTable('league')
      .set({ next_request_at: sql<Date>`${turn} + ${gapS} * interval '1 second'` })
      .where('next_request_at', '<', fromNow(LONGEST_WAIT_S))
      .returning(
        sql<number>`extract(epoch from next_request_at - now())::float8 * 1000`.as('waitMs'),
      )
      .executeTakeFirst()
    return row ? Math.max(0, row.waitMs - gapMs) : null
  },

  /** No server sends a request before. */
  async delay(seconds: number) {
    await db
      .updateTable('league')
      .set({ next_request_at: sql<Date>`greatest(next_request_at, ${fromNow(seconds)})` })
      .execute()
  },
})
