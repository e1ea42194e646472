import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type DimensionId, factsOf, type MeasureId } from '#domain/query/catalog.ts'
import { UNNAMED_PLAYER } from '#domain/archive/player-key.ts'
import { MERGED_PLAYER, PLAYER_MERGES } from '../archive/player/player-keys.ts'
import { LANDED_ID, LANDED_RESULTS, LANDING_SOURCE } from '../archive/landed-results.ts'
import { latestRegion, regionBySeason } from '../archive/team/team-regions.ts'
import type { Database } from '../db/schema.ts'
import {
  type FoundRows,
  isAnyOf,
  isBannedIn,
  limited,
  type ResolvedQuery,
  timeKey,
  toFound,
  whereAll,
} from './resolved-query.ts'

/** Answers from single results, for questions that no sum has. */
export const queryRepository = (db: Kysely<Database>) => ({
  async find(query: ResolvedQuery): Promise<FoundRows> {
    const scope = scopeOf(db, query)
    const statement = statementOf(query, scope)
    const { rows } = await limited(statement, query).execute(db)
    const tables = ['team_result', ...(query.ofPlayers ? ['player_result'] : [])]
    return toFound(rows, tables)
  },
})

const MERGED = sql.raw(MERGED_PLAYER)
const PLAYED_POI = sql.raw(`case when ${LANDING_SOURCE} <> 'drafted' then ${LANDED_ID} end`)
const DAY = sql`(r.played_at at time zone 'UTC')::date`

/** One row for each result that counts: in which row it is, its figure, and whether it is the part that is asked for. */
function scopeOf(db: Kysely<Database>, query: ResolvedQuery) {
  const { by, last } = query
  return sql`scope as (
    select ${keyOf(query)} as key, ${valueOf(query.measure, query.ofPlayers)} as value, ${isPart(query)} as is_part,
      ${by === 'legend' && !query.ofPlayers ? sql`r.legends` : sql`null::text[]`} as legends,
      ${query.measure === 'accuracy' ? sql`p.shots, p.hits` : sql`null as shots, null as hits`}
      ${last === null ? sql`` : sql`, ${placeOf(query)} as place`}
    from ${fromOf(db, query)} where ${whereAll(conditionsOf(query))}
  ), counted as (
    select * from scope ${last === null ? sql`` : sql`where place <= ${last}`}
  )`
}

/** Counts backwards from the latest game: of each team or player, or of the lobby. */
function placeOf({ ofPlayers, by, teamIds }: ResolvedQuery) {
  const whose = ofPlayers ? MERGED : by === 'team' || teamIds ? sql`r.team_id` : null
  return whose
    ? sql`row_number() over (partition by ${whose} order by r.played_at desc, g.number desc, r.id desc)`
    : sql`dense_rank() over (order by r.played_at desc, g.id desc)`
}

const TOTAL = sql`grouping(key) as is_total`
const FIGURES = sql`count(value) as n, coalesce(sum(value), 0)::bigint as sum,
  coalesce(sum(value::bigint * value), 0)::bigint as squares`
const AIM = sql`count(*) as n, coalesce(sum(hits), 0)::bigint as sum, 0 as squares,
  coalesce(sum(shots), 0)::bigint as shots, coalesce(sum(hits), 0)::bigint as hits,
  coalesce(sum(shots::bigint * shots), 0)::bigint as shots_squared,
  coalesce(sum(hits::bigint * hits), 0)::bigint as hits_squared,
  coalesce(sum(shots::bigint * hits), 0)::bigint as shots_by_hits`

function statementOf(query: ResolvedQuery, scope: RawBuilder<unknown>) {
  const { measure, by, legends, comp } = query
  const { part } = factsOf(measure)
  if (part && by === part) {
    const rows = isInLists(query)
      ? sql`counted c cross join unnest(c.legends) l(key)`
      : sql`counted c`
    const key = isInLists(query) ? sql`l.key` : sql`c.key`
    const chosen = part === 'comp' ? (comp === null ? [] : [comp]) : legends
    const wanted = chosen.length > 0 ? sql`${key} = any(${[...chosen]})` : sql`${key} is not null`
    return sql`with ${scope} select ${key} as key, (select count(*) from counted) as n, count(*) as sum, 0 as squares,
      0 as is_total from ${rows} where ${wanted} group by ${key}`
  }
  if (part) {
    return sql`with ${scope} select key, count(*) as n, count(*) filter (where is_part) as sum, 0 as squares, ${TOTAL}
      from counted where key is not null group by grouping sets ((key), ())`
  }
  if (isInLists(query)) {
    const wanted = legends.length > 0 ? sql`l.key = any(${[...legends]})` : sql`true`
    return sql`with ${scope} select l.key as key, ${FIGURES}, 0 as is_total
      from counted c cross join unnest(c.legends) l(key) where ${wanted} group by l.key`
  }
  const figures = measure === 'accuracy' ? AIM : FIGURES
  const aimed = measure === 'accuracy' ? sql`and shots > 0 and hits is not null` : sql``
  return sql`with ${scope} select key, ${figures}, ${TOTAL}
    from counted where key is not null ${aimed} group by grouping sets ((key), ())`
}

/** A team plays several legends in a game, a player one. */
const isInLists = ({ by, ofPlayers }: ResolvedQuery) => by === 'legend' && !ofPlayers

