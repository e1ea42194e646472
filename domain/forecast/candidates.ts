import { at } from './field-rates.ts'

export const CANDIDATES = 150

/** The compositions with the best scores, best first; the lower index first if scores are equal. */
export function bestComps(scores: Float64Array, count = CANDIDATES): number[] {
  const ordered = scores.toSorted()
  const limit = at(ordered, Math.max(0, ordered.length - count))
  const best: number[] = []
  for (let comp = 0; comp < scores.length; comp += 1) {
    const score = at(scores, comp)
    if (score >= limit && score !== -Infinity) best.push(comp)
  }
  return best.toSorted((a, b) => at(scores, b) - at(scores, a) || a - b).slice(0, count)
}

/** Chances of the given scores after division by the temperature. They sum to 1. */
export function softmax(scores: readonly number[], temperature = 1): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - top) / temperature))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
