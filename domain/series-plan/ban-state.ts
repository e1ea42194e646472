import { highBit, holds, lowBit, type PlanProblem, setOf } from './plan-problem.ts'

/** What each scenario has banned before a game. */
export interface BanState {
  readonly low: Int32Array
  readonly high: Int32Array
  /** Banned legends by scenario, oldest first, and how many they are. */
  readonly list: Uint8Array
  readonly length: Uint8Array
}

export const NOTHING_LEGAL = -1

/** Room for the known bans and one per game. */
const roomFor = ({ bans, games }: PlanProblem) => bans.length + games

/** Before the first open game every scenario has the known bans. */
export function startState(problem: PlanProblem): BanState {
  const { bans } = problem
  const { count } = problem.scenarios
  const list = new Uint8Array(count * roomFor(problem))
  for (let scenario = 0; scenario < count; scenario += 1)
    list.set(bans, scenario * roomFor(problem))
  const { low, high } = setOf(bans)
  return {
    low: new Int32Array(count).fill(low),
    high: new Int32Array(count).fill(high),
    list,
    length: new Uint8Array(count).fill(bans.length),
  }
}

/** Whether a scenario has banned none of a candidate's legends. */
export const isOpen = (
  problem: PlanProblem,
  { low, high }: BanState,
  scenario: number,
  candidate: number,
): boolean =>
  ((problem.low[candidate] ?? 0) & (low[scenario] ?? 0)) === 0 &&
  ((problem.high[candidate] ?? 0) & (high[scenario] ?? 0)) === 0

/** The bans after a game: in each scenario the most picked legend, and what the class guard brings back. */
export function banInAll(
  problem: PlanProblem,
  game: number,
  before: BanState,
  chosen: Int16Array,
): BanState {
  const next = {
    low: before.low.slice(),
    high: before.high.slice(),
    list: before.list.slice(),
    length: before.length.slice(),
  }
  const { trios } = problem
  const { times, order, depth, lifts, legends } = problem.scenarios
  for (let scenario = 0; scenario < chosen.length; scenario += 1) {
    const row = game * chosen.length + scenario
    const low = before.low[scenario] ?? 0
    const high = before.high[scenario] ?? 0
    let place = row * depth
    let most = order[place] ?? 0
    while (((lowBit(most) & low) | (highBit(most) & high)) !== 0) {
      place += 1
      most = order[place] ?? 0
    }
    let time = times[row * legends + most] ?? 0
    // What we play isn't banned, so each of its legends can be the next ban. If nothing is legal, we play nothing.
    const trio = 3 * (chosen[scenario] ?? NOTHING_LEGAL)
    for (let seat = Math.max(0, trio); seat < trio + 3; seat += 1) {
      const own = trios[seat] ?? 0
      const lifted = (times[row * legends + own] ?? 0) / (lifts[game * legends + own] ?? 1)
      if (lifted < time) {
        most = own
        time = lifted
      }
    }
    if (time !== Infinity) addBanTo(problem, next, scenario, most)
  }
  return next
}

/** The rule of `addBan`, on sets of bits. */
function addBanTo(problem: PlanProblem, state: BanState, scenario: number, legend: number) {
  const { low, high, list, length } = state
  const start = scenario * roomFor(problem)
  const end = start + (length[scenario] ?? 0)
  const nextLow = (low[scenario] ?? 0) | lowBit(legend)
  const nextHigh = (high[scenario] ?? 0) | highBit(legend)
  low[scenario] = nextLow
  high[scenario] = nextHigh
  list[end] = legend
  length[scenario] = end + 1 - start
  const guard = { low: problem.guardLow[legend] ?? 0, high: problem.guardHigh[legend] ?? 0 }
  const isLeft = ((guard.low & ~nextLow) | (guard.high & ~nextHigh)) !== 0
  if (isLeft || (guard.low | guard.high) === 0) return
  let returning = start
  while (!holds(guard, list[returning] ?? 0)) returning += 1
  const back = list[returning] ?? 0
  list.copyWithin(returning, returning + 1, end + 1)
  length[scenario] = end - start
  low[scenario] = nextLow & ~lowBit(back)
  high[scenario] = nextHigh & ~highBit(back)
}
