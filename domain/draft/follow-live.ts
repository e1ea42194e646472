import { isTrio } from '../comp/comp.ts'
import { findLegend } from '../legend/legend.ts'
import type { LiveView } from '../live-view/live-view.ts'
import { addBan } from './ban.ts'
import {
  applyChanges,
  decide,
  type Decision,
  type DraftOperation,
  type DraftState,
  type DraftUser,
} from './draft.ts'

/** A person can submit the game while the lobby still waits. */
const EARLY_MS = 10 * 60 * 1000

/** The live feed is a user of its own. No account has this id. */
export const LIVE_USER_ID = 0

export interface LiveOperation {
  /** Made from the game, so it happens once, whichever server sends it. */
  readonly operationId: string
  readonly operation: DraftOperation
}

type FollowedView = Pick<
  LiveView,
  'startedAt' | 'phase' | 'game' | 'bans' | 'bansFrom' | 'ban' | 'isSimulated'
>

/**
 * What a draft that follows a live game has to change: the bans of the game, and when it is over the game with our
 * composition and the bans of the next one. `ours` are our legends; null if we don't play, or until they are chosen.
 */
export function liveOperations(
  view: FollowedView,
  ours: readonly string[] | null,
  draft: DraftState,
  /** Of the game, for display. */
  timestamp: string,
): LiveOperation[] {
  const { startedAt, phase, isSimulated } = view
  if (startedAt === null || phase === 'waiting' || isSimulated) return []
  const named = (name: string, operation: DraftOperation) => ({
    operationId: `live ${startedAt} ${name}`,
    operation,
  })
  const bans = view.bans.map(toSnake)
  if (phase !== 'over') {
    // Before the first game of a series nothing follows from the games before.
    const isKnown = view.bansFrom === 'lobby' || (view.bansFrom === 'series' && view.game > 1)
    return isKnown ? setBans(draft, bans, named) : []
  }
  const next = view.ban ? addBan(bans, view.ban.legend, startedAt * 1000).map(toSnake) : null
  const game = { id: startedAt * 1000, comp: ours?.map(toSnake) ?? [], bannedLegends: bans }
  return [
    ...saveGame(draft, { ...game, timestamp }).map((one) => named('game', one)),
    ...(next ? setBans(draft, next, (name, one) => named(`next ${name}`, one)) : []),
  ]
}

/** Decides an operation that no person sent: it takes no pick away, except those of the game that it saves. */
export function decideGently(
  draft: DraftState,
  operation: DraftOperation,
  user: DraftUser | null,
): Decision {
  const decision = decide(draft, operation, user)
  if ('refusal' in decision) return decision
  const isGame = operation.type === 'draft_history' && operation.action === 'add'
  const saved = isGame ? operation.entry.comp : []
  const left = applyChanges(draft, decision.changes).picked_legends
  const isTaken = draft.picked_legends.some((pick) => !left.includes(pick) && !saved.includes(pick))
  return isTaken ? { refusal: 'picks_changed' } : decision
}

const toSnake = (legend: string) => findLegend(legend).snake

function setBans(
  { banned_legends: now }: DraftState,
  bans: readonly string[],
  named: (name: string, operation: DraftOperation) => LiveOperation,
): LiveOperation[] {
  const missing = bans.filter((legend) => !now.includes(legend))
  const extra = now.filter((legend) => !bans.includes(legend))
  return [
    ...extra.map((legend) => named(`unban ${legend}`, { type: 'unban', legend })),
    ...missing.map((legend) => named(`ban ${legend}`, { type: 'ban', legend })),
  ]
}

type NewEntry = Extract<DraftOperation, { type: 'draft_history'; action: 'add' }>['entry']

/** None if someone has saved it. */
function saveGame({ draft_history }: DraftState, entry: NewEntry): DraftOperation[] {
  const isSaved = draft_history.some(({ id }) => id >= entry.id - EARLY_MS)
  return isSaved || !isTrio(entry.comp) ? [] : [{ type: 'draft_history', action: 'add', entry }]
}
