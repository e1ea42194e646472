import { type Kysely, sql } from 'kysely'
import type { MatchPointRule } from '#domain/series/match-point.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'
import { lockArchive } from './series-change.ts'

interface RuleColumns {
  points: number | null
  min_games: number
}

interface SeriesRuleColumns extends RuleColumns {
  id: number
  /** Whether an editor or the series' file says it. */
  is_said: boolean
}

/**
 * Which series are played by match point: what an editor chose for a series counts, else what its file says, else what
 * its live feed says.
 */
export const matchPointRepository = (db: Kysely<Database>) => {
  /** A file of the same games can have taken over from the feed. */
  const ofSeries = async (seriesIds: readonly number[]): Promise<SeriesRuleColumns[]> => {
    const { rows } = await sql<SeriesRuleColumns>`
      select s.id, chosen.first_mid is not null or s.match_point is not null as is_said,
        case when chosen.first_mid is not null then chosen.points
          else coalesce(s.match_point, sent.match_point) end as points,
        case when chosen.first_mid is not null then chosen.min_games
          when s.match_point is not null then s.match_point_min_games
          else coalesce(sent.match_point_min_games, 1) end as min_games
      from series s
      left join lateral (
        select mid from game where series_id = s.id and is_current order by number limit 1
      ) first on true
      left join series_match_point chosen on chosen.first_mid = first.mid
      left join lateral (
        select f.match_point, f.match_point_min_games
        from game own
        join game copy on copy.mid = own.mid
        join import i on i.id = copy.import_id and i.undone_at is null
        join live_feed f on f.id = i.live_feed_id and f.match_point is not null
        where own.series_id = s.id and own.is_current
        order by f.id limit 1
      ) sent on true
      where s.id = any(${seriesIds}::integer[])`.execute(db)
    return rows
  }

  const ofFeed = (feed: number): Promise<RuleColumns | undefined> =>
    db
      .selectFrom('live_feed')
      .select(['match_point as points', 'match_point_min_games as min_games'])
      .where('id', '=', feed)
      .executeTakeFirst()

  return {
    /** Of a series; `feed` is the one that sends its next game, if one does. */
    async find(series: number | null, feed: number | null): Promise<MatchPointRule | null> {
      const [own] = series === null ? [] : await ofSeries([series])
      if (own?.is_said) return toRule(own)
      const sent = feed === null ? undefined : await ofFeed(feed)
      return toRule(sent ?? own)
    },

    async findMany(seriesIds: readonly number[]): Promise<Map<number, MatchPointRule | null>> {
      return new Map((await ofSeries(seriesIds)).map((row) => [row.id, toRule(row)]))
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
