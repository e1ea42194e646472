import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

const CHECK_MS = 60_000

/** Checks every minute that the stored frames of all feeds together take no more than this. */
export function limitLiveStorage(
  db: Kysely<Database>,
  maxBytes: number,
  logger: FastifyBaseLogger,
) {
  const check = async () => {
    try {
      const chunks = await removeBeyond(db, maxBytes)
      if (chunks > 0) logger.warn({ chunks }, 'old live events removed: their storage is full')
    } catch (error) {
      logger.error(error, 'limiting the storage of live events failed')
    }
  }
  void check()
  const timer = setInterval(() => void check(), CHECK_MS)
  return async () => clearInterval(timer)
}

/**
 * Deletes the oldest frames beyond the limit, those of finished games first: a match that is played needs its own after
 * a restart. Returns how many rows were deleted.
 */
export async function removeBeyond(db: Kysely<Database>, maxBytes: number): Promise<number> {
  const stored = await db
    .selectFrom('live_chunk')
    .select(({ fn }) => fn.sum(fn('octet_length', ['content'])).as('bytes'))
    .executeTakeFirst()
  if (Number(stored?.bytes ?? 0) <= maxBytes) return 0
  // Raw: Kysely has no running sums over a frame.
  const { numAffectedRows = 0n } = await sql`
    with newest as (
      select c.session, c.seq,
        sum(octet_length(c.content)) over (
          order by c.received_at > coalesce(done.ended_at, '-infinity') desc, c.received_at desc, c.session, c.seq desc
        ) as bytes
      from live_chunk c
      left join (select feed_id, max(ended_at) as ended_at from live_game group by feed_id) done
        on done.feed_id = c.feed_id
    )
    delete from live_chunk c using newest n
    where n.session = c.session and n.seq = c.seq and n.bytes > ${maxBytes}`.execute(db)
  return Number(numAffectedRows)
}
