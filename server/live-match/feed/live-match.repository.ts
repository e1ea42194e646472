import { type Kysely, sql } from 'kysely'
import { lockArchive } from '../../archive/series-change.ts'
import { anyOf, now } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

/** A live game by its feed and its start, in epoch seconds of the game's clock. */
export interface LiveGameKey {
  readonly feed: number
  readonly startedAt: number
}

const at = (startedAt: number) => new Date(startedAt * 1000)

export const liveMatchRepository = (db: Kysely<Database>) => ({
  /** Whether a game goes into the archive, and whether it is there. */
  async state({ feed, startedAt }: LiveGameKey) {
    const decided = await db
      .selectFrom('live_match')
      .select('is_kept')
      .where('feed_id', '=', feed)
      .where('started_at', '=', at(startedAt))
      .executeTakeFirst()
    const imported = await db
      .selectFrom('live_game as l')
      .innerJoin('import as i', 'i.id', 'l.import_id')
      .select('i.id')
      .where('l.feed_id', '=', feed)
      .where('l.started_at', '=', at(startedAt))
      .where('i.undone_at', 'is', null)
      .executeTakeFirst()
    return { isKept: decided?.is_kept ?? true, isArchived: imported !== undefined }
  },

  /** Only games that are played, or were stored, can be decided about. */
  async exists({ feed, startedAt }: LiveGameKey): Promise<boolean> {
    const row = await db
      .selectNoFrom((eb) =>
        eb
          .or([
            eb.exists(
              eb
                .selectFrom('live_game')
                .select('feed_id')
                .where('feed_id', '=', feed)
                .where('started_at', '=', at(startedAt)),
            ),
            eb.exists(
              eb
                .selectFrom('live_view')
                .select('feed_id')
                .where('feed_id', '=', feed)
                .where(sql`(view ->> 'startedAt')::numeric`, '=', startedAt),
            ),
          ])
          .as('exists'),
      )
      .executeTakeFirstOrThrow()
    return Boolean(row.exists)
  },

  /** Every server shows it: the archive's version goes up. */
  async decide({ feed, startedAt }: LiveGameKey, isKept: boolean, by: number) {
    await db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      await tx
        .insertInto('live_match')
        .values({
          feed_id: feed,
          started_at: at(startedAt),
          is_kept: isKept,
          decided_by: by,
          decided_at: new Date(),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['feed_id', 'started_at'])
            .doUpdateSet({ is_kept: isKept, decided_by: by, decided_at: now() }),
        )
        .execute()
    })
  },

  /** The imports of live feeds with any of these games, newest first, with the starts of all their games in their order. */
  async importsOf(games: readonly LiveGameKey[]) {
    const rows = await db
      .selectFrom('import as i')
      .innerJoin('game as g', 'g.import_id', 'i.id')
      .select(['i.id', 'g.started_at'])
      .where('i.live_feed_id', '=', anyOf([...new Set(games.map(({ feed }) => feed))]))
      .where('i.undone_at', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('game as o')
            .select('o.id')
            .whereRef('o.import_id', '=', 'i.id')
            .where('o.started_at', '=', anyOf(games.map(({ startedAt }) => at(startedAt)))),
        ),
      )
      .orderBy('i.id', 'desc')
      .orderBy('g.number')
      .execute()
    return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
      id,
      games: own.map(({ started_at }) => started_at.getTime() / 1000),
    }))
  },
})
