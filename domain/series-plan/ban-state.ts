import { highBit, holds, lowBit, type PlanProblem } from './plan-problem.ts'

/** In place of a candidate, if nothing is legal. */
export const NOTHING_LEGAL = -1
/** In place of a legend, if the forecast rules out everything that is left. */
export const NO_BAN = -1

/** Whether none of a candidate's legends is banned. */
export const isOpen = (
  problem: PlanProblem,
  low: number,
  high: number,
  candidate: number,
): boolean =>
  (((problem.low[candidate] ?? 0) & low) | ((problem.high[candidate] ?? 0) & high)) === 0

/** The ban after a game of a scenario: the most picked legend that isn't banned before it. */
export function nextBan(
  { games, trios, scenarios }: PlanProblem,
  game: number,
  scenario: number,
  low: number,
  high: number,
  candidate: number,
): number {
  const { times, order, depth, lifts, legends } = scenarios
  const row = scenario * games + game
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

/**
 * The legend that the class guard brings back: if a ban leaves none of its class, the one that was banned first. `bans`
 * are those of a scenario after each game. The sets hold the ban already.
 */
export function returningLegend(
  problem: PlanProblem,
  game: number,
  bans: Int8Array,
  low: number,
  high: number,
): number {
  const ban = bans[game] ?? NO_BAN
  const guard = { low: problem.guardLow[ban] ?? 0, high: problem.guardHigh[ban] ?? 0 }
  const isLeft = ((guard.low & ~low) | (guard.high & ~high)) !== 0
  if (isLeft || (guard.low | guard.high) === 0) return NO_BAN
  const order = [...problem.bans, ...bans.subarray(0, game + 1)].filter((one) => one !== NO_BAN)
  // A legend that came back and was banned again counts from its last ban.
  return (
    order.find((legend, at) => holds(guard, legend) && !order.includes(legend, at + 1)) ?? NO_BAN
  )
}
