import type { PlanInputsAnswer, PlanOfSeries, StoredGame } from '#contract/series-plan.ts'
import { compKey } from '#domain/comp/comp.ts'
import { legendKey } from '#domain/legend/legend.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import type { SeatedCandidate } from '#domain/series-plan/plan-candidates.ts'
import { type PlanProblem, planProblem } from '#domain/series-plan/plan-problem.ts'
import { type PlanReview, reviewPlan } from '#domain/series-plan/review-plan.ts'
import type { PlannedGame } from '#domain/series-plan/series-plan.ts'
import { suggestPlan } from '#domain/series-plan/suggest-plan.ts'
import { inTrioOrder } from '../shared/ui/legend/trio-order.ts'

/** The draft as far as a plan needs it. */
export type PlannedDraft = Pick<DraftState, 'banned_legends' | 'draft_history'>

/** The open games as the optimizer sees them. */
export interface PlanModel {
  /** How many games of the plan are played. */
  readonly played: number
  readonly candidates: readonly SeatedCandidate[]
  readonly problem: PlanProblem
  /** What is planned for the open games. */
  readonly placed: readonly PlannedGame[]
}

const seatLegends = (comp: readonly { readonly legend: string }[] | null) =>
  comp && comp.map(({ legend }) => legend)

/** Compositions of the plan that aren't candidates any more count as never played. */
function extraCandidates(plan: PlanOfSeries, inputs: PlanInputsAnswer, from: number) {
  const known = new Set(inputs.candidates.map(({ comp }) => compKey(comp)))
  const extra = new Map<string, SeatedCandidate>()
  for (const { comp, planB } of plan.games.slice(from)) {
    for (const legends of [seatLegends(comp), planB]) {
      if (!legends || known.has(compKey(legends))) continue
      const values = inputs.outlooks.map(() => inputs.prior)
      extra.set(compKey(legends), { comp: legends, players: [], values, games: 0 })
    }
  }
  return [...extra.values()]
}

export function planModel(
  plan: PlanOfSeries,
  draft: PlannedDraft,
  inputs: PlanInputsAnswer,
): PlanModel {
  const played = Math.min(draft.draft_history.length, plan.games.length)
  const open = plan.games.slice(played)
  const candidates = [...inputs.candidates, ...extraCandidates(plan, inputs, played)]
  const indexes = new Map(candidates.map(({ comp }, index) => [compKey(comp), index]))
  const indexOf = (legends: readonly string[] | null) =>
    legends ? (indexes.get(compKey(legends)) ?? null) : null
  const problem = planProblem({
    games: open.map(({ map }, index) => ({
      number: played + index + 1,
      map,
      outlook: inputs.outlooks[index] ?? [],
    })),
    bans: draft.banned_legends,
    candidates,
    allowRepeats: plan.allowRepeats,
    played: draft.draft_history.map(({ comp }) => comp),
  })
  const placed = open.map(({ comp, planB }) => ({
    main: indexOf(seatLegends(comp)),
    planB: indexOf(planB),
  }))
  return { played, candidates, problem, placed }
}

export const reviewModel = ({ problem, placed }: PlanModel): PlanReview =>
  reviewPlan(problem, placed)

/** The plan with the open games filled, or all games that aren't played if nothing stays; and what could be missing. */
export function suggestedPlan(plan: PlanOfSeries, model: PlanModel, keepsPlaced: boolean) {
  const { problem, placed, played } = model
  const suggestion = suggestPlan(problem, keepsPlaced ? placed : [])
  const games = plan.games.map((game, index): StoredGame => {
    const suggested = suggestion.plan[index - played]
    if (!suggested) return game
    const planB = compOfCandidate(model, suggested.planB)
    return {
      map: game.map,
      comp: (keepsPlaced ? game.comp : null) ?? seatsOfCandidate(model, suggested.main),
      planB: (keepsPlaced ? game.planB : null) ?? (planB && [...planB]),
    }
  })
  return { plan: { ...plan, games }, left: suggestion.bound - suggestion.total }
}

export const compOfCandidate = ({ candidates }: PlanModel, index: number | null) =>
  index === null ? null : (candidates[index]?.comp ?? null)

/** A candidate with who of us plays it. */
export function seatsOfCandidate({ candidates }: PlanModel, index: number | null) {
  const candidate = index === null ? undefined : candidates[index]
  if (!candidate) return null
  const { comp, players } = candidate
  return inTrioOrder(comp).map(({ key, name }) => ({
    legend: name,
    player: players[comp.findIndex((legend) => legendKey(legend) === key)] ?? null,
  }))
}
