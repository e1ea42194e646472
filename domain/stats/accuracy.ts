import { type Interval, ratioInterval } from '../base/interval.ts'

/** Shots and hits over many games. They can be added over any split. */
export interface AimSums {
  /** Games that have both numbers. */
  readonly n: number
  readonly shots: number
  readonly hits: number
  readonly shotsSquared: number
  readonly hitsSquared: number
  /** The sum of shots times hits of each game. */
  readonly shotsByHits: number
}

export interface Accuracy {
  readonly n: number
  readonly rate: number
  /** Null for a single game. */
  readonly interval: Interval | null
}

/**
 * Hits per shot. The interval comes from how much games differ, because the shots of one fight aren't independent of
 * each other.
 */
export function accuracyOf(aim: AimSums): Accuracy | null {
  const { n, shots, hits } = aim
  if (shots === 0) return null
  const rate = hits / shots
  const squares = aim.hitsSquared - 2 * rate * aim.shotsByHits + rate ** 2 * aim.shotsSquared
  const interval = ratioInterval(n, rate, squares, shots)
  return {
    n,
    rate,
    interval: interval && { low: Math.max(0, interval.low), high: Math.min(1, interval.high) },
  }
}
