import { isOpen, NOTHING_LEGAL } from './ban-state.ts'
import type { PlanProblem } from './plan-problem.ts'

/** Whether a candidate can be played: nothing of it is banned, and it is no forbidden repeat. `earlier` are the choices by game. */
export const canPlay = (
  problem: PlanProblem,
  game: number,
  low: number,
  high: number,
  earlier: Int16Array,
  candidate: number,
): boolean => isOpen(problem, low, high, candidate) && !isRepeat(problem, game, earlier, candidate)

function isRepeat(
  { allowRepeats, played }: PlanProblem,
  game: number,
  earlier: Int16Array,
  candidate: number,
): boolean {
  if (allowRepeats) return false
  for (let before = 0; before < game; before += 1) {
    if (earlier[before] === candidate) return true
  }
  return played.size > 0 && played.has(candidate)
}

/** The candidate with the highest value that can be played. */
export function bestIn(
  problem: PlanProblem,
  game: number,
  low: number,
  high: number,
  earlier: Int16Array,
): number {
  const ranked = problem.ranked[game]
  const rankedLow = problem.rankedLow[game]
  const rankedHigh = problem.rankedHigh[game]
  if (!ranked || !rankedLow || !rankedHigh) return NOTHING_LEGAL
  for (let place = 0; place < ranked.length; place += 1) {
    if ((((rankedLow[place] ?? 0) & low) | ((rankedHigh[place] ?? 0) & high)) !== 0) continue
    const candidate = ranked[place] ?? 0
    if (!isRepeat(problem, game, earlier, candidate)) return candidate
  }
  return NOTHING_LEGAL
}
