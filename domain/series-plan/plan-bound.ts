import { NOTHING_LEGAL } from './ban-state.ts'
import { highBit, holds, type LegendSet, lowBit, type PlanProblem } from './plan-problem.ts'

/**
 * Points that no plan can exceed, by game: in each scenario the best candidate without the legends that are banned
 * whatever we pick. With repeats forbidden it holds for the sum only.
 */
export interface PlanBound {
  readonly byGame: readonly number[]
  readonly total: number
}

export function planBound(problem: PlanProblem): PlanBound {
  const { games, scenarios } = problem
  const byGame = Array.from({ length: games }, () => 0)
  const lasting = lastingBans(problem)
  let distinct = 0
  for (let scenario = 0; scenario < scenarios.count; scenario += 1) {
    const sure = sureBans(problem, scenario, lasting)
    sure.forEach((bans, game) => {
      const best = bestWithout(problem, problem.ranked[game], bans, [])
      byGame[game] = (byGame[game] ?? 0) + (problem.values[game]?.[best] ?? 0) / scenarios.count
    })
    if (!problem.allowRepeats) distinct += distinctBest(problem, sure) / scenarios.count
  }
  const total = byGame.reduce((sum, points) => sum + points, 0)
  return { byGame, total: problem.allowRepeats ? total : Math.min(total, distinct) }
}

/** By game: legends that a scenario has banned by then, no matter what we play. */
function sureBans(problem: PlanProblem, scenario: number, lasting: readonly LegendSet[]) {
  let { low, high } = problem.start
  return lasting.map((last, game): LegendSet => {
    const now = { low: low & last.low, high: high & last.high }
    const next = sureBan(problem, scenario, game, now)
    low = next === NOTHING_LEGAL ? now.low : now.low | lowBit(next)
    high = next === NOTHING_LEGAL ? now.high : now.high | highBit(next)
    return now
  })
}

/** By game: legends whose ban lasts. A class that could be emptied by then brings one back, so none of its bans is sure. */
const lastingBans = ({ games, classes, start }: PlanProblem): LegendSet[] =>
  Array.from({ length: games }, (_, game) => {
    let [low, high] = [-1, -1]
    for (const roster of classes) {
      const size = bitCount(roster.low) + bitCount(roster.high)
      const banned = bitCount(roster.low & start.low) + bitCount(roster.high & start.high)
      if (banned + game < size) continue
      low &= ~roster.low
      high &= ~roster.high
    }
    return { low, high }
  })

/** The legend that comes first even if we lift any other. */
function sureBan(
  { games, scenarios }: PlanProblem,
  scenario: number,
  game: number,
  sure: LegendSet,
): number {
  const { times, order, depth, lifts, legends } = scenarios
  const row = scenario * games + game
  let place = row * depth
  while (holds(sure, order[place] ?? 0)) place += 1
  const first = order[place] ?? 0
  const time = times[row * legends + first] ?? 0
  if (time === Infinity) return NOTHING_LEGAL
  for (let legend = 0; legend < legends; legend += 1) {
    const lifted = (times[row * legends + legend] ?? 0) / (lifts[game * legends + legend] ?? 1)
    if (lifted <= time && legend !== first && !holds(sure, legend)) return NOTHING_LEGAL
  }
  return first
}

function bestWithout(
  problem: PlanProblem,
  ranked: Uint16Array | undefined,
  bans: LegendSet,
  taken: readonly number[],
): number {
  const { low, high } = problem
  if (!ranked) return NOTHING_LEGAL
  for (let place = 0; place < ranked.length; place += 1) {
    const candidate = ranked[place] ?? 0
    const closed = ((low[candidate] ?? 0) & bans.low) | ((high[candidate] ?? 0) & bans.high)
    if (closed === 0 && !taken.includes(candidate)) return candidate
  }
  return NOTHING_LEGAL
}

/**
 * Different compositions, each counted with its best value of all games. Later games allow fewer of them, so choosing
 * for the last game first gives the highest sum.
 */
function distinctBest(problem: PlanProblem, sure: readonly LegendSet[]): number {
  const taken = [...problem.played]
  let sum = 0
  let bans: LegendSet = { low: -1, high: -1 }
  for (const now of sure.toReversed()) {
    // The class guard can bring a legend back later. Then it counts as open before, too.
    bans = { low: bans.low & now.low, high: bans.high & now.high }
    const best = bestWithout(problem, problem.rankedOverall, bans, taken)
    if (best === NOTHING_LEGAL) continue
    taken.push(best)
    sum += problem.highest[best] ?? 0
  }
  return sum
}

function bitCount(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}
