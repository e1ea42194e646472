import {
  type ExpectedPoints,
  expectedPoints,
  isClearBest,
  type TeamStrength,
} from './expected-points.ts'
import { DAY_VARIANCE } from '../series/draw-games.ts'
import { Z } from '../base/interval.ts'
import { isOpen, NOTHING_LEGAL } from './ban-state.ts'
import { holds, type PlanProblem } from './plan-problem.ts'
import { closedScenarios, countPlays, openShare, playPlan, type Playthrough } from './play-plan.ts'
import type { PlannedGame } from './series-plan.ts'

export interface GoneLegend {
  readonly legend: string
  /** Of being banned before the game; 1 if it already is. */
  readonly chance: number
}

export interface PlanAlternative {
  readonly candidate: number
  /** The chance that it is legal then; as Plan B, where the planned composition isn't. */
  readonly legal: number
}

export interface ReviewedGame extends PlannedGame {
  /** Whether the planned composition is clearly better than all others that are legal now. */
  readonly isClearBest: boolean
  /** The chance that the planned composition is legal then; null without one. */
  readonly legal: number | null
  readonly planBLegal: number | null
  /** How often the planned composition, Plan B and anything else is played. */
  readonly plays: { readonly main: number; readonly planB: number; readonly other: number }
  /** Known bans first, then the likeliest. */
  readonly gone: readonly GoneLegend[]
}

export interface PlanReview {
  readonly games: readonly ReviewedGame[]
  /** Of all open games, with what six games differ by (90 %). */
  readonly total: ExpectedPoints
  readonly playthrough: Playthrough
}

/** Less likely bans would only fill the screen. */
const SHOWN_CHANCE = 0.1
/** Bans of later games surprise: no chance is ever more certain. */
export const HIGHEST_LATER = 0.95
/** What the points of one game differ by (variance), besides how good the team is today. */
const GAME_VARIANCE = 2 * DAY_VARIANCE

/** How a plan does in all scenarios. */
export function reviewPlan(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  strength: TeamStrength,
): PlanReview {
  const playthrough = playPlan(problem, plan)
  const games = Array.from({ length: problem.games }, (_, game) =>
    reviewGame(problem, playthrough, game),
  )
  return { games, total: totalPoints(problem, playthrough, strength), playthrough }
}

/** A team's day is the same in all games, so its error grows with their number. Games are lucky one by one. */
function totalPoints(
  { games, candidates, scenarios }: PlanProblem,
  { choices }: Playthrough,
  strength: TeamStrength,
): ExpectedPoints {
  let points = 0
  for (const choice of choices) {
    const candidate = choice === NOTHING_LEGAL ? undefined : candidates[choice]
    if (candidate) points += expectedPoints(strength, candidate).points / scenarios.count
  }
  const variance = games * GAME_VARIANCE + games ** 2 * strength.variance
  return { points, margin: Z * Math.sqrt(variance) }
}

function reviewGame(problem: PlanProblem, played: Playthrough, game: number): ReviewedGame {
  const { main = null, planB = null } = played.plan[game] ?? {}
  const shareOf = (candidate: number | null) =>
    countPlays(problem, played, game, candidate) / problem.scenarios.count
  const [mainShare, planBShare] = [shareOf(main), shareOf(planB)]
  return {
    main,
    planB,
    isClearBest: main !== null && isBestNow(problem, main),
    legal: main === null ? null : legalChance(problem, played, game, main),
    planBLegal: planB === null ? null : legalChance(problem, played, game, planB),
    plays: { main: mainShare, planB: planBShare, other: Math.max(0, 1 - mainShare - planBShare) },
    gone: goneBefore(problem, played, game),
  }
}

function isBestNow(problem: PlanProblem, main: number): boolean {
  const { low, high } = problem.start
  const [best, ...others] = [
    ...problem.candidates.slice(main, main + 1),
    ...problem.candidates.filter(
      (_, candidate) => candidate !== main && isOpen(problem, low, high, candidate),
    ),
  ]
  return best !== undefined && isClearBest(best, others)
}

/** The bans before the next game are known; later ones never are. */
export function legalChance(
  problem: PlanProblem,
  played: Playthrough,
  game: number,
  candidate: number,
): number {
  const share = openShare(problem, played, game, candidate)
  const { low, high } = problem.start
  const isKnown = game === 0 || (share === 0 && !isOpen(problem, low, high, candidate))
  return isKnown ? share : Math.min(HIGHEST_LATER, Math.max(1 - HIGHEST_LATER, share))
}

/** How likely each legend is banned before a game. */
export function goneChances(problem: PlanProblem, played: Playthrough, game: number): number[] {
  return problem.legends.map((_, legend) => {
    let gone = 0
    for (let at = game; at < played.low.length; at += problem.games) {
      const bans = { low: played.low[at] ?? 0, high: played.high[at] ?? 0 }
      if (holds(bans, legend)) gone += 1
    }
    const share = gone / problem.scenarios.count
    const isKnown = share === 1 && holds(problem.start, legend)
    return isKnown ? 1 : Math.min(HIGHEST_LATER, share)
  })
}

function goneBefore(problem: PlanProblem, played: Playthrough, game: number): GoneLegend[] {
  const known = new Map(problem.bans.map((legend, place) => [legend, place]))
  const orderOf = (legend: number) => known.get(legend) ?? known.size
  return goneChances(problem, played, game)
    .map((chance, index) => ({ index, legend: problem.legends[index] ?? '', chance }))
    .filter(({ chance }) => chance >= SHOWN_CHANCE)
    .toSorted((a, b) => orderOf(a.index) - orderOf(b.index) || b.chance - a.chance)
    .map(({ legend, chance }) => ({ legend, chance }))
}

interface Wanted {
  readonly slot: keyof PlannedGame
  readonly count: number
  readonly isWanted?: (candidate: number) => boolean
}

/** Other compositions for a game or its Plan B, what we practice most first. */
export function planAlternatives(
  problem: PlanProblem,
  played: Playthrough,
  game: number,
  { slot, count, isWanted = () => true }: Wanted,
): PlanAlternative[] {
  const { main = null, planB = null } = played.plan[game] ?? {}
  const elsewhere = played.plan.toSpliced(game, 1).flatMap((one) => [one.main, one.planB])
  const taken = new Set([
    main,
    planB,
    ...(problem.allowRepeats ? [] : [...problem.played, ...elsewhere]),
  ])
  const closed =
    slot === 'planB' && main !== null ? closedScenarios(problem, played, game, main) : undefined
  const found: PlanAlternative[] = []
  for (const candidate of problem.candidates.keys()) {
    if (found.length === count) break
    if (taken.has(candidate) || !isWanted(candidate)) continue
    const share = openShare(problem, played, game, candidate, closed)
    // Where the planned one is always legal, a Plan B is judged by all scenarios.
    const legal = closed?.includes(1) ? share : legalChance(problem, played, game, candidate)
    if (legal > 0) found.push({ candidate, legal })
  }
  return found
}
