import type { JudgedChance } from '../forecast/training/judged-chances.ts'
import { hasBanned } from '../catalog/comp.ts'
import { PAST_SERIES } from './past-bans.ts'
import { planProblem } from './plan-problem.ts'
import { playPlan } from './play-plan.ts'
import { goneChances, legalChance } from './review-plan.ts'
import type { BanOutlook, PlanCandidate } from './series-plan.ts'
import { suggestPlan } from './suggest-plan.ts'

/** Fewer than a plan on screen: thousands of plans are judged. */
const JUDGED = { count: 300 }

interface SeriesBefore {
  readonly series: number
  /** Bans of the series before it in order, the newest series first. */
  readonly past: readonly (readonly string[])[]
  /** What was banned in each game, from game 1 on. */
  readonly games: readonly (readonly string[])[]
}

interface LobbyOutlooks {
  /** Of each game, from game 1 on. */
  readonly outlooks: readonly (readonly BanOutlook[])[]
}

interface PlanningTeam extends LobbyOutlooks {
  readonly candidates: readonly PlanCandidate[]
}

/** "Banned by game n" for every legend, said before game 1, beside its share of the last series. */
export function* judgeLaterBans(
  { series, past, games }: SeriesBefore,
  { outlooks }: LobbyOutlooks,
): Generator<JudgedChance> {
  const inputs = { outlooks, past, bans: [], candidates: [], allowRepeats: true, played: [] }
  const problem = planProblem(inputs, JUDGED)
  const played = playPlan(problem, [])
  for (const [game, bans] of games.entries()) {
    if (game === 0) continue
    const chances = goneChances(problem, played, game)
    for (const [index, legend] of problem.legends.entries()) {
      yield {
        kind: 'bannedBy',
        step: game + 1,
        series,
        chance: chances[index] ?? 0,
        happened: bans.includes(legend),
        counted: countPast(past, legend, game),
      }
    }
  }
}

/** The share of the last series that had banned a legend after so many games. */
function countPast(past: readonly (readonly string[])[], legend: string, games: number): number {
  const counted = past.slice(0, PAST_SERIES)
  const hits = counted.filter((bans) => bans.slice(0, games).includes(legend)).length
  return counted.length === 0 ? 0 : hits / counted.length
}

/** A team's plan, made before game 1: whether what it planned was legal when its game came, and whether Plan B was. */
export function* judgePlan(
  { series, past, games }: SeriesBefore,
  { outlooks, candidates }: PlanningTeam,
): Generator<JudgedChance> {
  const problem = planProblem(
    { outlooks, past, bans: [], candidates, allowRepeats: true, played: [] },
    JUDGED,
  )
  const plan = suggestPlan(problem, [])
  const played = playPlan(problem, plan)
  for (const [game, bans] of games.entries()) {
    const { main = null, planB = null } = plan[game] ?? {}
    if (game === 0 || main === null) continue
    const isLegal = (candidate: number | null) =>
      candidate !== null && !hasBanned(candidates[candidate]?.comp ?? [], bans)
    yield {
      kind: 'planLegal',
      step: game + 1,
      series,
      chance: legalChance(problem, played, game, main),
      happened: isLegal(main),
      alsoHappened: isLegal(main) || isLegal(planB),
    }
  }
}
