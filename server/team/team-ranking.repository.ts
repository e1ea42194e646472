import { type Kysely, sql } from 'kysely'
import { sumsOfKind } from '../archive/kind/sums-of-kind.ts'
import { latestRegion } from '../archive/team/team-regions.ts'
import type { RankSums } from '#domain/team/ranking.ts'
import type { GameKind } from '#domain/archive/game-kind.ts'
import type { Region } from '#domain/archive/region.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export interface LatestResult {
  team_id: number
  series_id: number
  placement: number | null
  points: number | null
  comp_key: string | null
  played_at: Date
}

/** Sums by day for all teams; single results only of those that are shown. Of one kind of games, or of all. */
export const teamRankingRepository = (db: Kysely<Database>, kind?: GameKind) => ({
  /** The first of so many days up to the newest game; null without games. */
  async firstDay(days: number): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`
      select (max(day) - ${days - 1}::integer)::text as day from ${sumsOfKind('team_day', kind)} d`.execute(
      db,
    )
    return rows[0]?.day ?? null
  },

  sumsSince: (day: string): Promise<RankSums[]> =>
    db
      .selectFrom(sumsOfKind('team_day', kind).as('d'))
      .select((eb) => [
        'team_id as id',
        eb.cast<number>(eb.fn.sum('games'), 'bigint').as('games'),
        eb.cast<number>(eb.fn.sum('scored_games'), 'bigint').as('scored'),
        eb.cast<number>(eb.fn.sum('points'), 'bigint').as('points'),
        eb.cast<number>(eb.fn.sum('points_squared'), 'bigint').as('pointsSquared'),
      ])
      .where('day', '>=', sql<Date>`${day}::date`)
      .groupBy('team_id')
      .execute(),

  winsSince: (ids: readonly number[], day: string): Promise<{ team_id: number; wins: number }[]> =>
    db
      .selectFrom('team_result')
      .select(({ fn }) => ['team_id', fn.countAll<number>().as('wins')])
      .where('team_id', '=', anyOf(ids))
      .where('team_result.is_current', '=', true)
      .$if(kind !== undefined, (query) =>
        query
          .innerJoin('game as g', 'g.id', 'team_result.game_id')
          .innerJoin('series as s', 's.id', 'g.series_id')
          .where('s.kind', '=', kind ?? 'other'),
      )
      .where('placement', '=', 1)
      .where('played_at', '>=', sql<Date>`${day}::date::timestamp at time zone 'UTC'`)
      .groupBy('team_id')
      .execute(),

  /** Newest first. */
  async latest(ids: readonly number[], day: string, limit: number): Promise<LatestResult[]> {
    // Raw: the latest results of each team are a lateral join.
    const { rows } = await sql<LatestResult>`
      select t.id as team_id, r.* from unnest(${ids}::integer[]) as t (id), lateral (
        select g.series_id, r.placement, r.points, r.comp_key, r.played_at
        from team_result r join game g on g.id = r.game_id
        where r.team_id = t.id and r.is_current and (${kind ?? null}::text is null or exists (
            select from series s where s.id = g.series_id and s.kind = ${kind ?? null}))
          and r.played_at >= ${day}::date::timestamp at time zone 'UTC'
        order by r.played_at desc, g.number desc, r.id desc limit ${limit}) r`.execute(db)
    return rows
  },

  names: (ids: readonly number[]): Promise<{ id: number; name: string; region: Region | null }[]> =>
    db
      .selectFrom('team as t')
      .leftJoin(latestRegion(db).as('latest'), 'latest.team_id', 't.id')
      .select(['t.id', 't.name', 'latest.region'])
      .where('t.id', '=', anyOf(ids))
      .execute(),
})
