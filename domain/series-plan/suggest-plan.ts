import { isOpen } from './ban-state.ts'
import { distinctPlan } from './distinct-plan.ts'
import { likelierPlan } from './likelier-plan.ts'
import { planBound } from './plan-bound.ts'
import type { PlanProblem } from './plan-problem.ts'
import { mostPoints, type OwnPointsOf, placedIn, rememberOwnPoints } from './own-points.ts'
import {
  playPlan,
  type PlanScore,
  type Playthrough,
  replayPlan,
  scoreUnlessWorse,
} from './play-plan.ts'
import type { PlannedGame } from './series-plan.ts'

export interface PlanSuggestion extends Playthrough {
  /** No plan can have more points in these scenarios. */
  readonly bound: number
}

/** How often all games are gone through at most. The second time rarely changes anything. */
const MAX_PASSES = 3
/** Played to the end per game. The rest is ruled out, or has fewer points in its own game. Few candidates are all tried. */
const MIN_TRIES: Readonly<Record<Slot, number>> = { main: 4, planB: 2 }
const TRIED_CANDIDATES = 1200
/** Totals closer than this are equal. */
const SAME = 1e-9

type Slot = keyof PlannedGame
const SLOTS: readonly Slot[] = ['main', 'planB']

/** The best plan, for a few hundredths of a point with what is likelier to be legal. Games that are placed stay. */
export function suggestPlan(problem: PlanProblem, placed: readonly PlannedGame[]): PlanSuggestion {
  const bound = planBound(problem)
  const ownPoints = rememberOwnPoints(problem)
  const best = bestPlan(problem, placed, bound, ownPoints)
  return { ...likelierPlan(problem, ownPoints, best, placed), bound: bound.total }
}

/**
 * The plan with the most expected points that a search finds: it changes one game at a time, and with repeats forbidden
 * it also swaps two, as long as the total grows. Of equal plans it takes the one that is played as planned most often.
 */
export function bestPlan(
  problem: PlanProblem,
  placed: readonly PlannedGame[],
  bound = planBound(problem),
  ownPoints = rememberOwnPoints(problem),
): Playthrough {
  const rest = bound.byGame.map((_, game) =>
    bound.byGame.slice(game + 1).reduce((sum, points) => sum + points, 0),
  )
  let best = playPlan(problem, firstPlan(problem, placed))
  let unchanged = 0
  // Once around without more points, there are none to find.
  for (let step = 0; step < MAX_PASSES * problem.games && unchanged < problem.games; step += 1) {
    const before = best
    const game = step % problem.games
    for (const slot of SLOTS) {
      const isFree = (placed[game]?.[slot] ?? null) === null
      if (isFree) best = improve(problem, ownPoints, best, game, slot, rest[game] ?? 0)
    }
    if (!problem.allowRepeats && game === problem.games - 1) {
      best = swapGames(problem, best, placed)
    }
    // A Plan B that gives no more points is what would be played anyway.
    unchanged = best.total > before.total + SAME ? 0 : unchanged + 1
  }
  return best
}

/** Open games start with the best candidates that are legal now. */
function firstPlan(problem: PlanProblem, placed: readonly PlannedGame[]): PlannedGame[] {
  const { low, high } = problem.start
  const isLegal = (candidate: number) => isOpen(problem, low, high, candidate)
  const games = Array.from({ length: problem.games }, (_, game) => game)
  const open = games.filter((game) => (placed[game]?.main ?? null) === null)
  const taken = new Set([...problem.played, ...placedIn(placed)])
  const distinct = problem.allowRepeats
    ? null
    : distinctPlan(problem, open, (candidate) => isLegal(candidate) && !taken.has(candidate))
  return games.map((game) => {
    const { main = null, planB = null } = placed[game] ?? {}
    if (main !== null) return { main, planB }
    const best = distinct
      ? distinct.get(game)
      : problem.ranked[game]?.find((candidate) => candidate !== planB && isLegal(candidate))
    return { main: best ?? null, planB }
  })
}

/** Tries other candidates in one slot of one game. `rest` are the most points that the games after it can have. */
function improve(
  problem: PlanProblem,
  ownPoints: OwnPointsOf,
  current: Playthrough,
  game: number,
  slot: Slot,
  rest: number,
): Playthrough {
  const earlier = current.means.slice(0, game).reduce((sum, mean) => sum + mean, 0)
  let best: PlanScore = current
  const own = ownPoints(current, game, slot)
  // A Plan B that is never needed.
  if (own.every(({ uses }) => uses === 0)) return current
  const tries = Math.max(MIN_TRIES[slot], Math.floor(TRIED_CANDIDATES / own.length))
  for (const { candidate, points } of mostPoints(own, tries)) {
    // The candidates that follow have fewer points in this game, so they can't make up for it either.
    if (earlier + points + rest < best.total - SAME) break
    if (best.plan[game]?.[slot] === candidate) continue
    const plan = best.plan.map((planned, index) =>
      index === game ? { ...planned, [slot]: candidate } : planned,
    )
    const next = scoreUnlessWorse(problem, plan, current, best.total)
    if (next && isBetter(next, best)) best = next
  }
  return best === current ? current : replayPlan(problem, best.plan, current)
}

const isBetter = (a: PlanScore, b: PlanScore) =>
  a.total > b.total + SAME || (a.total > b.total - SAME && a.planned > b.planned + SAME)

/** Exchanges the compositions of two open games while that helps. */
function swapGames(
  problem: PlanProblem,
  current: Playthrough,
  placed: readonly PlannedGame[],
): Playthrough {
  const open = current.plan.flatMap((_, game) =>
    placedIn(placed.slice(game, game + 1)).length === 0 ? [game] : [],
  )
  let best = current
  for (const a of open) {
    for (const b of open.filter((game) => game > a)) {
      const plan = swapped(best.plan, a, b)
      const next = scoreUnlessWorse(problem, plan, best, best.total)
      if (next && isBetter(next, best)) best = replayPlan(problem, plan, best)
    }
  }
  return best
}

export function swapped<Item>(items: readonly Item[], a: number, b: number): Item[] {
  const next = [...items]
  const [first, second] = [items[a], items[b]]
  if (first !== undefined && second !== undefined) [next[a], next[b]] = [second, first]
  return next
}
