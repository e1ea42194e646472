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

/** The n-th best score, without sorting all of them (quickselect); -Infinity if there are fewer. */
function nthBest(scores: Float64Array, n: number): number {
  const left = scores.filter((score) => score !== -Infinity)
  if (left.length <= n) return -Infinity
  let [from, to] = [0, left.length - 1]
  while (from < to) {
    const pivot = at(left, (from + to) >> 1)
    let [i, j] = [from, to]
    while (i <= j) {
      while (at(left, i) > pivot) i += 1
      while (at(left, j) < pivot) j -= 1
      if (i > j) break
      const swapped = at(left, i)
      left[i] = at(left, j)
      left[j] = swapped
      i += 1
      j -= 1
    }
    if (n - 1 <= j) to = j
    else if (n - 1 >= i) from = i
    else break
  }
  return at(left, n - 1)
}

/** Chances of the given scores after division by the temperature. They sum to 1. */
export function softmax(scores: readonly number[], temperature = 1): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - top) / temperature))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
