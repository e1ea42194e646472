import { NO_BAN } from './ban-state.ts'
import type { PlanProblem } from './plan-problem.ts'
import { type PlayedGames, replayAll, replayUnlessWorse } from './plan-replay.ts'
import type { PlannedGame } from './series-plan.ts'

export interface PlanScore {
  readonly plan: readonly PlannedGame[]
  /** The mean points of all games. */
  readonly total: number
  /** How often the planned composition or Plan B is played, summed over the games. */
  readonly planned: number
}

/** How a plan goes in all scenarios. */
export interface Playthrough extends PlanScore, PlayedGames {
  /** The mean points of each game. */
  readonly means: readonly number[]
}

/** Plays a plan through all scenarios. */
export function playPlan(problem: PlanProblem, plan: readonly PlannedGame[]): Playthrough {
  const length = problem.games * problem.scenarios.count
  const played = {
    low: new Int32Array(length),
    high: new Int32Array(length),
    choices: new Int16Array(length),
    bans: new Int8Array(length).fill(NO_BAN),
  }
  replayAll(problem, plan, null, played)
  return sumUp(problem, plan, played)
}

/** The same as `playPlan`, with a known playthrough of almost the same plan. */
export function replayPlan(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  known: Playthrough,
): Playthrough {
  const played = {
    low: known.low.slice(),
    high: known.high.slice(),
    choices: known.choices.slice(),
    bans: known.bans.slice(),
  }
  replayAll(problem, plan, known, played)
  return sumUp(problem, plan, played)
}

function sumUp(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  played: PlayedGames,
): Playthrough {
  const { games, scenarios } = problem
  const means: number[] = []
  let asPlanned = 0
  for (let game = 0; game < games; game += 1) {
    const { main = null, planB = null } = plan[game] ?? {}
    const values = problem.values[game] ?? new Float64Array()
    let sum = 0
    for (let scenario = 0; scenario < scenarios.count; scenario += 1) {
      const candidate = played.choices[scenario * games + game] ?? 0
      // A game without any legal candidate gives no points.
      if (candidate >= 0) sum += values[candidate] ?? 0
      if (candidate === main || candidate === planB) asPlanned += 1
    }
    means.push(sum / scenarios.count)
  }
  const total = means.reduce((sum, next) => sum + next, 0)
  return { plan, ...played, means, total, planned: asPlanned / scenarios.count }
}

/** The points of a plan, from what it changes in a known playthrough. */
export function scorePlan(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  known: Playthrough,
): PlanScore {
  const { count } = problem.scenarios
  const { points, planned } = replayAll(problem, plan, known, null)
  return { plan, total: known.total + points / count, planned: known.planned + planned / count }
}

/** The same, or null if the plan clearly has less than `total` points: then not all scenarios are played. */
export function scoreUnlessWorse(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  known: Playthrough,
  total: number,
): PlanScore | null {
  const { count } = problem.scenarios
  const change = replayUnlessWorse(problem, plan, known, total - known.total)
  return (
    change && {
      plan,
      total: known.total + change.points / count,
      planned: known.planned + change.planned / count,
    }
  )
}

/** In how many scenarios a game plays a candidate. */
export function countPlays(
  { games }: PlanProblem,
  { choices }: Playthrough,
  game: number,
  candidate: number | null,
): number {
  let plays = 0
  for (let at = game; at < choices.length; at += games) {
    if (choices[at] === candidate) plays += 1
  }
  return plays
}
