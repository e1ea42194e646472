import { at } from './field-rates.ts'

export const CANDIDATES = 150

/** The compositions with the best scores, best first; the lower index first if scores are equal. */
export function bestComps(scores: Float64Array, count = CANDIDATES): number[] {
  const limit = nthBest(scores, count)
  const best: number[] = []
  for (let comp = 0; comp < scores.length; comp += 1) {
    const score = at(scores, comp)
    if (score >= limit && score !== -Infinity) best.push(comp)
  }
  return best.toSorted((a, b) => at(scores, b) - at(scores, a) || a - b).slice(0, count)
}

/** The n-th best score, without sorting all of them; -Infinity if there are fewer. */
function nthBest(scores: Float64Array, n: number): number {
  const best = new Float64Array(2 * n)
  let [size, limit] = [0, -Infinity]
  for (let i = 0; i < scores.length; i += 1) {
    const score = at(scores, i)
    if (score <= limit) continue
    best[size] = score
    size += 1
    if (size < best.length) continue
    // Full: forget the lower half.
    best.set(best.toSorted().subarray(n))
    limit = at(best, 0)
    size = n
  }
  return size < n ? -Infinity : at(best.subarray(0, size).toSorted(), size - n)
}

/** Chances of the given scores after division by the temperature. They sum to 1. */
export function softmax(scores: readonly number[], temperature = 1): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - top) / temperature))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
