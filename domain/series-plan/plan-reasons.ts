import type { PlanProblem } from './plan-problem.ts'
import { goneChances, type PlanReview } from './review-plan.ts'

/** Why a composition is planned for a game: a code with its numbers. */
export type PlanReason =
  /** How often we played it lately, and its place among all candidates. */
  | {
      readonly kind: 'practice'
      readonly games: number
      readonly place: number
      readonly of: number
    }
  | { readonly kind: 'legal'; readonly chance: number }
  /** The legend that is likeliest gone by then. */
  | { readonly kind: 'weakest'; readonly legend: string; readonly chance: number }
  | { readonly kind: 'plan_b'; readonly chance: number }
  /** Whether its points are clearly higher than those of all others. */
  | { readonly kind: 'best'; readonly isClear: boolean }

export function planReasons(problem: PlanProblem, review: PlanReview, game: number): PlanReason[] {
  const reviewed = review.games[game]
  if (!reviewed || reviewed.main === null) return []
  const { main, legal, plays, planB, isClearBest } = reviewed
  const weakest = weakestLegend(problem, review, game, main)
  const { candidates } = problem
  return [
    {
      kind: 'practice',
      games: candidates[main]?.games ?? 0,
      place: main + 1,
      of: candidates.length,
    },
    { kind: 'legal', chance: legal ?? 0 },
    ...(weakest ? [weakest] : []),
    ...(planB === null ? [] : [{ kind: 'plan_b', chance: plays.planB } as const]),
    { kind: 'best', isClear: isClearBest },
  ]
}

function weakestLegend(
  problem: PlanProblem,
  { playthrough }: PlanReview,
  game: number,
  main: number,
): PlanReason | null {
  const chances = goneChances(problem, playthrough, game)
  const trio = problem.trios.slice(main * 3, main * 3 + 3)
  const [weakest] = [...trio].toSorted((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))
  const chance = weakest === undefined ? 0 : (chances[weakest] ?? 0)
  return weakest === undefined || chance === 0
    ? null
    : { kind: 'weakest', legend: problem.legends[weakest] ?? '', chance }
}
