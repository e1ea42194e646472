import type { Kysely } from 'kysely'
import type { MatchPointRule } from '#domain/series/match-point.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'
import { findFirstMid } from './current-series.ts'
import { lockArchive } from './series-change.ts'

interface RuleColumns {
  points: number | null
  min_games: number
}

/** Which series are played by match point: what a series says counts, else what its live feed says. */
export const matchPointRepository = (db: Kysely<Database>) => {
  /** Undefined if the series says nothing. */
  const ofSeries = async (series: number): Promise<RuleColumns | undefined> => {
    const firstMid = await findFirstMid(db, series)
    if (firstMid === null) return undefined
    return db
      .selectFrom('series_match_point')
      .select(['points', 'min_games'])
      .where('first_mid', '=', firstMid)
      .executeTakeFirst()
  }

  const ofFeed = (feed: number): Promise<RuleColumns | undefined> =>
    db
      .selectFrom('live_feed')
      .select(['match_point as points', 'match_point_min_games as min_games'])
      .where('id', '=', feed)
      .executeTakeFirst()

  /** A file of the same games can have taken over from the feed. */
  const ofFeedOfSeries = (series: number): Promise<RuleColumns | undefined> =>
    db
      .selectFrom('game as own')
      .innerJoin('game as sent', 'sent.mid', 'own.mid')
      .innerJoin('import as i', 'i.id', 'sent.import_id')
      .innerJoin('live_feed as f', 'f.id', 'i.live_feed_id')
      .select(['f.match_point as points', 'f.match_point_min_games as min_games'])
      .where('own.series_id', '=', series)
      .where('own.is_current', '=', true)
      .where('i.undone_at', 'is', null)
      .where('f.match_point', 'is not', null)
      .orderBy('f.id')
      .limit(1)
      .executeTakeFirst()

  return {
    /** Of a series; `feed` is the one that sends its next game, if one does. */
    async find(series: number | null, feed: number | null): Promise<MatchPointRule | null> {
      const own = series === null ? undefined : await ofSeries(series)
      if (own) return toRule(own)
      const sent = feed === null ? undefined : await ofFeed(feed)
      if (sent) return toRule(sent)
      return series === null ? null : toRule(await ofFeedOfSeries(series))
    },

    setOfSeries: (firstMid: string, rule: MatchPointRule | null, by: number) =>
      createWithinQuotas(db, 'series_match_point', [quotaBeside(firstMid)], async (tx) => {
        await lockArchive(tx)
        const row = {
          points: rule?.points ?? null,
          min_games: rule?.minGames ?? 1,
          set_by: by,
          set_at: new Date(),
        }
        await tx
          .insertInto('series_match_point')
          .values({ first_mid: firstMid, ...row })
          .onConflict((on) => on.column('first_mid').doUpdateSet(row))
          .execute()
      }),

    /** False if there is no such feed. */
    setOfFeed: (feed: number, rule: MatchPointRule | null): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await lockArchive(tx)
        const { numUpdatedRows } = await tx
          .updateTable('live_feed')
          .set({ match_point: rule?.points ?? null, match_point_min_games: rule?.minGames ?? 1 })
          .where('id', '=', feed)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),
  }
}

export const toRule = (row: RuleColumns | undefined): MatchPointRule | null =>
  row?.points ? { points: row.points, minGames: row.min_games } : null

/** Changing what a series says needs no room. */
const quotaBeside = (firstMid: string): Quota => ({
  name: 'matchPoints',
  rows: (tx) =>
    tx
      .selectFrom('series_match_point')
      .select('first_mid as id')
      .where('first_mid', '!=', firstMid),
})
