import { compKey, isTrio } from '../catalog/comp.ts'
import { findLegend } from '../catalog/legend.ts'
import type { LiveView } from '../live-match/view/live-view.ts'
import { TWIN_START_S } from '../archive/game-twin.ts'
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
  'startedAt' | 'phase' | 'game' | 'bans' | 'bansFrom' | 'ban' | 'isSimulated' | 'isLate'
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
  if (startedAt === null || phase === 'waiting' || phase === 'stopped' || isSimulated) return []
  const named: Named = (name, operation) => ({
    operationId: `live ${startedAt} ${name}`,
    operation,
  })
  // Before the first game of a series nothing follows from the games before.
  const isKnown = view.bansFrom === 'lobby' || (view.bansFrom === 'series' && view.game > 1)
  const bans = isKnown || view.bansFrom === 'draft' ? view.bans.map(toSnake) : draft.banned_legends
  if (phase !== 'over')
    return isKnown && !isSavedLive(draft, startedAt)
      ? [...liftBans(draft, bans, named), ...addBans(draft, bans, named)]
      : []
  // A match that was received from its middle on isn't saved anywhere.
  if (view.isLate) return []
  const next = view.ban ? addBan(bans, view.ban.legend, startedAt * 1000).map(toSnake) : null
  const game = { id: startedAt * 1000, comp: ours?.map(toSnake) ?? [], bannedLegends: [...bans] }
  const forNext: Named = (name, one) => named(`next ${name}`, one)
  return [
    ...saveGame(draft, { ...game, timestamp }).map((one) => named('game', one)),
    // What the draft has beside bans that are not sure can be right.
    ...(next && isKnown ? liftBans(draft, next, forNext) : []),
    ...(next ? addBans(draft, next, forNext) : []),
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

type Named = (name: string, operation: DraftOperation) => LiveOperation

const liftBans = ({ banned_legends: now }: DraftState, bans: readonly string[], named: Named) =>
  now
    .filter((legend) => !bans.includes(legend))
    .map((legend) => named(`unban ${legend}`, { type: 'unban', legend }))

const addBans = ({ banned_legends: now }: DraftState, bans: readonly string[], named: Named) =>
  bans
    .filter((legend) => !now.includes(legend))
    .map((legend) => named(`ban ${legend}`, { type: 'ban', legend }))

type NewEntry = Extract<DraftOperation, { type: 'draft_history'; action: 'add' }>['entry']

/**
 * Another feed of the same lobby can be ahead and have saved the game. The draft has the bans of the next one then, which
 * the feed behind must not lift.
 */
const isSavedLive = ({ draft_history }: DraftState, startedAt: number) =>
  draft_history.some(
    ({ id, user }) => user?.id === LIVE_USER_ID && id >= (startedAt - TWIN_START_S) * 1000,
  )

/** None if someone has saved it: since it started, or shortly before with the same legends. */
function saveGame({ draft_history }: DraftState, entry: NewEntry): DraftOperation[] {
  const isSaved = draft_history.some(
    ({ id, comp }) =>
      id >= entry.id || (id >= entry.id - EARLY_MS && compKey(comp) === compKey(entry.comp)),
  )
  return isSaved || !isTrio(entry.comp) ? [] : [{ type: 'draft_history', action: 'add', entry }]
}
