import type {
  PlanInputsAnswer,
  PlanOfSeries,
  StoredGame,
} from '#contract/series-plan/series-plan.ts'
import { compKey, isTrio } from '#domain/catalog/comp.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import {
  type ExpectedPoints,
  expectedPoints,
  type TeamStrength,
} from '#domain/series-plan/expected-points.ts'
import type { SeatedCandidate } from '#domain/series-plan/plan-candidates.ts'
import { type PlanProblem, planProblem } from '#domain/series-plan/plan-problem.ts'
import { type PlanReview, reviewPlan } from '#domain/series-plan/review-plan.ts'
import type { PlannedGame } from '#domain/series-plan/series-plan.ts'
import { suggestPlan } from '#domain/series-plan/suggest-plan.ts'
import type { GameOfMatch } from '../shared/match/match.ts'
import { inTrioOrder } from '../shared/ui/legend/trio-order.ts'

/** The series so far, as far as a plan needs it. */
export interface PlannedDraft {
  readonly banned_legends: readonly string[]
  /** Every played game, the first one first. What we played is empty if nobody saved it. */
  readonly draft_history: readonly {
    readonly comp: readonly string[]
    readonly bannedLegends: readonly string[]
    readonly result?: GameOfMatch['result']
  }[]
}

/** The open games as a suggestion sees them. */
export interface PlanModel {
  /** How many games of the plan are played. */
  readonly played: number
  readonly candidates: readonly SeatedCandidate[]
  readonly problem: PlanProblem
  /** What is planned for the open games. */
  readonly placed: readonly PlannedGame[]
  /** What our team is worth today. */
  readonly strength: TeamStrength
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
      extra.set(compKey(legends), { comp: legends, players: [], games: 0, ...inputs.unplayed })
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
    outlooks: open.map((_, index) => inputs.outlooks[index] ?? []),
    past: inputs.past,
    bans: draft.banned_legends,
    candidates,
    allowRepeats: plan.allowRepeats,
    played: draft.draft_history.map(({ comp }) => comp).filter(isTrio),
  })
  const placed = open.map(({ comp, planB }) => ({
    main: indexOf(seatLegends(comp)),
    planB: indexOf(planB),
  }))
  return { played, candidates, problem, placed, strength: inputs.strength }
}

export const reviewModel = ({ problem, placed, strength }: PlanModel): PlanReview =>
  reviewPlan(problem, placed, strength)

export const candidateAt = ({ candidates }: PlanModel, index: number | null) =>
  (index === null ? undefined : candidates[index]) ?? null

/** What a candidate is worth; null if there is none. */
export function pointsOfCandidate(
  { candidates, strength }: PlanModel,
  index: number | null,
): ExpectedPoints | null {
  const candidate = index === null ? undefined : candidates[index]
  return candidate ? expectedPoints(strength, candidate) : null
}

/** The plan with the open games filled, or all games that aren't played if nothing stays. */
export function suggestedPlan(
  plan: PlanOfSeries,
  model: PlanModel,
  keepsPlaced: boolean,
): PlanOfSeries {
  const { problem, placed, played } = model
  const suggestion = suggestPlan(problem, keepsPlaced ? placed : [])
  const games = plan.games.map((game, index): StoredGame => {
    const suggested = suggestion[index - played]
    if (!suggested) return game
    const planB = compOfCandidate(model, suggested.planB)
    return {
      map: game.map,
      comp: (keepsPlaced ? game.comp : null) ?? seatsOfCandidate(model, suggested.main),
      planB: (keepsPlaced ? game.planB : null) ?? (planB && [...planB]),
    }
  })
  return { ...plan, games }
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
