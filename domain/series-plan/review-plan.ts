import { isOpen } from './ban-state.ts'
import { mostPoints, ownPoints } from './own-points.ts'
import { holds, type PlanProblem } from './plan-problem.ts'
import { countPlays, playPlan, type Playthrough, scorePlan } from './play-plan.ts'
import type { PlannedGame } from './series-plan.ts'

export interface GoneLegend {
  readonly legend: string
  /** Of being banned before the game; 1 if it already is. */
  readonly chance: number
}

export interface PlanAlternative {
  readonly candidate: number
  readonly value: number
  /** The chance that it is legal then. */
  readonly legal: number
  /** What the series has more or fewer points with it. */
  readonly difference: number
}

export interface ReviewedGame extends PlannedGame {
  /** Of the planned composition. */
  readonly value: number | null
  /** The most that a candidate has which is legal now. */
  readonly bestValue: number
  /** The mean points of the game over all scenarios. */
  readonly points: number
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
  readonly total: number
  readonly playthrough: Playthrough
}

/** Less likely bans would only fill the screen. */
const SHOWN_CHANCE = 0.1

/** How a plan does in all scenarios. */
export function reviewPlan(problem: PlanProblem, plan: readonly PlannedGame[]): PlanReview {
  const playthrough = playPlan(problem, plan)
  const games = Array.from({ length: problem.games }, (_, game) =>
    reviewGame(problem, playthrough, game),
  )
  return { games, total: playthrough.total, playthrough }
}

function reviewGame(problem: PlanProblem, played: Playthrough, game: number): ReviewedGame {
  const { main = null, planB = null } = played.plan[game] ?? {}
  const shareOf = (candidate: number | null) =>
    countPlays(problem, played, game, candidate) / problem.scenarios.count
  const [mainShare, planBShare] = [shareOf(main), shareOf(planB)]
  const values = problem.values[game] ?? new Float64Array()
  const { low, high } = problem.start
  const best = problem.ranked[game]?.find((candidate) => isOpen(problem, low, high, candidate))
  return {
    main,
    planB,
    value: main === null ? null : (values[main] ?? null),
    bestValue: best === undefined ? 0 : (values[best] ?? 0),
    points: played.means[game] ?? 0,
    legal: main === null ? null : legalShare(problem, played, game, main),
    planBLegal: planB === null ? null : legalShare(problem, played, game, planB),
    plays: { main: mainShare, planB: planBShare, other: Math.max(0, 1 - mainShare - planBShare) },
    gone: goneBefore(problem, played, game),
  }
}

function legalShare(problem: PlanProblem, played: Playthrough, game: number, candidate: number) {
  let legal = 0
  for (let at = game; at < played.low.length; at += problem.games) {
    if (isOpen(problem, played.low[at] ?? 0, played.high[at] ?? 0, candidate)) legal += 1
  }
  return legal / problem.scenarios.count
}

/** How likely each legend is banned before a game. */
export function goneChances(problem: PlanProblem, played: Playthrough, game: number): number[] {
  return problem.legends.map((_, legend) => {
    let gone = 0
    for (let at = game; at < played.low.length; at += problem.games) {
      const bans = { low: played.low[at] ?? 0, high: played.high[at] ?? 0 }
      if (holds(bans, legend)) gone += 1
    }
    return gone / problem.scenarios.count
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

/** Other compositions for a game or its Plan B, with what they change in the whole series. */
export function planAlternatives(
  problem: PlanProblem,
  played: Playthrough,
  game: number,
  { slot, count, isWanted = () => true }: Wanted,
): PlanAlternative[] {
  const current = played.plan[game]?.[slot] ?? null
  const others = ownPoints(problem, played, game, slot)
    .filter(({ candidate }) => candidate !== current && isWanted(candidate))
    // A Plan B can be legal and still never be needed.
    .filter(({ candidate, uses }) => uses > 0 || legalShare(problem, played, game, candidate) > 0)
  return mostPoints(others, count)
    .map(({ candidate }) => {
      const plan = played.plan.map((planned, index) =>
        index === game ? { ...planned, [slot]: candidate } : planned,
      )
      return {
        candidate,
        value: problem.values[game]?.[candidate] ?? 0,
        legal: legalShare(problem, played, game, candidate),
        difference: scorePlan(problem, plan, played).total - played.total,
      }
    })
    .toSorted((a, b) => b.difference - a.difference || a.candidate - b.candidate)
}
