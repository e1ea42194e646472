import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { MapId } from '#domain/catalog/map.ts'
import { sumsOfKind } from '../archive/kind/sums-of-kind.ts'
import { latestRegion, regionBySeason } from '../archive/team/team-regions.ts'
import { anyOf, containing } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { isBetween, isInRegions, REGION, type StatsFilter } from './stats-filter.ts'

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

export const summed = (eb: ExpressionBuilder<Database & { d: PlayerNumbers }, 'd'>) =>
  PLAYER_NUMBERS.map((name) => eb.cast<number>(eb.fn.sum(`d.${name}`), 'bigint').as(name))

type PlayerTable = 'player_day' | 'player_pick_day'

/** The smaller table has neither maps nor legends. */
const tableFor = ({ map, legend }: PlayerFilter): PlayerTable =>
  map === undefined && legend === undefined ? 'player_day' : 'player_pick_day'

/** The sums `d` that a filter leaves. */
export function playerRows(
  db: Kysely<Database>,
  filter: PlayerFilter,
  name: PlayerTable = tableFor(filter),
) {
  const { map, legend, teamIds, search = '', players } = filter
  const named = containing(search.trim())
  const { dynamic } = db
  return db
    .selectFrom(sumsOfKind<PlayerTable>(name, filter.kind).as('d'))
    .where(isBetween(filter))
    .$if(filter.regions.length > 0, (query) =>
      query
        .leftJoin(regionBySeason(db).as('of_season'), (join) =>
          join
            .onRef('of_season.team_id', '=', 'd.team_id')
            .on('of_season.season', '=', sql`extract(year from d.day)`),
        )
        .leftJoin(latestRegion(db).as('latest'), 'latest.team_id', 'd.team_id')
        .where(isInRegions(filter, REGION)),
    )
    .$if(map !== undefined, (query) => query.where(dynamic.ref('d.map'), '=', map))
    .$if(legend !== undefined, (query) => query.where(dynamic.ref('d.legend'), '=', legend))
    .$if(teamIds !== undefined, (query) => query.where('d.team_id', '=', anyOf(teamIds ?? [])))
    .$if(players !== undefined, (query) => query.where('d.player', '=', anyOf(players ?? [])))
    .$if(search.trim() !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(
            'd.player',
            'in',
            eb.selectFrom('player_name').select('player').where('name', 'ilike', named),
          ),
          eb('d.team_id', 'in', eb.selectFrom('team').select('id').where('name', 'ilike', named)),
        ]),
      ),
    )
}

const LEGEND = sql.ref<string>('d.legend')

/** The same by legend, without games whose legend is unknown. */
export const legendRows = (db: Kysely<Database>, filter: PlayerFilter) =>
  playerRows(db, filter, 'player_pick_day')
    .select(LEGEND.as('legend'))
    .where(LEGEND, '<>', '')
    .groupBy(LEGEND)
