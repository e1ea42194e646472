import { banInAll, type BanState, isOpen, NOTHING_LEGAL, startState } from './ban-state.ts'
import type { PlanProblem } from './plan-problem.ts'
import {
  knownChoices,
  knownGame,
  noteChoices,
  type PlanReplay,
  startPlanReplay,
  TO_CHOOSE,
} from './plan-replay.ts'
import type { PlannedGame } from './series-plan.ts'

/** How a plan goes in all scenarios. */
export interface Playthrough {
  readonly plan: readonly PlannedGame[]
  /** Before each game. */
  readonly states: readonly BanState[]
  /** The candidate that is played, by game and scenario. */
  readonly choices: readonly Int16Array[]
  /** The mean points of each game. */
  readonly means: readonly number[]
  readonly total: number
  /** How often the planned composition or Plan B is played in each game, and in all of them. */
  readonly shares: readonly number[]
  readonly planned: number
}

/**
 * Plays a plan through all scenarios, or from a game on if a playthrough with the same games before is known. Scenarios
 * that the change doesn't reach go on as they did there.
 */
export function playPlan(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  known?: Playthrough,
  from = 0,
): Playthrough {
  const states = known ? known.states.slice(0, from + 1) : [startState(problem)]
  const choices = known ? known.choices.slice(0, from) : []
  const means = known ? known.means.slice(0, from) : []
  const shares = known ? known.shares.slice(0, from) : []
  const replay = known ? startPlanReplay(known, problem.scenarios.count) : null
  for (let game = from; game < problem.games; game += 1) {
    const before = states[game] ?? startState(problem)
    const { chosen, mean, share } = chooseInAll(problem, plan[game], game, before, choices, replay)
    choices.push(chosen)
    means.push(mean)
    shares.push(share)
    if (game + 1 === problem.games) break
    if (replay && !problem.allowRepeats) noteChoices(replay, game, chosen)
    states.push(banInAll(problem, game, before, chosen, knownGame(replay, game)))
  }
  const total = sumOf(means)
  return { plan, states, choices, means, shares, total, planned: sumOf(shares) }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, next) => sum + next, 0)

/** Whether a candidate can be played in a scenario: nothing of it is banned, and it is no forbidden repeat. */
export function canPlay(
  problem: PlanProblem,
  state: BanState,
  earlier: readonly Int16Array[],
  scenario: number,
  candidate: number,
): boolean {
  return (
    isOpen(problem, state, scenario, candidate) && !isRepeat(problem, earlier, scenario, candidate)
  )
}

/** Whether a scenario has played a candidate before, if that is forbidden. */
function isRepeat(
  { allowRepeats, played }: PlanProblem,
  earlier: readonly Int16Array[],
  scenario: number,
  candidate: number,
): boolean {
  if (allowRepeats) return false
  for (let game = 0; game < earlier.length; game += 1) {
    if (earlier[game]?.[scenario] === candidate) return true
  }
  return played.has(candidate)
}

/** The candidate with the highest value that a scenario still allows. */
function bestIn(
  problem: PlanProblem,
  game: number,
  state: BanState,
  earlier: readonly Int16Array[],
  scenario: number,
): number {
  const ranked = problem.ranked[game]
  const low = problem.rankedLow[game]
  const high = problem.rankedHigh[game]
  if (!ranked || !low || !high) return NOTHING_LEGAL
  const bansLow = state.low[scenario] ?? 0
  const bansHigh = state.high[scenario] ?? 0
  for (let place = 0; place < ranked.length; place += 1) {
    if ((((low[place] ?? 0) & bansLow) | ((high[place] ?? 0) & bansHigh)) !== 0) continue
    const candidate = ranked[place] ?? 0
    if (!isRepeat(problem, earlier, scenario, candidate)) return candidate
  }
  return NOTHING_LEGAL
}

/** The best of a scenario that went the same way so far. What it played was the best, unless it was planned. */
export function bestInKnown(
  problem: PlanProblem,
  known: Playthrough,
  game: number,
  state: BanState,
  earlier: readonly Int16Array[],
  scenario: number,
): number {
  const { main = null, planB = null } = known.plan[game] ?? {}
  const candidate = known.choices[game]?.[scenario] ?? NOTHING_LEGAL
  return candidate !== main && candidate !== planB
    ? candidate
    : bestIn(problem, game, state, earlier, scenario)
}

/** A game without any legal candidate gives no points. */
function chooseInAll(
  problem: PlanProblem,
  planned: PlannedGame | undefined,
  game: number,
  state: BanState,
  earlier: readonly Int16Array[],
  replay: PlanReplay | null,
) {
  const main = planned?.main ?? NOTHING_LEGAL
  const planB = planned?.planB ?? NOTHING_LEGAL
  const values = problem.values[game] ?? new Float64Array()
  const chosen = knownChoices(problem, planned, game, state, replay)
  let [sum, asPlanned] = [0, 0]
  for (let scenario = 0; scenario < chosen.length; scenario += 1) {
    let candidate = chosen[scenario] ?? NOTHING_LEGAL
    if (candidate === TO_CHOOSE) {
      candidate =
        main >= 0 && canPlay(problem, state, earlier, scenario, main)
          ? main
          : planB >= 0 && canPlay(problem, state, earlier, scenario, planB)
            ? planB
            : replay && replay.changes[scenario] === 0
              ? bestInKnown(problem, replay.known, game, state, earlier, scenario)
              : bestIn(problem, game, state, earlier, scenario)
      chosen[scenario] = candidate
    }
    if (candidate >= 0) sum += values[candidate] ?? 0
    if (candidate >= 0 && (candidate === main || candidate === planB)) asPlanned += 1
  }
  return { chosen, mean: sum / chosen.length, share: asPlanned / chosen.length }
}
