import type { OwnPointsOf } from './own-points.ts'
import type { PlanProblem } from './plan-problem.ts'
import { countPlays, type Playthrough, replayPlan } from './play-plan.ts'
import type { PlannedGame } from './series-plan.ts'

/** The most that is given up per game for a plan that is played more often. */
export const LIKELIER_POINTS = 0.03
/** A slot that is played this often, where it is reached, stays. */
const LIKELY = 0.5
/** How many likelier candidates are tried per slot. */
const TRIES = 3

/**
 * A planned composition that is hardly ever legal costs no points, because the best legal one is played instead, but it
 * is no plan. Where what is planned is played in less than half of the scenarios, this takes the candidate that is
 * played most often for up to `LIKELIER_POINTS`, and then the same for Plan B.
 */
export function likelierPlan(
  problem: PlanProblem,
  ownPoints: OwnPointsOf,
  current: Playthrough,
  placed: readonly PlannedGame[],
): Playthrough {
  let best = current
  for (let game = 0; game < problem.games; game += 1) {
    const least = best.total - LIKELIER_POINTS
    const { main = null, planB = null } = placed[game] ?? {}
    if (main === null && planB === null) best = exchangeSlots(problem, best, game, least)
    if (main === null) best = likelierSlot(problem, ownPoints, best, game, 'main', least)
    if (planB === null) best = likelierSlot(problem, ownPoints, best, game, 'planB', least)
  }
  return best
}

/** If Plan B is played more often than what is planned, they change places. */
function exchangeSlots(
  problem: PlanProblem,
  current: Playthrough,
  game: number,
  least: number,
): Playthrough {
  const { main = null, planB = null } = current.plan[game] ?? {}
  const plays = (candidate: number | null) => countPlays(problem, current, game, candidate)
  if (planB === null || plays(planB) <= plays(main)) return current
  const plan = current.plan.with(game, { main: planB, planB: main })
  const next = replayPlan(problem, plan, current)
  return next.total < least ? current : next
}

function likelierSlot(
  problem: PlanProblem,
  ownPoints: OwnPointsOf,
  current: Playthrough,
  game: number,
  slot: keyof PlannedGame,
  least: number,
): Playthrough {
  const { main = null, planB = null } = current.plan[game] ?? {}
  const { count } = problem.scenarios
  const reached = slot === 'main' ? count : count - countPlays(problem, current, game, main)
  const plays = countPlays(problem, current, game, slot === 'main' ? main : planB)
  // A Plan B that is never reached says nothing.
  if (reached === 0 && planB !== null) {
    return replayPlan(problem, current.plan.with(game, { main, planB: null }), current)
  }
  if (plays >= LIKELY * reached) return current
  const others = current.means.reduce((sum, mean, at) => (at === game ? sum : sum + mean), 0)
  const likelier = ownPoints(current, game, slot)
    .filter(({ uses, points }) => uses > plays && others + points >= least)
    .toSorted((a, b) => b.uses - a.uses || b.points - a.points || a.candidate - b.candidate)
  for (const { candidate } of likelier.slice(0, TRIES)) {
    const planned = { main, planB, [slot]: candidate }
    const plan = current.plan.with(game, planned)
    const next = replayPlan(problem, plan, current)
    if (next.total >= least) return next
  }
  return current
}
