import type { MapId } from '../../catalog/map.ts'
import { type Interval, rateInterval } from '../../base/interval.ts'
import { forecastRing } from './ring-forecast.ts'
import { type RingCenters, ringDistance, pictureRingRadii } from './ring-game.ts'

interface PastGame {
  readonly rings: RingCenters
}

/** How far forecasts were from where ring 3 closed, in radii of ring 3. */
export interface RingRecord {
  readonly n: number
  readonly median: number
  /** The percentage that was at most half a radius off, and its 90 % interval. */
  readonly withinHalf: number
  readonly withinHalfInterval: Interval
}

/** How many games a map's back-test forecasts: enough for an interval of 2 points on each side. */
const MAX_JUDGED = 1000

/** How far the forecast from these games is off for another game of the map, in radii of ring 3. */
export function ringMiss(
  map: MapId,
  games: readonly PastGame[],
  { rings: [ring1, ring2, ring3] }: PastGame,
  { isRing2Known = true } = {},
): number {
  const { center } = forecastRing(games, { ring1, ring2: isRing2Known ? ring2 : null })
  return ringDistance(center, ring3) / pictureRingRadii(map).ring3
}

/** How far off the forecast of each game is from all other games of the map. None without another game. */
export function leaveOneOut(
  map: MapId,
  games: readonly PastGame[],
  options?: { isRing2Known: boolean },
): number[] {
  if (games.length < 2) return []
  return games
    .slice(0, MAX_JUDGED)
    .map((game, index) => ringMiss(map, games.toSpliced(index, 1), game, options))
}

/** Null without a miss. */
export function ringRecord(misses: readonly number[]): RingRecord | null {
  const n = misses.length
  const sorted = misses.toSorted((a, b) => a - b)
  const hits = misses.filter((miss) => miss <= 0.5).length
  const interval = rateInterval(hits, n)
  if (!interval) return null
  const [low = 0, high = low] = n % 2 === 0 ? sorted.slice(n / 2 - 1) : sorted.slice((n - 1) / 2)
  return {
    n,
    median: n % 2 === 0 ? (low + high) / 2 : low,
    withinHalf: (100 * hits) / n,
    withinHalfInterval: { low: 100 * interval.low, high: 100 * interval.high },
  }
}
