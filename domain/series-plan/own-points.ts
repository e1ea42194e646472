import { startState } from './ban-state.ts'
import type { PlanProblem } from './plan-problem.ts'
import { bestInKnown, canPlay, type Playthrough } from './play-plan.ts'
import type { PlannedGame } from './series-plan.ts'

export interface OwnPoints {
  readonly candidate: number
  /** The mean points of the game with this candidate. */
  readonly points: number
  /** In how many scenarios it is played. */
  readonly uses: number
}

/** What each candidate gives in its own game if the games before stay, best first. */
export function ownPoints(
  problem: PlanProblem,
  current: Playthrough,
  game: number,
  slot: keyof PlannedGame,
): OwnPoints[] {
  const values = problem.values[game] ?? new Float64Array()
  const sums = new Float64Array(values.length)
  const uses = new Int32Array(values.length)
  const open = openScenarios(problem, current, game, slot)
  const { groups, low: bansLow, high: bansHigh, weight, otherwise } = open
  for (let candidate = 0; candidate < sums.length; candidate += 1) {
    const low = problem.low[candidate] ?? 0
    const high = problem.high[candidate] ?? 0
    const value = values[candidate] ?? 0
    let sum = open.settled
    let used = 0
    for (let group = 0; group < groups; group += 1) {
      const shared = ((bansLow[group] ?? 0) & low) | ((bansHigh[group] ?? 0) & high)
      // 1 if any bit is set. A branch would be guessed wrong half the time.
      const isClosed = (shared | -shared) >>> 31
      used += (weight[group] ?? 0) & (isClosed - 1)
      sum += (otherwise[group] ?? 0) * isClosed
    }
    sum += used * value
    sums[candidate] = sum
    uses[candidate] = used
  }
  if (!problem.allowRepeats) takeBackRepeats(problem, current, game, open, sums, uses)
  const isTaken = takenBy(problem, current.plan, game, slot)
  return Array.from(sums, (sum, candidate) => ({
    candidate,
    points: sum / problem.scenarios.count,
    uses: uses[candidate] ?? 0,
  }))
    .filter(({ candidate }) => !isTaken(candidate))
    .toSorted((a, b) => b.points - a.points || b.uses - a.uses || a.candidate - b.candidate)
}

/** Scenarios in which the slot decides what is played. */
interface OpenScenarios {
  /** Those with the same bans are one group. */
  readonly groups: number
  readonly low: Int32Array
  readonly high: Int32Array
  /** How many scenarios a group has. */
  readonly weight: Int32Array
  /** The points of a group with the best that is legal otherwise. */
  readonly otherwise: Float64Array
  /** By scenario: its group, if it is in one, and its points otherwise. */
  readonly groupOf: Int16Array
  readonly pointsOf: Float64Array
  /** The points of all other scenarios. */
  readonly settled: number
}

const SETTLED = -1

function openScenarios(
  problem: PlanProblem,
  current: Playthrough,
  game: number,
  slot: keyof PlannedGame,
): OpenScenarios {
  const total = problem.scenarios.count
  const values = problem.values[game] ?? new Float64Array()
  const main = slot === 'planB' ? (current.plan[game]?.main ?? null) : null
  const state = current.states[game] ?? startState(problem)
  const earlier = current.choices.slice(0, game)
  const [low, high, weight] = [new Int32Array(total), new Int32Array(total), new Int32Array(total)]
  const otherwise = new Float64Array(total)
  const groupOf = new Int16Array(total).fill(SETTLED)
  const pointsOf = new Float64Array(total)
  const known = new Map<number, number>()
  let [groups, settled] = [0, 0]
  for (let scenario = 0; scenario < total; scenario += 1) {
    if (main !== null && canPlay(problem, state, earlier, scenario, main)) {
      settled += values[main] ?? 0
      continue
    }
    const [bansLow, bansHigh] = [state.low[scenario] ?? 0, state.high[scenario] ?? 0]
    const key = bansHigh * 2 ** 32 + bansLow
    const group = known.get(key) ?? groups
    const isNew = group === groups
    if (isNew) {
      known.set(key, group)
      low[group] = bansLow
      high[group] = bansHigh
      groups += 1
    }
    // Without repeats it depends on what the scenario has played, not only on its bans.
    const points =
      isNew || !problem.allowRepeats
        ? (values[bestInKnown(problem, current, game, state, earlier, scenario)] ?? 0)
        : (otherwise[group] ?? 0) / (weight[group] ?? 1)
    otherwise[group] = (otherwise[group] ?? 0) + points
    weight[group] = (weight[group] ?? 0) + 1
    groupOf[scenario] = group
    pointsOf[scenario] = points
  }
  return { groups, low, high, weight, otherwise, groupOf, pointsOf, settled }
}

/** A composition that a scenario has played before can't be played again. */
function takeBackRepeats(
  problem: PlanProblem,
  current: Playthrough,
  game: number,
  open: OpenScenarios,
  sums: Float64Array,
  uses: Int32Array,
) {
  const values = problem.values[game] ?? new Float64Array()
  const earlier = current.choices.slice(0, game)
  for (const [scenario, group] of open.groupOf.entries()) {
    if (group === SETTLED) continue
    const points = open.pointsOf[scenario] ?? 0
    for (const chosen of earlier) {
      const candidate = chosen[scenario] ?? -1
      const low = (problem.low[candidate] ?? 0) & (open.low[group] ?? 0)
      const high = (problem.high[candidate] ?? 0) & (open.high[group] ?? 0)
      if (candidate < 0 || (low | high) !== 0) continue
      sums[candidate] = (sums[candidate] ?? 0) + points - (values[candidate] ?? 0)
      uses[candidate] = (uses[candidate] ?? 0) - 1
    }
  }
}

/** What can't be put into a slot: the other one of its game and, with repeats forbidden, anything of other games. */
function takenBy(
  { allowRepeats, played }: PlanProblem,
  plan: readonly PlannedGame[],
  game: number,
  slot: keyof PlannedGame,
) {
  const other = plan[game]?.[slot === 'main' ? 'planB' : 'main'] ?? null
  const elsewhere = new Set(
    allowRepeats ? [] : [...played, ...placedIn(plan.filter((_, index) => index !== game))],
  )
  return (candidate: number) => candidate === other || elsewhere.has(candidate)
}

/** Every candidate of these games. */
export const placedIn = (games: readonly PlannedGame[]): number[] =>
  games.flatMap(({ main, planB }) => [main, planB]).filter((candidate) => candidate !== null)
