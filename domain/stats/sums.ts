import { deviation, type Interval, meanInterval } from './interval.ts'

/** What is kept of a figure over many games: enough for its mean, its spread and their sums over any split. */
export interface Sums {
  readonly n: number
  readonly sum: number
  /** Infinite where nobody kept it. */
  readonly sumOfSquares: number
}

export interface Mean {
  /** The games behind it. */
  readonly n: number
  readonly mean: number
  /** How much the figure varies from game to game; null where nothing is known of it, as for the interval. */
  readonly deviation: number | null
  readonly interval: Interval | null
}

/** What a figure never falls below and never rises above. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

const POSITIVE: Bounds = { least: 0, most: Infinity }

/** Games without the figure are not in it; the interval stays within what is possible. */
export function meanOf({ n, sum, sumOfSquares }: Sums, { least, most } = POSITIVE): Mean | null {
  if (n === 0) return null
  const interval = meanInterval(n, sum, sumOfSquares)
  return {
    n,
    mean: sum / n,
    deviation: deviation(n, sum, sumOfSquares),
    interval: interval && {
      low: Math.max(least, interval.low),
      high: Math.min(most, interval.high),
    },
  }
}

export function sumsOf(values: readonly (number | null)[]): Sums {
  const known = values.filter((value) => value !== null)
  return {
    n: known.length,
    sum: known.reduce((sum, value) => sum + value, 0),
    sumOfSquares: known.reduce((sum, value) => sum + value ** 2, 0),
  }
}
