import { DEFAULT_K, shrunkValue } from '../regular/value.ts'
import type { MapId } from '../catalog/map.ts'
import { type Interval, rateInterval } from '../base/interval.ts'
import { type Mean, meanOf, type Sums } from '../stats/sums.ts'

/** What teams did from a spot, over all their games. */
export interface SpotSums {
  readonly map: MapId
  readonly poi: number
  readonly games: number
  readonly points: Sums
  readonly placement: Sums
  readonly survival: Sums
  /** Games in which another team landed there too. */
  readonly contested: number
}

export interface SpotRecord {
  readonly poi: number
  readonly games: number
  readonly points: Mean | null
  readonly placement: Mean | null
  /** In seconds. */
  readonly survival: Mean | null
  /** How often another team landed there too. */
  readonly contestRate: number
  readonly contestInterval: Interval | null
  /** Points a game, pulled toward the map's average: a few lucky games count little. */
  readonly value: number
}

/** The records of a map's spots, by POI. */
export function spotRecords(sums: readonly SpotSums[], map: MapId): Map<number, SpotRecord> {
  const own = sums.filter((one) => one.map === map)
  const games = own.reduce((sum, { points }) => sum + points.n, 0)
  const points = own.reduce((sum, one) => sum + one.points.sum, 0)
  const average = games === 0 ? 0 : points / games
  return new Map(own.map((one) => [one.poi, recordOf(one, average)]))
}

const recordOf = (sums: SpotSums, average: number): SpotRecord => ({
  poi: sums.poi,
  games: sums.games,
  points: meanOf(sums.points),
  placement: meanOf(sums.placement, { least: 1, most: Infinity }),
  survival: meanOf(sums.survival),
  contestRate: sums.games === 0 ? 0 : sums.contested / sums.games,
  contestInterval: rateInterval(sums.contested, sums.games),
  value: shrunkValue(sums.points, average, DEFAULT_K).value,
})
