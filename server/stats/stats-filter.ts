import { type Expression, expressionBuilder } from 'kysely'
import type { GameKind } from '#domain/archive/game-kind.ts'
import type { Region } from '#domain/archive/region.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export interface StatsFilter {
  startDate?: string | undefined
  endDate?: string | undefined
  /** Empty means all regions. */
  regions: readonly Region[]
  /** Undefined means all games. */
  kind?: GameKind | undefined
}

/** A team's region in the season of a day, or its latest one where that season has none. */
export const REGION = expressionBuilder<
  Record<'of_season' | 'latest', { region: Region | null }>,
  'of_season' | 'latest'
>().fn.coalesce('of_season.region', 'latest.region')

export function isBetween({ startDate, endDate }: StatsFilter) {
  const eb = expressionBuilder<{ d: { day: Date } }, 'd'>()
  const toDate = (day: string) => eb.cast<Date>(eb.val(day), 'date')
  return eb.and([
    ...(startDate === undefined ? [] : [eb('d.day', '>=', toDate(startDate))]),
    ...(endDate === undefined ? [] : [eb('d.day', '<=', toDate(endDate))]),
  ])
}

export function isInRegions({ regions }: StatsFilter, region: Expression<Region | '' | null>) {
  const eb = expressionBuilder<Database>()
  return regions.length === 0 ? eb.lit(true) : eb(region, '=', anyOf(regions))
}
