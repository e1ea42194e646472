import type { PlanProblem } from './plan-problem.ts'
import { goneChances, planAlternatives, type PlanReview } from './review-plan.ts'

/** Why a composition is planned for a game: a code with its numbers. */
export type PlanReason =
  /** Its place among all candidates of the game by value. */
  | { readonly kind: 'value'; readonly value: number; readonly place: number; readonly of: number }
  | { readonly kind: 'legal'; readonly chance: number }
  /** The legend that is likeliest gone by then. */
  | { readonly kind: 'weakest'; readonly legend: string; readonly chance: number }
  | { readonly kind: 'plan_b'; readonly chance: number }
  /** What the series loses with the best other composition. */
  | { readonly kind: 'next_best'; readonly candidate: number; readonly difference: number }

export function planReasons(problem: PlanProblem, review: PlanReview, game: number): PlanReason[] {
  const reviewed = review.games[game]
  if (!reviewed || reviewed.main === null || reviewed.value === null) return []
  const { main, value, legal, plays, planB } = reviewed
  const weakest = weakestLegend(problem, review, game, main)
  const [next] = planAlternatives(problem, review.playthrough, game, {
    slot: 'main',
    count: 1,
  })
  return [
    {
      kind: 'value',
      value,
      place: 1 + (problem.ranked[game]?.indexOf(main) ?? 0),
      of: problem.ranked[game]?.length ?? 0,
    },
    { kind: 'legal', chance: legal ?? 0 },
    ...(weakest ? [weakest] : []),
    ...(planB === null ? [] : [{ kind: 'plan_b', chance: plays.planB } as const]),
    ...(next
      ? [{ kind: 'next_best', candidate: next.candidate, difference: next.difference } as const]
      : []),
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
