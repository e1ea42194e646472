import { startState } from './ban-state.ts'
import type { PlanProblem } from './plan-problem.ts'
import { bestIn, canPlay, type Playthrough } from './play-plan.ts'
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
  const { count, low: bansLow, high: bansHigh, weight, best } = open
  for (let candidate = 0; candidate < sums.length; candidate += 1) {
    const low = problem.low[candidate] ?? 0
    const high = problem.high[candidate] ?? 0
    const value = values[candidate] ?? 0
    let sum = open.settled
    let used = 0
    for (let index = 0; index < count; index += 1) {
      const times = weight[index] ?? 0
      if ((((bansLow[index] ?? 0) & low) | ((bansHigh[index] ?? 0) & high)) === 0) {
        sum += times * value
        used += times
      } else sum += times * (best[index] ?? 0)
    }
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

/** Scenarios in which the slot decides what is played. Those with the same bans are one, unless repeats are forbidden. */
interface OpenScenarios {
  readonly count: number
  /** One of each. */
  readonly scenarios: Int32Array
  readonly low: Int32Array
  readonly high: Int32Array
  readonly weight: Int32Array
  /** The best that is legal otherwise. */
  readonly best: Float64Array
  /** The points of all other scenarios. */
  readonly settled: number
}

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
  const scenarios = new Int32Array(total)
  const [low, high, weight] = [new Int32Array(total), new Int32Array(total), new Int32Array(total)]
  const best = new Float64Array(total)
  const known = new Map<number, number>()
  let [count, settled] = [0, 0]
  for (let scenario = 0; scenario < total; scenario += 1) {
    if (main !== null && canPlay(problem, state, earlier, scenario, main)) {
      settled += values[main] ?? 0
      continue
    }
    const [bansLow, bansHigh] = [state.low[scenario] ?? 0, state.high[scenario] ?? 0]
    const key = problem.allowRepeats ? bansHigh * 2 ** 32 + bansLow : scenario
    const index = known.get(key) ?? count
    weight[index] = (weight[index] ?? 0) + 1
    if (index < count) continue
    known.set(key, index)
    scenarios[index] = scenario
    low[index] = bansLow
    high[index] = bansHigh
    best[index] = values[bestIn(problem, game, state, earlier, scenario)] ?? 0
    count += 1
  }
  return { count, scenarios, low, high, weight, best, settled }
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
  for (let index = 0; index < open.count; index += 1) {
    for (const chosen of current.choices.slice(0, game)) {
      const candidate = chosen[open.scenarios[index] ?? 0] ?? -1
      const low = (problem.low[candidate] ?? 0) & (open.low[index] ?? 0)
      const high = (problem.high[candidate] ?? 0) & (open.high[index] ?? 0)
      if (candidate < 0 || (low | high) !== 0) continue
      sums[candidate] = (sums[candidate] ?? 0) + (open.best[index] ?? 0) - (values[candidate] ?? 0)
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
