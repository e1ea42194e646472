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

/** How a scenario differs from a known playthrough: what it plays, more than once, or what it bans. */
export const OTHER_CHOICE = 1
export const OTHER_CHOICES = 2
const OTHER_BANS = 3

/** A game of a known playthrough of the same scenarios. */
export interface PlayedBefore {
  readonly chosen: Int16Array
  readonly after: BanState
  /** By scenario: 0, or how it differs so far. */
  readonly changes: Uint8Array
}

/**
 * The bans after a game: in each scenario the most picked legend, and what the class guard brings back. The same bans
 * before it and the same choice lead to the known bans.
 */
export function banInAll(
  problem: PlanProblem,
  game: number,
  before: BanState,
  chosen: Int16Array,
  known: PlayedBefore | null,
): BanState {
  const next = copyState(known?.after ?? before)
  for (let scenario = 0; scenario < chosen.length; scenario += 1) {
    const candidate = chosen[scenario] ?? NOTHING_LEGAL
    if (known) {
      if (known.changes[scenario] !== OTHER_BANS && known.chosen[scenario] === candidate) continue
      copyScenario(problem, before, next, scenario)
    }
    const legend = nextBan(problem, game, before, scenario, candidate)
    if (legend !== NO_BAN) addBanTo(problem, next, scenario, legend)
    if (known && !hasSameBans(next, known.after, scenario)) known.changes[scenario] = OTHER_BANS
  }
  return next
}

const copyState = ({ low, high, list, length }: BanState): BanState => ({
  low: low.slice(),
  high: high.slice(),
  list: list.slice(),
  length: length.slice(),
})

function copyScenario(problem: PlanProblem, from: BanState, to: BanState, scenario: number) {
  to.low[scenario] = from.low[scenario] ?? 0
  to.high[scenario] = from.high[scenario] ?? 0
  to.length[scenario] = from.length[scenario] ?? 0
  const room = roomFor(problem)
  for (let index = scenario * room; index < (scenario + 1) * room; index += 1) {
    to.list[index] = from.list[index] ?? 0
  }
}

const hasSameBans = (a: BanState, b: BanState, scenario: number): boolean =>
  a.low[scenario] === b.low[scenario] && a.high[scenario] === b.high[scenario]

/** If the forecast rules out everything that is left. */
const NO_BAN = -1

function nextBan(
  { trios, scenarios }: PlanProblem,
  game: number,
  before: BanState,
  scenario: number,
  candidate: number,
): number {
  const { times, order, depth, lifts, legends, count } = scenarios
  const row = game * count + scenario
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
  const trio = 3 * candidate
  for (let seat = Math.max(0, trio); seat < trio + 3; seat += 1) {
    const own = trios[seat] ?? 0
    const lifted = (times[row * legends + own] ?? 0) / (lifts[game * legends + own] ?? 1)
    if (lifted < time) {
      most = own
      time = lifted
    }
  }
  return time === Infinity ? NO_BAN : most
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
