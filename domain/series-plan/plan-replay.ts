import { isOpen, nextBan, NO_BAN, NOTHING_LEGAL, returningLegend } from './ban-state.ts'
import { bestIn, canPlay } from './best-choice.ts'
import { highBit, lowBit, type PlanProblem } from './plan-problem.ts'
import type { PlannedGame } from './series-plan.ts'

/** What happens in the scenarios, by scenario, then by game. */
export interface PlayedGames {
  /** What is banned before the game. */
  readonly low: Int32Array
  readonly high: Int32Array
  /** The candidate that is played. */
  readonly choices: Int16Array
  /** The legend that is banned after the game. */
  readonly bans: Int8Array
}

type KnownGames = PlayedGames & { readonly plan: readonly PlannedGame[] }

/** What a plan changes in the known games, summed over all scenarios. */
interface PlanChange {
  readonly points: number
  /** Games that are played as planned. */
  readonly planned: number
}

interface PlanReplay {
  readonly known: KnownGames | null
  /** By game: what is planned now and in the known games, and whether that differs. */
  readonly main: Int16Array
  readonly planB: Int16Array
  readonly mainBefore: Int16Array
  readonly planBBefore: Int16Array
  readonly isChanged: Int16Array
  /** The first and the last game that differs. */
  readonly first: number
  readonly last: number
  /** Of the scenario that is played: choices and bans by game. */
  readonly row: Int16Array
  readonly bans: Int8Array
  /** How many choices differ from the known ones so far. One has played `taken`, and `freed` no longer. */
  others: number
  taken: number
  freed: number
  planned: number
}

/** In place of a candidate, if a slot is empty. */
const EMPTY_SLOT = -2

/**
 * Plays a plan in all scenarios, next to known games of almost the same plan: what the change doesn't reach isn't played.
 * Games that are played are written to `out`.
 */
export function replayAll(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  known: KnownGames | null,
  out: PlayedGames | null,
): PlanChange {
  const replay = startReplay(problem.games, plan, known)
  let points = 0
  for (let scenario = 0; scenario < problem.scenarios.count; scenario += 1) {
    points += replayScenario(problem, replay, scenario, out)
  }
  return { points, planned: replay.planned }
}

/** Scenarios between two looks at whether a plan still has a chance. */
const LOOK_EVERY = 50
/** Below what is needed by more standard errors, it has none. */
const HOPELESS_ERRORS = 5
/** Points of one more scenario in that error: gains can be rare, and none may have come up yet. */
const UNSEEN_POINTS = 5

/** The same, or null as soon as the plan is clearly worse than `needed` more points per scenario. */
export function replayUnlessWorse(
  problem: PlanProblem,
  plan: readonly PlannedGame[],
  known: KnownGames,
  needed: number,
): PlanChange | null {
  const replay = startReplay(problem.games, plan, known)
  let points = 0
  let squares = UNSEEN_POINTS ** 2
  for (let scenario = 0; scenario < problem.scenarios.count; scenario += 1) {
    const change = replayScenario(problem, replay, scenario, null)
    points += change
    squares += change * change
    const seen = scenario + 1
    if (seen % LOOK_EVERY !== 0) continue
    if (points + HOPELESS_ERRORS * Math.sqrt(squares) < needed * seen) return null
  }
  return { points, planned: replay.planned }
}

function startReplay(
  games: number,
  plan: readonly PlannedGame[],
  known: KnownGames | null,
): PlanReplay {
  const slots = (from: readonly PlannedGame[], slot: keyof PlannedGame) =>
    Int16Array.from({ length: games }, (_, game) => from[game]?.[slot] ?? EMPTY_SLOT)
  const [main, planB] = [slots(plan, 'main'), slots(plan, 'planB')]
  const before = known?.plan ?? []
  const [mainBefore, planBBefore] = [slots(before, 'main'), slots(before, 'planB')]
  const isSame = (game: number) =>
    known !== null && main[game] === mainBefore[game] && planB[game] === planBBefore[game]
  const isChanged = main.map((_, game) => (isSame(game) ? 0 : 1))
  const first = isChanged.indexOf(1)
  return {
    known,
    main,
    planB,
    mainBefore,
    planBBefore,
    isChanged,
    first: first < 0 ? games : first,
    last: isChanged.lastIndexOf(1),
    row: new Int16Array(games),
    bans: new Int8Array(games),
    others: 0,
    taken: NOTHING_LEGAL,
    freed: NOTHING_LEGAL,
    planned: 0,
  }
}

