/** The true figure is between these two with 90 % confidence. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** 95 % quantile of the standard normal distribution: two tails of 5 % leave 90 %. */
export const Z = 1.6449

/** 95 % quantiles of Student's t for 1 to 30 degrees of freedom (any statistics handbook). */
const T = [
  6.314, 2.92, 2.353, 2.132, 2.015, 1.943, 1.895, 1.86, 1.833, 1.812, 1.796, 1.782, 1.771, 1.761,
  1.753, 1.746, 1.74, 1.734, 1.729, 1.725, 1.721, 1.717, 1.714, 1.711, 1.708, 1.706, 1.703, 1.701,
  1.699, 1.697,
]

/** Wilson interval of a rate: never outside 0 to 1, and reliable for few games. */
export function rateInterval(hits: number, n: number): Interval | null {
  if (n <= 0) return null
  const rate = hits / n
  const spread = Z * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2))
  const centre = rate + Z ** 2 / (2 * n)
  const scale = 1 + Z ** 2 / n
  return {
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  }
}

/** The interval of a figure with a known variance. */
export function normalInterval(centre: number, variance: number): Interval {
  const reach = Z * Math.sqrt(variance)
  return { low: centre - reach, high: centre + reach }
}

/**
 * How much a figure varies from game to game, from stored sums. Null for a single game or if no squares were stored.
 */
export function deviation(n: number, sum: number, sumOfSquares: number): number | null {
  if (n < 2 || sumOfSquares === Infinity) return null
  return Math.sqrt(Math.max(0, (sumOfSquares - sum ** 2 / n) / (n - 1)))
}

/** The interval of a mean, with Student's t while there are few games. */
export function meanInterval(n: number, sum: number, sumOfSquares: number): Interval | null {
  const spread = deviation(n, sum, sumOfSquares)
  if (spread === null) return null
  const reach = (T[n - 2] ?? Z) * (spread / Math.sqrt(n))
  return { low: sum / n - reach, high: sum / n + reach }
}

/**
 * The interval of one total divided by another, for example hits per shot. `squares` is the sum over games of
 * (part - ratio x whole)².
 */
export function ratioInterval(
  n: number,
  ratio: number,
  squares: number,
  whole: number,
): Interval | null {
  if (n < 2) return null
  const error = Math.sqrt((n / (n - 1)) * Math.max(0, squares)) / whole
  const reach = (T[n - 2] ?? Z) * error
  return { low: ratio - reach, high: ratio + reach }
}
