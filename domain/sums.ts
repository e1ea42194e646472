import { type Interval, meanInterval } from './interval.ts'

/** What is kept of a figure over many games: enough for its mean, its spread and their sums over any split. */
export interface Sums {
  readonly n: number
  readonly sum: number
  readonly sumOfSquares: number
}

export interface Mean {
  /** The games behind it. */
  readonly n: number
  readonly mean: number
  /** Null where one game says nothing about the spread. */
  readonly interval: Interval | null
}

/** Games without the figure are not in it; `least` is what the figure never falls below. */
export function meanOf({ n, sum, sumOfSquares }: Sums, least = 0): Mean | null {
  if (n === 0) return null
  const interval = meanInterval(n, sum, sumOfSquares)
  return {
    n,
    mean: sum / n,
    interval: interval && { low: Math.max(least, interval.low), high: interval.high },
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
