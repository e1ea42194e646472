import { deviation, type Interval, meanInterval } from '../base/interval.ts'

/** The sums of a figure over many games: enough for its mean and spread, and they can be added over any split. */
export interface Sums {
  readonly n: number
  readonly sum: number
  /** Infinite if it wasn't stored. */
  readonly sumOfSquares: number
}

export interface Mean {
  /** The number of games behind it. */
  readonly n: number
  readonly mean: number
  /** How much the figure varies from game to game; null if unknown. The same applies to the interval. */
  readonly deviation: number | null
  readonly interval: Interval | null
}

/** The lowest and highest possible value of a figure. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

const POSITIVE: Bounds = { least: 0, most: Infinity }

/** Games without the figure are left out. The interval stays within the bounds. */
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
