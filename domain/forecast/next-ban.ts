/** Six Gauss-Legendre points on 0 to 1, with their weights. */
const POINTS: readonly (readonly [at: number, weight: number])[] = [
  [0.033765242898424, 0.0856622461895852],
  [0.1693953067668678, 0.1803807865240693],
  [0.3806904069584016, 0.2339569672863455],
  [0.6193095930415985, 0.2339569672863455],
  [0.8306046932331322, 0.1803807865240693],
  [0.966234757101576, 0.0856622461895852],
]

/** How much the chances are spread until enough games are judged. */
export const FIRST_BAN_TEMPERATURE = 1.2

/**
 * The chance of each legend to be picked most. A row per team holds its chances of playing each legend; a known pick is
 * 1 or 0. Ties are shared evenly.
 */
export function mostPickedChances(marginals: readonly Float64Array[]): number[] {
  return normalize(rawChances(marginals, 0))
}

/** By how much the odds of each legend to be picked most grow if one more team picks it for sure. */
export function pickLifts(marginals: readonly Float64Array[]): number[] {
  const lifted = rawChances(marginals, 1)
  return rawChances(marginals, 0).map((chance, legend) =>
    chance > 0 ? Math.max(1, odds(lifted[legend] ?? 0) / odds(chance)) : 1,
  )
}

/** A sum of chances can be a little above 1. */
const odds = (chance: number) => chance / Math.max(1 - chance, 1e-6)

/** The chance of each legend to be picked most, if it alone has so many picks more. */
function rawChances(marginals: readonly Float64Array[], more: number): number[] {
  const legends = marginals[0]?.length ?? 0
  const counts = Array.from({ length: legends }, (_, legend) =>
    countChances(marginals.map((row) => row[legend] ?? 0)),
  )
  const below = counts.map(runningSums)
  return counts.map((own, legend) => {
    let total = 0
    for (let k = 0; k < own.length; k += 1) {
      const chance = own[k] ?? 0
      if (chance > 0) total += chance * winChance(counts, below, legend, k + more)
    }
    return total
  })
}

/** Spreads chances more evenly; with 1 they stay. */
export const spread = (chances: readonly number[], temperature: number): number[] =>
  normalize(chances.map((chance) => chance ** (1 / temperature)))

/** The chance that no other legend has more than `k` picks; others with exactly `k` share the win. */
function winChance(
  counts: readonly Float64Array[],
  below: readonly Float64Array[],
  legend: number,
  k: number,
): number {
  let total = 0
  for (const [z, weight] of POINTS) {
    let product = weight
    for (let other = 0; other < counts.length; other += 1) {
      if (other !== legend) product *= (below[other]?.[k] ?? 1) + z * (counts[other]?.[k] ?? 0)
    }
    total += product
  }
  return total
}

/** How likely each number of picks is, if every team picks on its own. */
function countChances(chances: readonly number[]): Float64Array {
  const counts = new Float64Array(chances.length + 1)
  counts[0] = 1
  chances.forEach((chance, team) => {
    for (let k = team + 1; k >= 0; k -= 1) {
      counts[k] = (counts[k] ?? 0) * (1 - chance) + (k > 0 ? (counts[k - 1] ?? 0) * chance : 0)
    }
  })
  return counts
}

/** The chance of fewer than k picks. */
function runningSums(counts: Float64Array): Float64Array {
  const sums = new Float64Array(counts.length)
  for (let k = 1; k < counts.length; k += 1) sums[k] = (sums[k - 1] ?? 0) + (counts[k - 1] ?? 0)
  return sums
}

function normalize(numbers: readonly number[]): number[] {
  const sum = numbers.reduce((total, next) => total + next, 0)
  return sum === 0 ? numbers.map(() => 0) : numbers.map((next) => next / sum)
}
