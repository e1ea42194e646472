import { isOpen, NOTHING_LEGAL } from './ban-state.ts'
import type { PlanProblem } from './plan-problem.ts'
import { bestIn, canPlay } from './best-choice.ts'
import type { Playthrough } from './play-plan.ts'
import type { PlannedGame } from './series-plan.ts'

export interface OwnPoints {
  readonly candidate: number
  /** The mean points of the game with this candidate. */
  readonly points: number
  /** In how many scenarios it is played. */
  readonly uses: number
}

/** What each candidate gives in its own game if the games before stay. */
export function ownPoints(
  problem: PlanProblem,
  current: Playthrough,
  game: number,
  slot: keyof PlannedGame,
): OwnPoints[] {
  const isTaken = takenBy(problem, current.plan, game, slot)
  return pointsOfAll(problem, current, game, slot).filter(({ candidate }) => !isTaken(candidate))
}

export type OwnPointsOf = (
  current: Playthrough,
  game: number,
  slot: keyof PlannedGame,
) => OwnPoints[]

/** The same for a search: what is planned for later games doesn't matter, so much of it comes up again. */
export function rememberOwnPoints(problem: PlanProblem): OwnPointsOf {
  const known = new Map<string, readonly OwnPoints[]>()
  return (current, game, slot) => {
    const main = slot === 'planB' ? current.plan[game]?.main : undefined
    const key = JSON.stringify([current.plan.slice(0, game), slot, main])
    const all = known.get(key) ?? pointsOfAll(problem, current, game, slot)
    known.set(key, all)
    const isTaken = takenBy(problem, current.plan, game, slot)
    return all.filter(({ candidate }) => !isTaken(candidate))
  }
}

function pointsOfAll(
  problem: PlanProblem,
  current: Playthrough,
  game: number,
  slot: keyof PlannedGame,
): OwnPoints[] {
  const tally = tallyScenarios(problem, current, game, slot)
  const found: OwnPoints[] = []
  for (let candidate = 0; candidate < problem.low.length; candidate += 1) {
    const uses =
      tally.open -
      sumClosed(problem, tally.counts, candidate) -
      (tally.repeats.counts[candidate] ?? 0)
    const sum =
      tally.settled +
      sumClosed(problem, tally.points, candidate) +
      (tally.repeats.points[candidate] ?? 0) +
      uses * inUnits(problem.values[game]?.[candidate] ?? 0)
    found.push({ candidate, points: sum / UNITS / problem.scenarios.count, uses })
  }
  return found
}

/** The first ones by points, best first. There are hundreds of candidates, so only those are sorted. */
export function mostPoints(own: readonly OwnPoints[], count: number): OwnPoints[] {
  const most: OwnPoints[] = []
  for (const one of own) {
    let place = most.length
    while (place > 0 && comesBefore(one, most[place - 1])) place -= 1
    if (place >= count) continue
    most.splice(place, 0, one)
    if (most.length > count) most.pop()
  }
  return most
}

const comesBefore = (a: OwnPoints, b: OwnPoints | undefined): boolean =>
  b !== undefined && (b.points - a.points || b.uses - a.uses || a.candidate - b.candidate) < 0

/** Points are summed as whole numbers: exact in any order, so equal sums are equal. */
const UNITS = 1e9
const inUnits = (points: number) => Math.round(points * UNITS)

/** The scenarios of a game, summed so that each candidate is a few additions. */
interface ScenarioTally {
  /** The points of scenarios in which the slot isn't reached. */
  readonly settled: number
  /** How many other scenarios there are. */
  readonly open: number
  /** By up to three legends: in how many of those all of them are banned, and the points there without the slot. */
  readonly counts: Float64Array
  readonly points: Float64Array
  /** By candidate: the same for those in which it is no longer allowed, although nothing of it is banned. */
  readonly repeats: { readonly counts: Float64Array; readonly points: Float64Array }
}

