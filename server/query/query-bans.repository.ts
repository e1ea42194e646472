import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ArchiveQuery } from '#domain/query/archive-query.ts'
import type { Database } from '../db/schema.ts'
import { knowsFilters } from './query-sums.repository.ts'
import {
  type FoundRows,
  isBannedIn,
  limited,
  type ResolvedQuery,
  timeKey,
  toFound,
  whereAll,
} from './resolved-query.ts'

/**
 * How often legends are banned. Without a game number it is a share of the series with the ban rule, as the bans of the
 * stats; with one, or under a condition on the game, a share of the games that led to a ban.
 */
export const queryBansRepository = (db: Kysely<Database>) => ({
  async find(query: ResolvedQuery): Promise<FoundRows> {
    const hasSums =
      knowsFilters(query, ['legend', 'game', 'region', 'period']) &&
      query.by !== 'event' &&
      query.by !== 'map'
    const scope = hasSums ? sums(query) : results(query)
    const { rows } = await limited(statementOf(query, scope), query).execute(db)
    return toFound(rows, hasSums ? ['ban_day', 'ban_series_day'] : ['game_ban'])
  },
})

interface Scope {
  /** Rows with a key, a legend and how many bans they are. */
  readonly bans: RawBuilder<unknown>
  /** Rows with a key and how many series they are. */
  readonly series: RawBuilder<unknown>
}

/** Whether the share is one of games and not of series. */
export const isOfGames = ({ by, games, maps, banned, open }: ArchiveQuery) =>
  games !== null || by === 'game' || by === 'map' || maps.length + banned.length + open.length > 0

function statementOf(query: ResolvedQuery, { bans, series }: Scope) {
  const { by, legends } = query
  const wanted = legends.length > 0 ? sql`legend = any(${[...legends]})` : sql`true`
  const whole = isOfGames(query) ? sql`bans` : sql`series`
  const scope = sql`with bans as (${bans}), series as (${series})`
  if (by === 'legend') {
    return sql`${scope} select legend as key, coalesce((select sum(number) from ${whole}), 0)::bigint as n,
      sum(number)::bigint as sum, 0 as squares, 0 as is_total from bans where ${wanted} group by legend`
  }
  return sql`${scope}, hits as (select key, sum(number) as number from bans where ${wanted} group by key)
    select w.key, grouping(w.key) as is_total, coalesce(sum(w.number), 0)::bigint as n,
      coalesce(sum(h.number), 0)::bigint as sum, 0 as squares
    from (select key, sum(number) as number from ${whole} where key is not null group by key) w
    left join hits h on h.key = w.key group by grouping sets ((w.key), ())`
}

/** The key of a row; what rows are not about has the same one. */
function keyOf(
  { by }: ResolvedQuery,
  day: RawBuilder<unknown>,
  known: Record<string, RawBuilder<unknown>>,
) {
  return timeKey(by, day) ?? (by === null ? sql`''` : (known[by] ?? sql`''`))
}

function sums(query: ResolvedQuery): Scope {
  const { games, regions, since, until } = query
  const region = { region: sql`nullif(d.region, '')` }
  const where = [
    ...(regions.length > 0 ? [sql`d.region = any(${[...regions]})`] : []),
    ...(since === null ? [] : [sql`d.day >= ${since}::date`]),
    ...(until === null ? [] : [sql`d.day <= ${until}::date`]),
  ]
  const number = [
    ...(games ? [sql`d.number >= ${games.from}`] : []),
    ...(games && games.to !== null ? [sql`d.number <= ${games.to}`] : []),
  ]
  const game = { game: sql`lpad(d.number::text, 2, '0')` }
  return {
    bans: sql`select ${keyOf(query, sql`d.day`, { ...region, ...game })} as key, d.legend, d.games as number
      from ban_day d where ${whereAll([...where, ...number])}`,
    series: sql`select ${keyOf(query, sql`d.day`, region)} as key, d.games as number
      from ban_series_day d where ${whereAll(where)}`,
  }
}

const DAY = sql`(g.started_at at time zone 'UTC')::date`
const FROM = sql`game g join series s on s.id = g.series_id and s.bans_enabled
  join event e on e.id = s.event_id
  join game before on before.series_id = g.series_id and before.number = g.number - 1 and before.is_current`

function results(query: ResolvedQuery): Scope {
  const { games, maps, regions, events, banned, open, since, until } = query
  const where = [
    sql`g.is_current`,
    ...(games ? [sql`before.number >= ${games.from}`] : []),
    ...(games && games.to !== null ? [sql`before.number <= ${games.to}`] : []),
    ...(maps.length > 0 ? [sql`before.map = any(${[...maps]})`] : []),
    ...(regions.length > 0 ? [sql`s.region = any(${[...regions]})`] : []),
    ...(events.length > 0 ? [sql`e.name = any(${[...events]})`] : []),
    ...(query.gameKind === null ? [] : [sql`s.kind = ${query.gameKind}`]),
    ...(since === null ? [] : [sql`${DAY} >= ${since}::date`]),
    ...(until === null ? [] : [sql`${DAY} <= ${until}::date`]),
    ...banned.map((legend) => isBannedIn('before', legend)),
    ...open.map((legend) => sql`not ${isBannedIn('before', legend)}`),
  ]
  const key = keyOf(query, DAY, {
    region: sql`s.region`,
    event: sql`e.name`,
    map: sql`before.map`,
    game: sql`lpad(before.number::text, 2, '0')`,
  })
  return {
    bans: sql`select ${key} as key, b.legend, 1 as number from ${FROM} join game_ban b on b.game_id = g.id
      where ${whereAll(where)}
        and not exists (select from game_ban o where o.game_id = before.id and o.legend = b.legend)`,
    // A series counts once, on the day of its first pair of games.
    series: sql`select distinct on (g.series_id) ${key} as key, 1 as number from ${FROM}
      where ${whereAll(where)} order by g.series_id, g.number`,
  }
}
