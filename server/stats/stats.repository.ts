import { type Kysely, sql } from 'kysely'
import type { Region } from '#domain/archive/region.ts'
import { sumsOfKind } from '../archive/kind/sums-of-kind.ts'
import { latestRegion, regionBySeason } from '../archive/team/team-regions.ts'
import { inCodeOrder } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { isBetween, isInRegions, REGION, type StatsFilter } from './stats-filter.ts'

const SUMS = [
  'games',
  'survival_s',
  'survival_games',
  'survival_squared',
  'kills',
  'kill_games',
  'kills_squared',
  'points',
  'scored_games',
  'points_squared',
  'placements',
  'placed_games',
  'placements_squared',
] as const

export interface TeamSums extends Record<(typeof SUMS)[number], number> {
  name: string
  region: Region | null
}

export interface BanSums {
  legend: string
  number: number
  bans: number
}

export const statsRepository = (db: Kysely<Database>) => ({
  teams(filter: StatsFilter): Promise<TeamSums[]> {
    return db
      .selectFrom(sumsOfKind('team_day', filter.kind).as('d'))
      .innerJoin('team as t', 't.id', 'd.team_id')
      .leftJoin(regionBySeason(db).as('of_season'), (join) =>
        join
          .onRef('of_season.team_id', '=', 't.id')
          .on('of_season.season', '=', sql`extract(year from d.day)`),
      )
      .leftJoin(latestRegion(db).as('latest'), 'latest.team_id', 't.id')
      .select((eb) => [
        't.name',
        // Raw: Kysely can't index an array.
        sql<Region | null>`(${eb.fn.agg('array_agg', [REGION]).orderBy('d.day', 'desc')})[1]`.as(
          'region',
        ),
        ...SUMS.map((column) => eb.cast<number>(eb.fn.sum(`d.${column}`), 'bigint').as(column)),
      ])
      .where(isBetween(filter))
      .where(isInRegions(filter, REGION))
      .groupBy(['t.id', 't.name'])
      .orderBy(({ fn }) => fn('lower', ['t.name']), inCodeOrder)
      .orderBy('t.name', inCodeOrder)
      .execute()
  },

  bans(filter: StatsFilter): Promise<BanSums[]> {
    return db
      .selectFrom(sumsOfKind('ban_day', filter.kind).as('d'))
      .select(({ fn }) => ['d.legend', 'd.number', fn.sum<number>('d.games').as('bans')])
      .where(isBetween(filter))
      .where((eb) => isInRegions(filter, eb.ref('d.region')))
      .groupBy(['d.legend', 'd.number'])
      .orderBy('d.legend', inCodeOrder)
      .orderBy('d.number')
      .execute()
  },

  async seriesWithBans(filter: StatsFilter): Promise<number> {
    const row = await db
      .selectFrom(sumsOfKind('ban_series_day', filter.kind).as('d'))
      .select(({ fn }) => fn.sum<number | null>('d.games').as('series'))
      .where(isBetween(filter))
      .where((eb) => isInRegions(filter, eb.ref('d.region')))
      .executeTakeFirst()
    return row?.series ?? 0
  },
})