function tallyScenarios(
  problem: PlanProblem,
  current: Playthrough,
  game: number,
  slot: keyof PlannedGame,
): ScenarioTally {
  const { count, legends } = problem.scenarios
  const planned = current.plan[game]
  const main = slot === 'planB' ? (planned?.main ?? null) : null
  const size = legends * (legends + 1) + problem.low.length
  const counts = new Float64Array(size)
  const points = new Float64Array(size)
  const repeats = {
    counts: new Float64Array(problem.low.length),
    points: new Float64Array(problem.low.length),
  }
  const earlier = new Int16Array(game)
  const bans = new Uint8Array(legends)
  let [settled, open] = [0, 0]
  for (let scenario = 0; scenario < count; scenario += 1) {
    const at = scenario * problem.games + game
    const low = current.low[at] ?? 0
    const high = current.high[at] ?? 0
    for (let before = 0; before < game; before += 1) {
      earlier[before] = current.choices[at - game + before] ?? NOTHING_LEGAL
    }
    if (main !== null && canPlay(problem, game, low, high, earlier, main)) {
      settled += inUnits(problem.values[game]?.[main] ?? 0)
      continue
    }
    // What was played without being planned is the best.
    const played = current.choices[at] ?? NOTHING_LEGAL
    const isBest = played !== planned?.main && played !== planned?.planB
    const best = isBest ? played : bestIn(problem, game, low, high, earlier)
    const otherwise = inUnits(problem.values[game]?.[best] ?? 0)
    open += 1
    const length = listBans(problem, low, high, bans)
    addSubsets(problem, counts, points, bans, length, otherwise)
    if (problem.allowRepeats) continue
    for (const candidate of earlier) {
      if (candidate < 0 || !isOpen(problem, low, high, candidate)) continue
      repeats.counts[candidate] = (repeats.counts[candidate] ?? 0) + 1
      repeats.points[candidate] = (repeats.points[candidate] ?? 0) + otherwise
    }
  }
  return { settled, open, counts, points, repeats }
}

/** Banned legends that a candidate has, the last ones first. Returns how many they are. */
function listBans(
  { anyLow, anyHigh }: PlanProblem,
  low: number,
  high: number,
  bans: Uint8Array,
): number {
  let length = 0
  for (let rest = high & anyHigh; rest !== 0; length += 1) {
    const bit = 31 - Math.clz32(rest)
    bans[length] = 32 + bit
    rest &= ~(1 << bit)
  }
  for (let rest = low & anyLow; rest !== 0; length += 1) {
    const bit = 31 - Math.clz32(rest)
    bans[length] = bit
    rest &= ~(1 << bit)
  }
  return length
}

/** Adds a scenario to each legend that is banned in it (first), each pair of them, and each candidate that is all banned. */
function addSubsets(
  { trioIndex, scenarios }: PlanProblem,
  counts: Float64Array,
  points: Float64Array,
  bans: Uint8Array,
  length: number,
  otherwise: number,
) {
  const { legends } = scenarios
  const trios = legends * (legends + 1)
  const add = (index: number) => {
    counts[index] = (counts[index] ?? 0) + 1
    points[index] = (points[index] ?? 0) + otherwise
  }
  for (let i = 0; i < length; i += 1) {
    const a = bans[i] ?? 0
    add(a)
    for (let j = i + 1; j < length; j += 1) {
      const pair = a * legends + (bans[j] ?? 0)
      add(legends + pair)
      for (let k = j + 1; k < length; k += 1) {
        const trio = trioIndex[pair * legends + (bans[k] ?? 0)] ?? -1
        if (trio >= 0) add(trios + trio)
      }
    }
  }
}

/** The sum over scenarios in which at least one legend of a candidate is banned (inclusion and exclusion). */
function sumClosed(problem: PlanProblem, sums: Float64Array, candidate: number) {
  const { trios, trioIndex } = problem
  const { legends } = problem.scenarios
  const at = 3 * candidate
  const [x, y, z] = [trios[at] ?? 0, trios[at + 1] ?? 0, trios[at + 2] ?? 0]
  const a = Math.max(x, y, z)
  const c = Math.min(x, y, z)
  const b = x + y + z - a - c
  const pairs = legends
  const all = legends * (legends + 1) + (trioIndex[(a * legends + b) * legends + c] ?? 0)
  return (
    (sums[a] ?? 0) +
    (sums[b] ?? 0) +
    (sums[c] ?? 0) -
    (sums[pairs + a * legends + b] ?? 0) -
    (sums[pairs + a * legends + c] ?? 0) -
    (sums[pairs + b * legends + c] ?? 0) +
    (sums[all] ?? 0)
  )
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