/** Returns the points that it changes. */
function replayScenario(
  problem: PlanProblem,
  replay: PlanReplay,
  scenario: number,
  out: PlayedGames | null,
): number {
  const { games, allowRepeats } = problem
  const { known, isChanged, first, last, row, bans } = replay
  const start = scenario * games
  let { low, high } = problem.start
  let hasOtherBans = known === null
  let points = 0
  replay.others = 0
  if (known && !allowRepeats) copyEarlier(replay, known, start)
  for (let game = first; game < games; game += 1) {
    const at = start + game
    const before = known ? (known.choices[at] ?? 0) : NOTHING_LEGAL
    if (known && !hasOtherBans) {
      if (replay.others === 0 && game > last) break
      if (isChanged[game] === 0 && isUntouched(problem, replay, game, before)) {
        row[game] = before
        continue
      }
      low = known.low[at] ?? 0
      high = known.high[at] ?? 0
    }
    const choice = hasOtherBans
      ? choose(problem, replay, game, low, high)
      : chooseAgain(problem, replay, game, low, high, before)
    row[game] = choice
    if (out) {
      out.choices[at] = choice
      out.low[at] = low
      out.high[at] = high
    }
    countPlanned(replay, game, choice, before)
    if (choice !== before) points += valueOf(problem, game, choice) - valueOf(problem, game, before)
    else if (!hasOtherBans) continue
    if (!allowRepeats) noteChoice(replay, choice, before)
    if (game + 1 === games) break
    const ban = nextBan(problem, game, scenario, low, high, choice)
    if (known && !hasOtherBans) {
      // The same bans before it and the same ban lead to the known bans.
      if (ban === known.bans[at]) continue
      hasOtherBans = true
      for (let earlier = 0; earlier < game; earlier += 1) {
        bans[earlier] = known.bans[start + earlier] ?? NO_BAN
      }
    }
    bans[game] = ban
    if (out) out.bans[at] = ban
    if (ban === NO_BAN) continue
    low |= lowBit(ban)
    high |= highBit(ban)
    const back = returningLegend(problem, game, bans, low, high)
    if (back === NO_BAN) continue
    low &= ~lowBit(back)
    high &= ~highBit(back)
  }
  return points
}

function copyEarlier({ first, row }: PlanReplay, { choices }: KnownGames, start: number) {
  for (let game = 0; game < first; game += 1) row[game] = choices[start + game] ?? 0
}

/** Whether the known choice stays, with the same bans and the same plan. Doesn't look at bans. */
function isUntouched(
  problem: PlanProblem,
  replay: PlanReplay,
  game: number,
  before: number,
): boolean {
  if (replay.others !== 1) return replay.others === 0
  const { main, planB, taken, freed } = replay
  if (before === taken || before < 0) return false
  if (before === main[game] || freed < 0) return true
  if (freed === main[game]) return false
  if (before === planB[game]) return true
  if (freed === planB[game]) return false
  const rank = problem.rankOf[game]
  return (rank?.[freed] ?? 0) > (rank?.[before] ?? 0)
}

/** With the same bans as in the known games. */
function chooseAgain(
  problem: PlanProblem,
  replay: PlanReplay,
  game: number,
  low: number,
  high: number,
  before: number,
): number {
  if (replay.others === 0) {
    if (before === replay.main[game]) return before
    const planned = choosePlanned(problem, replay, game, low, high)
    if (planned !== NOTHING_LEGAL) return planned
    // What was played without being planned is the best.
    const isBest = before !== replay.mainBefore[game] && before !== replay.planBBefore[game]
    return isBest ? before : bestIn(problem, game, low, high, replay.row)
  }
  const { others, taken, freed, isChanged } = replay
  // What is free now comes before the known choice, see above.
  if (others === 1 && isChanged[game] === 0 && before !== taken && before >= 0) {
    return isOpen(problem, low, high, freed) ? freed : before
  }
  return choose(problem, replay, game, low, high)
}

/** The planned composition if it can be played, else Plan B if that can, else the best. */
function choose(
  problem: PlanProblem,
  replay: PlanReplay,
  game: number,
  low: number,
  high: number,
): number {
  const planned = choosePlanned(problem, replay, game, low, high)
  return planned === NOTHING_LEGAL ? bestIn(problem, game, low, high, replay.row) : planned
}

function choosePlanned(
  problem: PlanProblem,
  { main, planB, row }: PlanReplay,
  game: number,
  low: number,
  high: number,
): number {
  const first = main[game] ?? EMPTY_SLOT
  if (first >= 0 && canPlay(problem, game, low, high, row, first)) return first
  const second = planB[game] ?? EMPTY_SLOT
  if (second >= 0 && canPlay(problem, game, low, high, row, second)) return second
  return NOTHING_LEGAL
}

/** A game without any legal candidate gives no points. */
const valueOf = ({ values }: PlanProblem, game: number, choice: number): number =>
  choice < 0 ? 0 : (values[game]?.[choice] ?? 0)

function countPlanned(replay: PlanReplay, game: number, choice: number, before: number) {
  const { main, planB, mainBefore, planBBefore } = replay
  if (choice === main[game] || choice === planB[game]) replay.planned += 1
  if (before === mainBefore[game] || before === planBBefore[game]) replay.planned -= 1
}

/** With repeats forbidden, later games depend on what a scenario has played, no matter in which game. */
function noteChoice(replay: PlanReplay, choice: number, before: number) {
  const { others, taken, freed } = replay
  if (others === 0) {
    replay.others = 1
    replay.taken = choice
    replay.freed = before
  } else if (others === 1) {
    if (choice === freed && before === taken) replay.others = 0
    else if (choice === freed) replay.freed = before
    else if (before === taken) replay.taken = choice
    else replay.others = 2
  }
}
