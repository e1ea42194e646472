import { type Interval, normalInterval } from '../base/interval.ts'
import type { Sums } from '../stats/sums.ts'

/** The stored sums of a composition's points. */
export type PointSums = Sums

export interface Value {
  readonly value: number
  /** The number of games behind it. */
  readonly n: number
  readonly mean: number
  /** The mean it is pulled toward, and how many games that mean counts for. */
  readonly prior: number
  readonly k: number
  readonly interval: Interval | null
}

/** Fitted on real scrims (48,862 team-games, 2024-06 to 2025-07). Used while an archive is too small to fit its own. */
export const DEFAULT_K = 57
/** With fewer compositions the fitted spread is mostly chance. */
const COMPS_TO_FIT = 30

/** Expected points per game. With few games the mean of all games dominates. */
export function shrunkValue(
  { n, sum }: PointSums,
  prior: number,
  k: number,
  within: number | null = null,
): Value {
  const mean = n === 0 ? prior : sum / n
  const value = (n * mean + k * prior) / (n + k)
  return { value, n, mean, prior, k, interval: intervalOf(value, n, k, within) }
}

/** What the whole archive says about points. */
export interface ValueModel {
  /** The mean of all games. */
  readonly prior: number
  readonly k: number
  readonly within: number | null
}

/** Explains a value of which only the games are known. */
export function explainValue(
  value: number,
  n: number,
  prior: number,
  { k, within }: Pick<ValueModel, 'k' | 'within'>,
): Value {
  const mean = n === 0 ? prior : (value * (n + k) - k * prior) / n
  return { value, n, mean, prior, k, interval: intervalOf(value, n, k, within) }
}

const intervalOf = (value: number, n: number, k: number, within: number | null) =>
  within === null ? null : normalInterval(value, within / (n + k))

/** How much a composition's points vary from game to game; null if none was played twice. */
export function withinVariance(comps: readonly PointSums[]): number | null {
  const played = comps.filter(({ n }) => n > 0)
  const freedom = total(played.map(({ n }) => n - 1))
  if (freedom === 0) return null
  return total(played.map(({ n, sum, sumOfSquares }) => sumOfSquares - sum ** 2 / n)) / freedom
}

/**
 * How many games the overall mean counts for: the variance within compositions divided by the variance between them
 * (analysis of variance with unequal groups).
 */
export function fitK(comps: readonly PointSums[]): number {
  const played = comps.filter(({ n }) => n > 0)
  const games = total(played.map(({ n }) => n))
  if (played.length < COMPS_TO_FIT || games <= played.length) return DEFAULT_K
  const mean = total(played.map(({ sum }) => sum)) / games
  const within = withinVariance(played) ?? 0
  const between = total(played.map(({ n, sum }) => n * (sum / n - mean) ** 2)) / (played.length - 1)
  const groupSize = (games - total(played.map(({ n }) => n ** 2)) / games) / (played.length - 1)
  const spread = (between - within) / groupSize
  return spread > 0 ? within / spread : DEFAULT_K
}

export const addPoints = (sums: readonly PointSums[]): PointSums => ({
  n: total(sums.map(({ n }) => n)),
  sum: total(sums.map(({ sum }) => sum)),
  sumOfSquares: total(sums.map(({ sumOfSquares }) => sumOfSquares)),
})

const total = (numbers: readonly number[]) => numbers.reduce((sum, next) => sum + next, 0)
