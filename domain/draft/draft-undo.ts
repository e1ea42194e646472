import {
  applyChanges,
  ban,
  type Decision,
  decidePick,
  type DraftChange,
  type DraftEntry,
  type DraftState,
  EMPTY_DRAFT,
  MAX_HISTORY,
  unban,
  unpick,
} from './draft.ts'

/** What an undo does now. A saved game can't be undone once the next one has picks or is saved too. */
export function decideUndo(
  state: DraftState,
  done: readonly DraftChange[],
  byOthers: readonly DraftChange[],
): Decision {
  const [saved] = done.flatMap(savedBy)
  const isThere = state.draft_history.some(({ id }) => id === saved?.id)
  if (saved && isThere && isFollowed(state, saved)) return { refusal: 'next_game_begun' }
  const changes = saved && !isThere ? [] : undoChanges(state, done, byOthers)
  return changes.length === 0 ? { refusal: 'nothing_to_undo' } : { changes }
}

const savedBy = (change: DraftChange): DraftEntry[] =>
  change.type === 'draft_history' && change.action === 'add' ? [change.entry] : []

const isFollowed = ({ picked_legends, draft_history }: DraftState, { version }: DraftEntry) =>
  picked_legends.length > 0 || draft_history.some((game) => game.version > version)

/**
 * Reverts an operation's changes, last one first, as far as later changes allow. It never reverts what other users
 * have done since, nor anything from before another user's reset.
 */
export function undoChanges(
  state: DraftState,
  done: readonly DraftChange[],
  byOthers: readonly DraftChange[] = [],
): DraftChange[] {
  if (byOthers.some(isReset)) return []
  const changes: DraftChange[] = []
  let now = state
  const theirs = new Set(byOthers.map(subjectOf))
  for (const wish of done.toReversed().flatMap(inverse)) {
    if (theirs.has(subjectOf(wish))) continue
    const possible = settle(now, wish)
    changes.push(...possible)
    now = applyChanges(now, possible)
  }
  return changes
}

const isReset = (change: DraftChange) =>
  change.type === 'draft_history' && change.action === 'reset'

/** The ban, pick or game that a change is about. */
function subjectOf(change: DraftChange): string {
  switch (change.type) {
    case 'ban':
    case 'unban':
      return `ban ${change.legend}`
    case 'pick':
      return `pick ${change.legend}`
    default:
      return change.action === 'reset' ? 'reset' : `game ${change.entry.id}`
  }
}

function inverse(change: DraftChange): DraftChange[] {
  switch (change.type) {
    case 'ban':
      return [{ ...change, type: 'unban' }]
    case 'unban':
      return [{ ...change, type: 'ban' }]
    case 'pick':
      return [{ ...change, action: change.action === 'add' ? 'remove' : 'add' }]
    default:
      return inverseOfHistory(change)
  }
}

function inverseOfHistory(change: Extract<DraftChange, { type: 'draft_history' }>): DraftChange[] {
  if (change.action === 'reset') {
    const { banned_legends, picked_legends, draft_history } = change.cleared ?? EMPTY_DRAFT
    return [
      ...banned_legends.map((legend, index) => ({ type: 'ban' as const, legend, index })),
      ...draft_history.map(restore),
      ...picked_legends.map(pick),
    ]
  }
  const { entry, cleared } = change
  if (change.action === 'remove') return [restore(entry)]
  return [
    { type: 'draft_history', action: 'remove', entry },
    ...(cleared?.picked_legends ?? []).map(pick),
  ]
}

/** Adjusts a change that may come too late to the current draft. */
function settle(state: DraftState, wish: DraftChange): DraftChange[] {
  switch (wish.type) {
    case 'ban':
      return ban(state, wish.legend, wish.index)
    case 'unban':
      return unban(state, wish.legend)
    case 'pick': {
      if (wish.action === 'remove') return unpick(state, wish.legend)
      const decision = decidePick(state, wish.legend)
      return 'changes' in decision && decision.changes.length > 0 ? [wish] : []
    }
    default: {
      if (wish.action === 'reset') return []
      const isThere = state.draft_history.some(({ id }) => id === wish.entry.id)
      if (wish.action === 'remove') return isThere ? [wish] : []
      return isThere || state.draft_history.length >= MAX_HISTORY ? [] : [wish]
    }
  }
}

const restore = (entry: DraftEntry) =>
  ({ type: 'draft_history', action: 'restore', entry }) as const

const pick = (legend: string, index: number) =>
  ({ type: 'pick', action: 'add', legend, index }) as const
