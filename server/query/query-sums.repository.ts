import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ArchiveQuery } from '#domain/query/archive-query.ts'
import type { DimensionId, MeasureId } from '#domain/query/catalog.ts'
import { latestRegion, regionBySeason } from '../archive/team/team-regions.ts'
import type { Database } from '../db/schema.ts'
import {
  type FoundRows,
  isAnyOf,
  limited,
  type ResolvedQuery,
  timeKey,
  toFound,
  whereAll,
} from './resolved-query.ts'

type By = DimensionId | null
type Columns = readonly [games: string, sum: string, squares: string]

const GAMES: Columns = ['games', 'games', 'games']
const POINTS: Columns = ['scored_games', 'points', 'points_squared']
const PLACES: Columns = ['placed_games', 'placements', 'placements_squared']
const SURVIVAL: Columns = ['survival_games', 'survival_s', 'survival_squared']
const KILLS: Columns = ['kill_games', 'kills', 'kills_squared']

/** A table of sums, and the questions that it can answer. */
interface SumSource {
  readonly table: string
  readonly ofPlayers: boolean
  readonly columns: Partial<Record<MeasureId, Columns>>
  readonly by: readonly By[]
  readonly filters: readonly (keyof typeof HAS_FILTER)[]
}

const OF_TEAMS: SumSource['columns'] = {
  games: GAMES,
  points: POINTS,
  placement: PLACES,
  survival: SURVIVAL,
}
const OF_PLAYERS: SumSource['columns'] = {
  ...OF_TEAMS,
  kills: KILLS,
  damage: ['damage_games', 'damage', 'damage_squared'],
  knockdowns: ['knockdown_games', 'knockdowns', 'knockdowns_squared'],
  accuracy: ['aimed_games', 'hits', 'hits_squared'],
}
const TIMES: readonly By[] = ['day', 'week', 'month']

/** The smallest first. */
const SOURCES: readonly SumSource[] = [
  {
    table: 'poi_team',
    ofPlayers: false,
    columns: OF_TEAMS,
    by: [null, 'poi', 'team', 'map'],
    filters: ['team', 'poi', 'map'],
  },
  {
    table: 'poi_comp',
    ofPlayers: false,
    // As in POI Data: of all games, also those whose landing was only drafted.
    columns: { wins: ['games', 'wins', 'wins'] },
    by: [null, 'poi', 'map', 'comp'],
    filters: ['poi', 'map', 'comp'],
  },
  {
    table: 'team_day',
    ofPlayers: false,
    columns: { ...OF_TEAMS, kills: KILLS },
    by: [null, 'team', 'region', ...TIMES],
    filters: ['team', 'region', 'period'],
  },
  {
    table: 'player_day',
    ofPlayers: true,
    columns: OF_PLAYERS,
    by: [null, 'player', 'team', 'region', ...TIMES],
    filters: ['team', 'player', 'region', 'period'],
  },
  {
    table: 'player_pick_day',
    ofPlayers: true,
    columns: OF_PLAYERS,
    by: [null, 'player', 'team', 'region', 'legend', 'map', ...TIMES],
    filters: ['team', 'player', 'region', 'legend', 'map', 'period'],
  },
]

const HAS_FILTER = {
  team: (query: ArchiveQuery) => query.teams.length > 0,
  player: (query: ArchiveQuery) => query.players.length > 0,
  legend: (query: ArchiveQuery) => query.legends.length > 0,
  comp: (query: ArchiveQuery) => query.comp !== null,
  map: (query: ArchiveQuery) => query.maps.length > 0,
  region: (query: ArchiveQuery) => query.regions.length > 0,
  event: (query: ArchiveQuery) => query.events.length > 0,
  kind: (query: ArchiveQuery) => query.gameKind !== null,
  poi: (query: ArchiveQuery) => query.pois.length > 0,
  game: (query: ArchiveQuery) => query.games !== null,
  bans: (query: ArchiveQuery) => query.banned.length + query.open.length > 0,
  period: (query: ArchiveQuery) => query.since !== null || query.until !== null,
  last: (query: ArchiveQuery) => query.last !== null,
}
const FILTERS = Object.keys(HAS_FILTER).filter(isFilter)

function isFilter(name: string): name is keyof typeof HAS_FILTER {
  return Object.hasOwn(HAS_FILTER, name)
}

/** Whether a table knows all that a question filters by. */
export const knowsFilters = (
  query: ArchiveQuery,
  known: readonly (keyof typeof HAS_FILTER)[],
): boolean => FILTERS.every((name) => known.includes(name) || !HAS_FILTER[name](query))

function sourceOf(query: ArchiveQuery): SumSource | null {
  const isAboutPois = query.by === 'poi' || query.pois.length > 0
  const found = SOURCES.find(
    ({ table, ofPlayers, columns, by, filters }) =>
      ofPlayers === query.ofPlayers &&
      (query.measure in columns || (query.measure === 'picks' && table === 'player_pick_day')) &&
      by.includes(query.by) &&
      knowsFilters(query, filters) &&
      table.startsWith('poi_') === isAboutPois,
  )
  return found ?? null
}

export const querySumsRepository = (db: Kysely<Database>) => ({
  /** Null if no table of sums can answer it. */
  async find(query: ResolvedQuery): Promise<FoundRows | null> {
    if (isOfComps(query)) return comps(db, query)
    const source = sourceOf(query)
    if (!source) return null
    const statement = query.measure === 'picks' ? picksOf(db, query) : figuresOf(db, query, source)
    const { rows } = await limited(statement, query).execute(db)
    return toFound(rows, [source.table])
  },
})

