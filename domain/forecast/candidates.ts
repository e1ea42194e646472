import { at } from './field-rates.ts'

export const CANDIDATES = 150

/** The compositions with the best scores, best first; the lower index first if scores are equal. */
export function bestComps(scores: Float64Array, count = CANDIDATES): number[] {
  const limit = lowerLimit(scores, count)
  const best: number[] = []
  for (let comp = 0; comp < scores.length; comp += 1) {
    const score = at(scores, comp)
    if (score >= limit && score !== -Infinity) best.push(comp)
  }
  return best.toSorted((a, b) => at(scores, b) - at(scores, a) || a - b).slice(0, count)
}

const BINS = 512

/** A score that at least `n` reach and few more, without sorting all of them; -Infinity if there are fewer. */
function lowerLimit(scores: Float64Array, n: number): number {
  let [top, low, size] = [-Infinity, Infinity, 0]
  for (let i = 0; i < scores.length; i += 1) {
    const score = scores[i] ?? 0
    if (score === -Infinity) continue
    size += 1
    if (score > top) top = score
    if (score < low) low = score
  }
  if (size <= n || top === low) return -Infinity
  const counts = new Int32Array(BINS + 1)
  const scale = BINS / (top - low)
  for (let i = 0; i < scores.length; i += 1) {
    const score = scores[i] ?? 0
    if (score === -Infinity) continue
    const bin = Math.floor((score - low) * scale)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  let bin = BINS
  for (let above = counts[bin] ?? 0; above < n; above += counts[bin] ?? 0) bin -= 1
  // One bin lower, since the edge of a bin is rounded.
  return low + (bin - 1) / scale
}

/** Chances of the given scores after division by the temperature. They sum to 1. */
export function softmax(scores: readonly number[], temperature = 1): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - top) / temperature))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
