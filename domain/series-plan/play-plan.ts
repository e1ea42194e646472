import { isOpen, nextBan, NO_BAN, NOTHING_LEGAL, returningLegend } from './ban-state.ts'
import { highBit, lowBit, type PlanProblem } from './plan-problem.ts'
import type { PlannedGame } from './series-plan.ts'

/** How a plan goes in all scenarios. Arrays are by scenario, then by game. */
export interface Playthrough {
  readonly plan: readonly PlannedGame[]
  /** What is banned before the game. */
  readonly low: Int32Array
  readonly high: Int32Array
  /** The candidate that is played. */
  readonly choices: Int16Array
  /** The legend that is banned after the game. */
  readonly bans: Int8Array
}

/** Plays a plan through all scenarios. */
export function playPlan(problem: PlanProblem, plan: readonly PlannedGame[]): Playthrough {
  const played = startPlay(problem)
  for (let game = 0; game < problem.games; game += 1) {
    playGame(problem, played, game, plan[game] ?? { main: null, planB: null })
  }
  return played
}

interface GrowingPlay extends Playthrough {
  readonly plan: PlannedGame[]
}

/** Before the first game. */
export function startPlay(problem: PlanProblem): GrowingPlay {
  const length = problem.games * problem.scenarios.count
  return {
    plan: [],
    low: new Int32Array(length).fill(problem.start.low),
    high: new Int32Array(length).fill(problem.start.high),
    choices: new Int16Array(length).fill(NOTHING_LEGAL),
    bans: new Int8Array(length).fill(NO_BAN),
  }
}

/** Plays one game, after all those before it. */
export function playGame(
  problem: PlanProblem,
  played: GrowingPlay,
  game: number,
  planned: PlannedGame,
) {
  const { games, scenarios } = problem
  const { low, high, choices, bans } = played
  played.plan.push(planned)
  for (let scenario = 0; scenario < scenarios.count; scenario += 1) {
    const at = scenario * games + game
    const choice = choose(problem, played, at, game, planned)
    choices[at] = choice
    if (game + 1 === games) continue
    let [nowLow, nowHigh] = [low[at] ?? 0, high[at] ?? 0]
    const ban = nextBan(problem, game, scenario, nowLow, nowHigh, choice)
    bans[at] = ban
    if (ban !== NO_BAN) {
      nowLow |= lowBit(ban)
      nowHigh |= highBit(ban)
      const own = bans.subarray(at - game, at + 1)
      const back = returningLegend(problem, game, own, nowLow, nowHigh)
      if (back !== NO_BAN) {
        nowLow &= ~lowBit(back)
        nowHigh &= ~highBit(back)
      }
    }
    low[at + 1] = nowLow
    high[at + 1] = nowHigh
  }
}

/** The planned composition if it can be played, else Plan B if that can, else what we would rather play of the rest. */
function choose(
  problem: PlanProblem,
  played: Playthrough,
  at: number,
  game: number,
  { main, planB }: PlannedGame,
): number {
  if (main !== null && canPlay(problem, played, at, game, main)) return main
  if (planB !== null && canPlay(problem, played, at, game, planB)) return planB
  for (let candidate = 0; candidate < problem.low.length; candidate += 1) {
    if (canPlay(problem, played, at, game, candidate)) return candidate
  }
  return NOTHING_LEGAL
}

/** Whether nothing of a candidate is banned, and it is no forbidden repeat. `at` is the game in its scenario. */
function canPlay(
  problem: PlanProblem,
  { low, high, choices }: Playthrough,
  at: number,
  game: number,
  candidate: number,
): boolean {
  if (!isOpen(problem, low[at] ?? 0, high[at] ?? 0, candidate)) return false
  if (problem.allowRepeats) return true
  if (problem.played.has(candidate)) return false
  return !choices.subarray(at - game, at).includes(candidate)
}

/** How often nothing of a candidate is banned before a game, of all scenarios or of those that count. */
export function openShare(
  problem: PlanProblem,
  { low, high }: Playthrough,
  game: number,
  candidate: number,
  counts?: Uint8Array,
): number {
  let [open, all] = [0, 0]
  for (let scenario = 0; scenario < problem.scenarios.count; scenario += 1) {
    if (counts?.[scenario] === 0) continue
    const at = scenario * problem.games + game
    all += 1
    if (isOpen(problem, low[at] ?? 0, high[at] ?? 0, candidate)) open += 1
  }
  return all === 0 ? 0 : open / all
}

/** By scenario: 1 where something of a candidate is banned before a game. */
export const closedScenarios = (
  problem: PlanProblem,
  { low, high }: Playthrough,
  game: number,
  candidate: number,
): Uint8Array =>
  Uint8Array.from({ length: problem.scenarios.count }, (_, scenario) => {
    const at = scenario * problem.games + game
    return isOpen(problem, low[at] ?? 0, high[at] ?? 0, candidate) ? 0 : 1
  })

/** In how many scenarios a game plays a candidate. */
export function countPlays(
  { games }: PlanProblem,
  { choices }: Playthrough,
  game: number,
  candidate: number | null,
): number {
  let plays = 0
  for (let at = game; at < choices.length; at += games) {
    if (choices[at] === candidate) plays += 1
  }
  return plays
}