function figuresOf(db: Kysely<Database>, query: ResolvedQuery, source: SumSource) {
  const [n, sum, squares] = source.columns[query.measure] ?? GAMES
  const aim =
    query.measure === 'accuracy'
      ? sql`, ${total('shots')} as shots, ${total('hits')} as hits, ${total('shots_squared')} as shots_squared,
        ${total('hits_squared')} as hits_squared, ${total('shots_by_hits')} as shots_by_hits`
      : sql``
  // Rows without the figure, such as games without a score, stay out as in a mean of single games.
  return sql`select * from (
    select key, grouping(key) as is_total, ${total(n)} as n, ${total(sum)} as sum, ${total(squares)} as squares ${aim}
    from ${keyed(db, query, source)} group by grouping sets ((key), ())) summed where n > 0`
}

const total = (column: string) => sql`coalesce(sum(${sql.ref(`d.${column}`)}), 0)::bigint`

/** Shares of what players played in games whose legend is known. */
function picksOf(db: Kysely<Database>, query: ResolvedQuery) {
  const { by, legends } = query
  const source = SOURCES.find(({ table }) => table === 'player_pick_day')
  if (!source) return sql``
  const rows = keyed(db, { ...query, legends: [] }, source)
  const chosen = legends.length > 0 ? sql`legend = any(${[...legends]})` : sql`true`
  if (by === 'legend') {
    return sql`with d as (select * from ${rows}) select legend as key,
      (select sum(games) from d)::bigint as n, sum(games)::bigint as sum, 0 as squares, 0 as is_total
      from d where ${chosen} group by legend`
  }
  return sql`select * from (select key, grouping(key) as is_total, sum(games)::bigint as n,
    coalesce(sum(games) filter (where ${chosen}), 0)::bigint as sum, 0 as squares
    from ${rows} where legend <> '' group by grouping sets ((key), ())) summed where n > 0`
}

/** The rows that count, with the row of the answer that each belongs to. */
function keyed(db: Kysely<Database>, query: ResolvedQuery, source: SumSource) {
  const where = whereAll(conditionsOf(query, source))
  return sql`(select ${keyOf(query.by)} as key, d.* from ${fromOf(db, query, source.table)} where ${where}) d`
}

function keyOf(by: By): RawBuilder<unknown> {
  const time = timeKey(by, sql`d.day`)
  if (time) return time
  const keys: Partial<Record<DimensionId, RawBuilder<unknown>>> = {
    team: sql`d.team_id::text`,
    player: sql`d.player`,
    legend: sql`d.legend`,
    comp: sql`nullif(d.comp_key, '')`,
    map: sql`d.map`,
    region: sql`coalesce(of_season.region, latest.region)`,
    poi: sql`d.map || '/' || d.poi_id`,
  }
  return by === null ? sql`''` : (keys[by] ?? sql`''`)
}

function fromOf(db: Kysely<Database>, { by, regions }: ResolvedQuery, table: string) {
  const own = sql`${sql.table(table)} d`
  if (by !== 'region' && regions.length === 0) return own
  return sql`${own} left join (${regionBySeason(db)}) of_season on of_season.team_id = d.team_id
      and of_season.season = extract(year from d.day)
    left join (${latestRegion(db)}) latest on latest.team_id = d.team_id`
}

function conditionsOf(query: ResolvedQuery, { table }: SumSource): RawBuilder<unknown>[] {
  const { by, teamIds, playerKeys, legends, maps, regions, pois, since, until } = query
  return [
    ...isAnyOf(sql`d.team_id`, teamIds),
    ...isAnyOf(sql`d.player`, playerKeys),
    ...isAnyOf(sql`d.legend`, legends),
    ...isAnyOf(sql`d.map`, maps),
    ...isAnyOf(sql`coalesce(of_season.region, latest.region)`, regions),
    ...isAnyOf(sql`d.map || '/' || d.poi_id`, pois),
    ...(query.comp === null ? [] : [sql`d.comp_key = ${query.comp}`]),
    ...(by === 'comp' ? [sql`d.comp_key <> ''`] : []),
    ...(since === null ? [] : [sql`d.day >= ${since}::date`]),
    ...(until === null ? [] : [sql`d.day <= ${until}::date`]),
    ...(table === 'player_pick_day' && by === 'legend' ? [sql`d.legend <> ''`] : []),
    ...(by === 'map' ? [sql`d.map <> ''`] : []),
    ...(by === 'region' ? [sql`coalesce(of_season.region, latest.region) is not null`] : []),
  ]
}

const isOfComps = (query: ArchiveQuery) =>
  query.measure === 'comps' &&
  (query.by === 'comp' || query.by === 'team' || query.by === null) &&
  knowsFilters(query, ['team', 'comp'])

async function comps(db: Kysely<Database>, { by, comp, teamIds }: ResolvedQuery) {
  const where = teamIds ? sql`team_id = any(${[...teamIds]})` : sql`true`
  const wanted = comp === null ? sql`true` : sql`comp_key = ${comp}`
  const statement =
    by === 'comp'
      ? sql`select comp_key as key, (select sum(games) from team_comp where ${where})::bigint as n,
          sum(games)::bigint as sum, 0 as squares, 0 as is_total
          from team_comp where ${where} and ${wanted} group by comp_key`
      : sql`select key, grouping(key) as is_total, sum(games)::bigint as n,
          coalesce(sum(games) filter (where ${wanted}), 0)::bigint as sum, 0 as squares
          from (select ${by === 'team' ? sql`team_id::text` : sql`''`} as key, comp_key, games from team_comp where ${where}) d
          group by grouping sets ((key), ())`
  const { rows } = await limited(statement, { by }).execute(db)
  return toFound(rows, ['team_comp'])
}
