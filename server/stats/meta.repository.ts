import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { GameKind } from '#domain/archive/game-kind.ts'
import type { Region } from '#domain/archive/region.ts'
import { OWN_MEAN_GAMES } from '#domain/regular/effect.ts'
import type { CompMapSums } from '#domain/regular/recommendation.ts'
import type { MetaGames, MetaPicks, metaSpan } from '#domain/stats/meta.ts'
import type { Database } from '../db/schema.ts'

interface MetaFilter {
  readonly map?: string | undefined
  readonly bans?: number | undefined
  readonly regions: readonly Region[]
  readonly kind?: GameKind | undefined
}

type Span = ReturnType<typeof metaSpan>

interface PicksRow extends Omit<MetaPicks, 'legends' | 'sums' | 'despite'> {
  comp_key: string
  despite: string
  n: number
  points: number
  own_points: number
  prior_share: number
}

export const metaRepository = (db: Kysely<Database>) => ({
  /** The days of the first and the newest game; null without games. */
  async days(): Promise<{ oldest: string; newest: string } | null> {
    const { rows } = await sql<{ oldest: string | null; newest: string | null }>`
      select min(day)::text as oldest, max(day)::text as newest from team_day`.execute(db)
    const { oldest = null, newest = null } = rows[0] ?? {}
    return oldest === null || newest === null ? null : { oldest, newest }
  },

  async size(filter: MetaFilter, span: Span): Promise<{ series: number; games: number }> {
    const { rows } = await sql<{ series: number; games: number }>`
      with ${gamesOf(filter, span)}
      select count(distinct series_id)::integer as series, count(*)::integer as games
      from chosen where span = 'now'`.execute(db)
    return rows[0] ?? { series: 0, games: 0 }
  },

  async games(filter: MetaFilter, span: Span): Promise<MetaGames[]> {
    const { rows } = await sql<MetaGames>`
      with ${gamesOf(filter, span)}
      select c.banned, cardinality(c.banned) as bans, c.map, c.span, c.week,
        sum(r.team_games)::integer as "teamGames"
      from chosen c cross join lateral (
        select count(*) as team_games from team_result r
        where r.game_id = c.id and r.is_current and r.comp_key is not null) r
      group by c.banned, c.map, c.span, c.week`.execute(db)
    return rows
  },

  /** Added up by window, week, map and number of bans. The own mean of a team counts all its games before. */
  async picks(filter: MetaFilter, span: Span): Promise<PicksRow[]> {
    const games = sql.lit(OWN_MEAN_GAMES)
    const { rows } = await sql<PicksRow>`
      with ${gamesOf(filter, span)},
      scored as (
        select r.id, coalesce(b.points, 0) + coalesce(sum(r.points) over earlier, 0) as points_then,
          coalesce(b.games, 0) + count(*) over earlier as games_then
        from team_result r
        join game g on g.id = r.game_id
        left join (
          select team_id, sum(points) as points, sum(scored_games) as games
          from team_day where day < ${firstDay(span)} group by team_id) b on b.team_id = r.team_id
        where r.is_current and r.points is not null
          and r.played_at >= ${firstDay(span)}::timestamp at time zone 'UTC'
        window earlier as (
          partition by r.team_id order by r.played_at, g.mid collate "C"
          rows between unbounded preceding and 1 preceding)
      )
      select r.comp_key, c.span, c.week, c.map, cardinality(c.banned) as bans, despite,
        count(*)::integer as games, count(distinct r.team_id)::integer as teams,
        count(r.points)::integer as n, coalesce(sum(r.points), 0)::integer as points,
        coalesce(sum(round(s.points_then::numeric / (s.games_then + ${games}), 6)), 0)::float8 as own_points,
        coalesce(sum(round(${games}::numeric / (s.games_then + ${games}), 6)), 0)::float8 as prior_share
      from chosen c
      join team_result r on r.game_id = c.id and r.is_current and r.comp_key is not null
      left join scored s on s.id = r.id
      cross join lateral (
        select case when string_to_array(r.comp_key, '|') && c.banned then array_to_string(c.banned, '|') else '' end
          as despite) d
      group by grouping sets (
        (r.comp_key, despite, c.span), (r.comp_key, despite, c.week), (r.comp_key, despite, c.span, c.map),
        (r.comp_key, despite, c.span, cardinality(c.banned)))
      having c.span is not null or c.week is not null`.execute(db)
    return rows
  },

  /** Of all games: what a composition's mean is compared with. */
  compSums: (): Promise<CompMapSums[]> =>
    db
      .selectFrom('comp_map')
      .select(['comp_key as compKey', 'map', 'games as n', 'points as sum'])
      .select('points_squared as sumOfSquares')
      .execute(),
})

const firstDay = ({ since, before, weeks }: Span) =>
  sql`${[since, before ?? since, weeks[0] ?? since].toSorted()[0]}::date`

/** The games that a filter leaves, with their bans, as `chosen`. */
function gamesOf({ map, bans, regions, kind }: MetaFilter, span: Span): RawBuilder<unknown> {
  const { since, before, weeks } = span
  const conditions = [
    sql`g.is_current`,
    sql`g.started_at >= ${firstDay(span)}::timestamp at time zone 'UTC'`,
    ...(map === undefined ? [] : [sql`g.map = ${map}`]),
    ...(kind === undefined ? [] : [sql`s.kind = ${kind}`]),
    ...(regions.length === 0 ? [] : [sql`s.region = any(${[...regions]})`]),
  ]
  return sql`played as materialized (
      select g.id, g.series_id, (g.started_at at time zone 'UTC')::date as day, coalesce(g.map, '') as map,
        array(select b.legend from game_ban b where b.game_id = g.id order by b.legend) as banned
      from game g join series s on s.id = g.series_id where ${sql.join(conditions, sql` and `)}
    ),
    chosen as materialized (
      select id, series_id, map, banned,
        case when day >= ${since}::date then 'now'
          when day >= ${before}::date then 'before' end as span,
        case when day >= ${weeks[0]}::date then (day - ${weeks[0]}::date) / 7 end as week
      from played
      where ${bans === undefined ? sql`true` : sql`cardinality(banned) = ${bans}`}
    )`
}
