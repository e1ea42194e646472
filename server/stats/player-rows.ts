import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MapId } from '#domain/map/map.ts'
import { latestRegion, regionBySeason } from '../archive/team/team-regions.ts'
import { anyOf, containing } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import type { StatsFilter } from './stats.repository.ts'

export interface PlayerFilter extends StatsFilter {
  map?: MapId | undefined
  /** A legend key. */
  legend?: string | undefined
  /** Only games for these teams. */
  teamIds?: readonly number[] | undefined
  search?: string
  /** Only these players. */
  players?: readonly string[]
}

/** What both tables of player sums add up. */
const PLAYER_NUMBERS = [
  'games',
  'kills',
  'kill_games',
  'kills_squared',
  'damage',
  'damage_games',
  'damage_squared',
  'knockdowns',
  'knockdown_games',
  'knockdowns_squared',
  'survival_s',
  'survival_games',
  'survival_squared',
  'shots',
  'hits',
  'aimed_games',
  'shots_squared',
  'hits_squared',
  'shots_by_hits',
  'points',
  'scored_games',
  'points_squared',
  'placements',
  'placed_games',
  'placements_squared',
] as const
export type PlayerNumbers = Record<(typeof PLAYER_NUMBERS)[number], number>

export const summed = sql.join(
  PLAYER_NUMBERS.map((name) => sql`sum(d.${sql.ref(name)})::bigint as ${sql.ref(name)}`),
)

/** The smaller table has neither maps nor legends. */
const tableFor = ({ map, legend }: PlayerFilter) =>
  map === undefined && legend === undefined ? 'player_day' : 'player_pick_day'

/** The sums `d` that a filter leaves, for a `from` clause. Raw: which table it is depends on the filter. */
export function playerRows(db: Kysely<Database>, filter: PlayerFilter, table = tableFor(filter)) {
  return sql`from ${sql.table(table)} d ${regionsOf(db, filter)}
    where ${sql.join([sql`true`, ...conditions(filter)], sql` and `)}`
}

/** A team's region in the season of a day, or its latest one where that season has none. */
function regionsOf(db: Kysely<Database>, { regions }: PlayerFilter): RawBuilder<unknown> {
  if (regions.length === 0) return sql``
  return sql`
    left join (${regionBySeason(db)}) of_season
      on of_season.team_id = d.team_id and of_season.season = extract(year from d.day)
    left join (${latestRegion(db)}) latest on latest.team_id = d.team_id`
}

function conditions(filter: PlayerFilter): RawBuilder<unknown>[] {
  const { startDate, endDate, regions, map, legend, teamIds, search = '', players } = filter
  const named = containing(search.trim())
  return [
    startDate === undefined ? null : sql`d.day >= ${startDate}::date`,
    endDate === undefined ? null : sql`d.day <= ${endDate}::date`,
    regions.length === 0
      ? null
      : sql`coalesce(of_season.region, latest.region) = ${anyOf(regions)}`,
    map === undefined ? null : sql`d.map = ${map}`,
    legend === undefined ? null : sql`d.legend = ${legend}`,
    teamIds === undefined ? null : sql`d.team_id = ${anyOf(teamIds)}`,
    players === undefined ? null : sql`d.player = ${anyOf(players)}`,
    search.trim() === ''
      ? null
      : sql`(d.player in (select player from player_name where name ilike ${named})
          or d.team_id in (select id from team where name ilike ${named}))`,
  ].filter((condition) => condition !== null)
}
