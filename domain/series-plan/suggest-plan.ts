import { isOpen } from './ban-state.ts'
import type { PlanProblem } from './plan-problem.ts'
import { closedScenarios, openShare, playGame, type Playthrough, startPlay } from './play-plan.ts'
import type { PlannedGame } from './series-plan.ts'

/** What is open this often is planned if we practice it. */
const LIKELY_OPEN = 0.6
/** The same for Plan B, where the planned composition is closed: it has to be safe. */
const SAFE_OPEN = 0.9
/** A composition that is expected to have this many points less than the best is still planned if it is likelier open. */
const LEGALITY_POINTS = 0.5

/**
 * What to play in each open game: of what we practice most, the first one that is likely open when its game comes; and
 * as Plan B the first one that is hardly ever closed where that is. Games that are placed stay.
 */
export function suggestPlan(problem: PlanProblem, placed: readonly PlannedGame[]): PlannedGame[] {
  const played = startPlay(problem)
  for (let game = 0; game < problem.games; game += 1) {
    const { main, planB } = placed[game] ?? { main: null, planB: null }
    const own = { main, planB }
    const worthIt = worthPlaying(problem, played.plan, placed, game)
    own.main ??= mostPracticed(
      worthIt.filter((candidate) => candidate !== planB),
      (candidate) => openShare(problem, played, game, candidate),
      LIKELY_OPEN,
    )
    own.planB ??= findPlanB(problem, played, game, own.main, worthIt)
    playGame(problem, played, game, own)
  }
  return played.plan
}

function findPlanB(
  problem: PlanProblem,
  played: Playthrough,
  game: number,
  main: number | null,
  worthIt: readonly number[],
): number | null {
  if (main === null) return null
  const closed = closedScenarios(problem, played, game, main)
  if (!closed.includes(1)) return null
  return mostPracticed(
    worthIt.filter((candidate) => candidate !== main),
    (candidate) => openShare(problem, played, game, candidate, closed),
    SAFE_OPEN,
  )
}

/** The first candidate that is open often enough, else the likeliest one; null if all are closed. */
function mostPracticed(
  candidates: readonly number[],
  shareOf: (candidate: number) => number,
  enough: number,
): number | null {
  let likeliest: number | null = null
  let most = 0
  for (const candidate of candidates) {
    const share = shareOf(candidate)
    if (share >= enough) return candidate
    if (share > most) {
      most = share
      likeliest = candidate
    }
  }
  return likeliest
}

/** Candidates that aren't used up and cost at most half a point against the best one that is open now. */
function worthPlaying(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  placed: readonly PlannedGame[],
  game: number,
): number[] {
  const { candidates, allowRepeats, start } = problem
  const elsewhere = [...plan, ...placed.slice(game + 1)].flatMap(({ main, planB }) => [main, planB])
  const used = new Set(allowRepeats ? [] : [...problem.played, ...elsewhere])
  const free = [...candidates.keys()].filter((candidate) => !used.has(candidate))
  const best = free
    .filter((candidate) => isOpen(problem, start.low, start.high, candidate))
    .reduce((most, candidate) => Math.max(most, candidates[candidate]?.effect ?? 0), -Infinity)
  return free.filter((candidate) => (candidates[candidate]?.effect ?? 0) >= best - LEGALITY_POINTS)
}
