import { type Kysely, sql } from 'kysely'
import type { MapId } from '#domain/catalog/map.ts'
import type { Region } from '#domain/archive/region.ts'
import { matchesSearch } from '../archive/search-series.ts'
import { anyOf, bansOfGame } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export interface SeriesHead {
  id: number
  event: string
  set: string | null
  region: Region | null
  bans_enabled: boolean
  last_played: Date
  games: number
  is_demo: boolean
}

export interface SeriesGame {
  series_id: number
  number: number
  map: MapId | null
  started_at: Date
  id: number
  bans: string[]
  bannedAfter: string | null
}

export interface SeriesResultRow {
  series_id: number
  number: number
  team: string
  placement: number | null
  kills: number | null
  points: number | null
  legends: string[]
}

/** Series with games that count. */
export const seriesRepository = (db: Kysely<Database>) => {
  const heads = () =>
    db
      .selectFrom('series as s')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .innerJoin('import as i', 'i.id', 's.import_id')
      .innerJoin('game as g', (join) =>
        join.onRef('g.series_id', '=', 's.id').on('g.is_current', '=', true),
      )
      .select(['s.id', 'e.name as event', 's.source_id as set', 's.region', 's.bans_enabled'])
      .select('i.is_demo')
      .select(({ fn }) => [
        fn.max('g.started_at').as('last_played'),
        fn.max('g.number').as('games'),
      ])
      .groupBy(['s.id', 'e.name', 'i.is_demo'])

  return {
    /** Those that match, newest first. */
    find: (search: string, limit: number, offset: number): Promise<SeriesHead[]> =>
      heads()
        .where(matchesSearch(search))
        .orderBy('last_played', 'desc')
        .orderBy('s.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(search: string): Promise<number> {
      const row = await db
        .selectFrom('series as s')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where(matchesSearch(search))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('game as g')
              .select('g.id')
              .whereRef('g.series_id', '=', 's.id')
              .where('g.is_current', '=', true),
          ),
        )
        .executeTakeFirst()
      return row?.total ?? 0
    },

    byId: async (id: number): Promise<SeriesHead | null> =>
      (await heads().where('s.id', '=', id).executeTakeFirst()) ?? null,

    games: (seriesIds: readonly number[]): Promise<SeriesGame[]> =>
      db
        .selectFrom('game as g')
        .select(['g.series_id', 'g.id', 'g.number', 'g.map', 'g.started_at', bansOfGame.as('bans')])
        .select('g.banned_after as bannedAfter')
        .where('g.series_id', '=', anyOf(seriesIds))
        .where('g.is_current', '=', true)
        .orderBy('g.series_id')
        .orderBy('g.number')
        .execute(),

    results: (seriesIds: readonly number[]): Promise<SeriesResultRow[]> =>
      db
        .selectFrom('team_result as r')
        .innerJoin('game as g', 'g.id', 'r.game_id')
        .innerJoin('team as t', 't.id', 'r.team_id')
        .select(['g.series_id', 'g.number', 't.name as team', 'r.placement', 'r.kills', 'r.points'])
        .select('r.legends')
        .where('g.series_id', '=', anyOf(seriesIds))
        .where('r.is_current', '=', true)
        .orderBy('g.number')
        .orderBy('r.id')
        .execute(),

    /** What each team of a series had scored before its first day. */
    async scoredBefore(
      seriesId: number,
    ): Promise<{ team: string; games: number; points: number }[]> {
      const { rows } = await sql<{ team: string; games: number; points: number }>`
        select t.name as team, coalesce(sum(d.scored_games), 0)::integer as games, coalesce(sum(d.points), 0)::integer as points
        from (
          select distinct r.team_id from team_result r join game g on g.id = r.game_id
          where g.series_id = ${seriesId} and r.is_current
        ) s
        join team t on t.id = s.team_id
        left join team_day d on d.team_id = s.team_id and d.day < ${firstDay(seriesId)}
        group by t.id order by t.name`.execute(db)
      return rows
    },

    /** Points a game of all teams in the year before a series; null without any. */
    async fieldMean(seriesId: number): Promise<number | null> {
      const { rows } = await sql<{ mean: number | null }>`
        select (sum(points)::float8 / nullif(sum(scored_games), 0))::float8 as mean from team_day
        where day < ${firstDay(seriesId)} and day >= ${firstDay(seriesId)} - 365`.execute(db)
      return rows[0]?.mean ?? null
    },
  }
}

const firstDay = (seriesId: number) =>
  sql`(select (min(started_at) at time zone 'UTC')::date from game where series_id = ${seriesId} and is_current)`
