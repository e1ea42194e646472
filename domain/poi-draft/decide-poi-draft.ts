import type { MapId } from '../catalog/map.ts'
import { isSameTeam } from '../team/team.ts'
import { clockOf, openMapsOf, shuffleTeams } from './pick-order.ts'
import { afterTimeOuts, newTimer, pauseTimer, restartTimer } from './pick-timer.ts'
import {
  claimsAt,
  MAX_WISHES,
  type PoiClaim,
  type PoiDraftState,
  type PoiDraftSetup,
} from './poi-draft.ts'

export type PoiDraftOperation =
  /** Names the pick it is for by its planned number, so two people who enter the same pick don't make two. */
  | { readonly type: 'claim'; readonly pick: number; readonly map: MapId; readonly poi: number }
  | { readonly type: 'undo'; readonly team: string; readonly map: MapId; readonly poi: number }
  /** Puts a wish at an index of the map's list, or removes it. */
  | {
      readonly type: 'wish'
      readonly map: MapId
      readonly poi: number
      readonly to: number | null
    }
  | {
      readonly type: 'setup'
      readonly setup: PoiDraftSetup
      /** Replaces what this version has. */
      readonly version: number
      readonly confirmed: boolean
    }
  | { readonly type: 'shuffle'; readonly confirmed: boolean }
  /** Gives each pick this many seconds; null removes the timer. */
  | { readonly type: 'timer'; readonly seconds: number | null }
  | { readonly type: 'pause'; readonly paused: boolean }

export type PoiDraftRefusal =
  | 'not_on_the_clock'
  | 'draft_over'
  | 'spot_taken'
  | 'map_done'
  | 'unknown_spot'
  | 'nothing_to_undo'
  | 'confirm_change'
  | 'changed_meanwhile'
  | 'no_timer'

export interface DecisionContext {
  readonly version: number
  readonly by: string
  readonly at: number
  /** For a shuffle. */
  readonly seed: number
  readonly isSpot: (map: MapId, poi: number) => boolean
}

/** The draft after an operation, or why it is refused. */
export function decidePoiDraft(
  stored: PoiDraftState,
  operation: PoiDraftOperation,
  context: DecisionContext,
): PoiDraftState | PoiDraftRefusal {
  const draft = afterTimeOuts(stored, context.at)
  const next = decide(draft, operation, context)
  const isOtherPick = typeof next !== 'string' && RESTARTING.includes(operation.type)
  return isOtherPick ? restartTimer(next, context.at) : next
}

const RESTARTING: readonly PoiDraftOperation['type'][] = ['claim', 'undo', 'setup', 'shuffle']

function decide(
  draft: PoiDraftState,
  operation: PoiDraftOperation,
  context: DecisionContext,
): PoiDraftState | PoiDraftRefusal {
  switch (operation.type) {
    case 'claim':
      return claim(draft, operation, context)
    case 'undo':
      return undo(draft, operation)
    case 'timer':
      return setTimer(draft, operation, context)
    case 'pause':
      return pause(draft, operation, context)
    case 'wish':
      return wish(draft, operation, context)
    case 'setup':
      return changeSetup(draft, operation, context)
    default:
      return shuffle(draft, operation, context)
  }
}

type Of<Type extends PoiDraftOperation['type']> = Extract<PoiDraftOperation, { type: Type }>

function claim(draft: PoiDraftState, { pick, map, poi }: Of<'claim'>, context: DecisionContext) {
  const clock = clockOf(draft)
  if (!clock) return 'draft_over'
  if (clock.planned !== pick) return 'not_on_the_clock'
  if (!draft.maps.includes(map) || !context.isSpot(map, poi)) return 'unknown_spot'
  const { by, at } = context
  const added = { team: clock.team, map, poi, by, at }
  const refusal = claimRefusal(draft, added)
  return refusal ?? { ...draft, claims: [...draft.claims, added] }
}

function claimRefusal(draft: PoiDraftState, { team, map, poi }: PoiClaim) {
  if (!openMapsOf(draft, team).includes(map)) return 'map_done'
  if (!draft.allowSharing && claimsAt(draft, map, poi).length > 0) return 'spot_taken'
  return null
}

function undo(draft: PoiDraftState, { team, map, poi }: Of<'undo'>) {
  const claims = draft.claims.filter(
    (one) => !(isSameTeam(one.team, team) && one.map === map && one.poi === poi),
  )
  if (claims.length === draft.claims.length) return 'nothing_to_undo'
  return { ...draft, claims }
}

function wish(draft: PoiDraftState, { map, poi, to }: Of<'wish'>, { isSpot }: DecisionContext) {
  const isKnown = draft.maps.includes(map) && (to === null || isSpot(map, poi))
  if (!isKnown) return 'unknown_spot'
  const others = draft.wishes.filter((one) => one.map !== map)
  const pois = wishesOf(draft, map).filter((one) => one !== poi)
  const moved = to === null ? pois : pois.toSpliced(to, 0, poi).slice(0, MAX_WISHES)
  return { ...draft, wishes: [...others, { map, pois: moved }] }
}

export const wishesOf = (
  { wishes }: Pick<PoiDraftState, 'wishes'>,
  map: MapId,
): readonly number[] => wishes.find((one) => one.map === map)?.pois ?? []

function changeSetup(draft: PoiDraftState, operation: Of<'setup'>, context: DecisionContext) {
  const { setup, version, confirmed } = operation
  if (version !== context.version) return 'changed_meanwhile'
  if (draft.claims.length > 0 && !confirmed) return 'confirm_change'
  return { ...withSetup(draft, setup), seed: null }
}

/** The draft with another setup. Claims stay with their team if both team and map are still in the draft. */
export function withSetup(draft: PoiDraftState, setup: PoiDraftSetup): PoiDraftState {
  const empty: PoiDraftState = { ...draft, ...setup, claims: [], order: [], timedOut: [] }
  return draft.claims.reduce((next, one) => {
    const team = setup.teams.find((name) => isSameTeam(name, one.team))
    const kept = team === undefined ? null : { ...one, team }
    return kept && claimRefusal(next, kept) === null
      ? { ...next, claims: [...next.claims, kept] }
      : next
  }, empty)
}

function setTimer(draft: PoiDraftState, { seconds }: Of<'timer'>, { at }: DecisionContext) {
  return { ...draft, timer: seconds === null ? null : newTimer(seconds, at) }
}

function pause(draft: PoiDraftState, { paused }: Of<'pause'>, { at }: DecisionContext) {
  return draft.timer ? { ...draft, timer: pauseTimer(draft.timer, paused, at) } : 'no_timer'
}

function shuffle(draft: PoiDraftState, { confirmed }: Of<'shuffle'>, { seed }: DecisionContext) {
  if (draft.claims.length > 0 && !confirmed) return 'confirm_change'
  // A manual order names teams by their index, so it is kept and the numbers are drawn.
  return { ...draft, teams: shuffleTeams(draft.teams, seed), seed, order: [], timedOut: [] }
}
