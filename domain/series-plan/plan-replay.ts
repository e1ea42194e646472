import {
  type BanState,
  isOpen,
  type PlayedBefore,
  NOTHING_LEGAL,
  OTHER_CHOICE,
  OTHER_CHOICES,
} from './ban-state.ts'
import type { PlanProblem } from './plan-problem.ts'
import type { Playthrough } from './play-plan.ts'
import type { PlannedGame } from './series-plan.ts'

/** A playthrough of almost the same plan, and how each scenario differs from it so far. */
export interface PlanReplay {
  readonly known: Playthrough
  readonly changes: Uint8Array
  /** What a scenario with one other choice has played, and what it played in the known playthrough instead. */
  readonly taken: Int16Array
  readonly freed: Int16Array
}

/** In place of a candidate that isn't known. */
export const TO_CHOOSE = -2

export const startPlanReplay = (known: Playthrough, scenarios: number): PlanReplay => ({
  known,
  changes: new Uint8Array(scenarios),
  taken: new Int16Array(scenarios),
  freed: new Int16Array(scenarios),
})

export function knownGame(replay: PlanReplay | null, game: number): PlayedBefore | null {
  const chosen = replay?.known.choices[game]
  const after = replay?.known.states[game + 1]
  return replay && chosen && after ? { chosen, after, changes: replay.changes } : null
}

/** What each scenario plays, where the known playthrough tells, and `TO_CHOOSE` elsewhere. */
export function knownChoices(
  problem: PlanProblem,
  planned: PlannedGame | undefined,
  game: number,
  state: BanState,
  replay: PlanReplay | null,
): Int16Array {
  const before = replay?.known.plan[game]
  const known = replay?.known.choices[game]
  const rank = problem.rankOf[game]
  const isSamePlan = before?.main === planned?.main && before?.planB === planned?.planB
  if (!replay || !known || !rank || !isSamePlan) {
    return new Int16Array(problem.scenarios.count).fill(TO_CHOOSE)
  }
  const { changes, taken, freed } = replay
  const chosen = known.slice()
  for (let scenario = 0; scenario < chosen.length; scenario += 1) {
    const change = changes[scenario]
    if (change === 0) continue
    const candidate = chosen[scenario] ?? NOTHING_LEGAL
    const other = freed[scenario] ?? NOTHING_LEGAL
    const isStillLegal = candidate >= 0 && candidate !== taken[scenario]
    const comesFirst =
      other === planned?.main ||
      other === planned?.planB ||
      (rank[other] ?? Infinity) < (rank[candidate] ?? 0)
    const isReplaced =
      comesFirst && candidate !== planned?.main && isOpen(problem, state, scenario, other)
    if (change !== OTHER_CHOICE || !isStillLegal || isReplaced) chosen[scenario] = TO_CHOOSE
  }
  return chosen
}

/** With repeats forbidden, later games depend on what a scenario has played. */
export function noteChoices(
  { known, changes, taken, freed }: PlanReplay,
  game: number,
  chosen: Int16Array,
) {
  const before = known.choices[game]
  if (!before) return
  for (let scenario = 0; scenario < chosen.length; scenario += 1) {
    if (chosen[scenario] === before[scenario]) continue
    const change = changes[scenario]
    if (change === 0) {
      changes[scenario] = OTHER_CHOICE
      taken[scenario] = chosen[scenario] ?? NOTHING_LEGAL
      freed[scenario] = before[scenario] ?? NOTHING_LEGAL
    } else if (change === OTHER_CHOICE) changes[scenario] = OTHER_CHOICES
  }
}