function keyOf({ by, ofPlayers }: ResolvedQuery): RawBuilder<unknown> {
  const time = timeKey(by, DAY)
  if (time) return time
  const keys: Partial<Record<DimensionId, RawBuilder<unknown>>> = {
    team: sql`r.team_id::text`,
    player: MERGED,
    legend: ofPlayers ? sql`p.legend` : sql`''`,
    comp: sql`r.comp_key`,
    map: sql`g.map`,
    region: sql`coalesce(of_season.region, latest.region)`,
    event: sql`e.name`,
    poi: sql`g.map || '/' || ${PLAYED_POI}`,
    game: sql`lpad(g.number::text, 2, '0')`,
  }
  return by === null ? sql`''` : (keys[by] ?? sql`''`)
}

function valueOf(measure: MeasureId, ofPlayers: boolean): RawBuilder<unknown> {
  const own = (column: string) => sql.ref(`${ofPlayers ? 'p' : 'r'}.${column}`)
  switch (measure) {
    case 'points':
    case 'placement':
      return sql.ref(`r.${measure}`)
    case 'wins':
      return sql`(r.placement = 1)::integer`
    case 'top5':
      return sql`(r.placement <= 5)::integer`
    case 'kills':
    case 'damage':
    case 'knockdowns':
      return own(measure)
    case 'survival':
      return own('survival_s')
    default:
      return sql`1`
  }
}

function isPart({ measure, legends, comp, ofPlayers }: ResolvedQuery): RawBuilder<unknown> {
  if (measure === 'comps' && comp !== null) return sql`r.comp_key = ${comp}`
  if (measure !== 'picks' || legends.length === 0) return sql`true`
  return ofPlayers
    ? sql`p.legend = any(${[...legends]})`
    : sql`r.legends && ${[...legends]}::text[]`
}

function fromOf(db: Kysely<Database>, query: ResolvedQuery): RawBuilder<unknown> {
  const { by, pois, events, regions, ofPlayers } = query
  const landed = by === 'poi' || pois.length > 0
  const parts = [
    landed ? sql.raw(LANDED_RESULTS) : sql`team_result r join game g on g.id = r.game_id`,
  ]
  if (by === 'event' || events.length > 0) {
    if (!landed) parts.push(sql`join series s on s.id = g.series_id`)
    parts.push(sql`join event e on e.id = s.event_id`)
  }
  if (by === 'region' || regions.length > 0) {
    parts.push(sql`left join (${regionBySeason(db)}) of_season on of_season.team_id = r.team_id
      and of_season.season = extract(year from r.played_at at time zone 'UTC')
      left join (${latestRegion(db)}) latest on latest.team_id = r.team_id`)
  }
  if (ofPlayers) {
    parts.push(sql`join player_result p on p.team_result_id = r.id ${sql.raw(PLAYER_MERGES)}`)
  }
  return sql.join(parts, sql` `)
}

function conditionsOf(query: ResolvedQuery): RawBuilder<unknown>[] {
  const { measure, by, teamIds, playerKeys, maps, regions, events, pois, ofPlayers } = query
  const { part } = factsOf(measure)
  return [
    sql`r.is_current and g.is_current`,
    ...(ofPlayers ? [sql`(p.player_id is not null or p.name <> ${UNNAMED_PLAYER})`] : []),
    ...periodOf(query),
    ...isAnyOf(sql`r.team_id`, teamIds),
    ...isAnyOf(MERGED, playerKeys),
    ...isAnyOf(sql`g.map`, maps),
    ...isAnyOf(sql`coalesce(of_season.region, latest.region)`, regions),
    ...isAnyOf(sql`e.name`, events),
    ...(query.gameKind === null
      ? []
      : [sql`g.series_id in (select k.id from series k where k.kind = ${query.gameKind})`]),
    ...isAnyOf(sql`g.map || '/' || ${PLAYED_POI}`, pois),
    ...gamesAndBans(query),
    ...legendsOf(query),
    ...(query.comp !== null && part !== 'comp' ? [sql`r.comp_key = ${query.comp}`] : []),
    // A share is one of the games whose legends are known.
    ...(part === 'comp' ? [sql`r.comp_key is not null`] : []),
    ...(part === 'legend' && !ofPlayers ? [sql`cardinality(r.legends) > 0`] : []),
    ...(ofPlayers && (part === 'legend' || by === 'legend')
      ? [sql`p.legend = any(r.legends)`]
      : []),
  ]
}

function periodOf({ since, until }: ResolvedQuery): RawBuilder<unknown>[] {
  return [
    ...(since === null ? [] : [sql`r.played_at >= ${`${since}T00:00:00Z`}::timestamptz`]),
    ...(until === null
      ? []
      : [sql`r.played_at < ${`${until}T00:00:00Z`}::timestamptz + interval '1 day'`]),
  ]
}

function gamesAndBans({ games, banned, open }: ResolvedQuery): RawBuilder<unknown>[] {
  return [
    ...(games ? [sql`g.number >= ${games.from}`] : []),
    ...(games && games.to !== null ? [sql`g.number <= ${games.to}`] : []),
    ...banned.map((legend) => isBannedIn('g', legend)),
    ...open.map((legend) => sql`not ${isBannedIn('g', legend)}`),
  ]
}

/** A team played all of these legends, a player one of them. What is asked for doesn't limit what it is a share of. */
function legendsOf({ measure, by, legends, ofPlayers }: ResolvedQuery): RawBuilder<unknown>[] {
  if (legends.length === 0 || measure === 'picks') return []
  if (ofPlayers) return [sql`p.legend = any(${[...legends]}) and p.legend = any(r.legends)`]
  return by === 'legend'
    ? [sql`r.legends && ${[...legends]}::text[]`]
    : [sql`r.legends @> ${[...legends]}::text[]`]
}
