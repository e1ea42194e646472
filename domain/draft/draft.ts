import { insertAt, insertInOrder, isSameSet, without } from '../base/list.ts'

export const MAX_PICKS = 3
export const MAX_HISTORY = 500

export interface DraftUser {
  readonly id: number
  readonly username: string
}

/** A game as a user submits it. Legends in the spelling of the draft API, `mad_maggie`. */
interface NewDraftEntry {
  /** A timestamp, set by the client that submits it. */
  readonly id: number
  readonly comp: readonly string[]
  readonly bannedLegends: readonly string[]
  /** For display, in the submitter's language. */
  readonly timestamp: string
}

export interface DraftEntry extends NewDraftEntry {
  readonly user: DraftUser | null
  /** The draft version that added it. Games keep this order, even if one is restored. */
  readonly version: number
}

export interface DraftState {
  /** Increases by one with every change. */
  readonly version: number
  /** Oldest first. */
  readonly banned_legends: readonly string[]
  readonly picked_legends: readonly string[]
  readonly draft_history: readonly DraftEntry[]
}

export const EMPTY_DRAFT: DraftState = {
  version: 0,
  banned_legends: [],
  picked_legends: [],
  draft_history: [],
}

/** What a user requests. */
export type DraftOperation =
  | { readonly type: 'ban' | 'unban'; readonly legend: string }
  | { readonly type: 'pick'; readonly action: 'add' | 'remove'; readonly legend: string }
  | {
      readonly type: 'draft_history'
      readonly action: 'add'
      readonly entry: NewDraftEntry
      /**
       * Save only if the current picks are those of the entry, so two users who submit at once save one game. The bans
       * are those of that moment.
       */
      readonly ifPicked?: boolean | undefined
    }
  | { readonly type: 'draft_history'; readonly action: 'remove'; readonly id: number }
  | { readonly type: 'draft_history'; readonly action: 'reset' }

/** One step from a version to the next, with everything needed to revert it. */
export type DraftChange =
  | { readonly type: 'ban' | 'unban'; readonly legend: string; readonly index: number }
  | {
      readonly type: 'pick'
      readonly action: 'add' | 'remove'
      readonly legend: string
      readonly index: number
    }
  | {
      readonly type: 'draft_history'
      readonly action: 'add' | 'remove' | 'restore'
      readonly entry: DraftEntry
      /** The picks that went into the game. */
      readonly cleared?: Pick<DraftState, 'picked_legends'> | undefined
    }
  | {
      readonly type: 'draft_history'
      readonly action: 'reset'
      /** The name of the finished draft if it ends a series. */
      readonly filedAs?: string | undefined
      readonly cleared?: Omit<DraftState, 'version'> | undefined
    }

/** A change as it is broadcast. */
export type DraftEvent = DraftChange & {
  readonly version: number
  readonly user: DraftUser | null
  readonly operationId?: string | undefined
  /** How many more changes of the same operation follow. */
  readonly remaining: number
}

export const DRAFT_REFUSALS = [
  'legend_banned',
  'picks_full',
  'picks_changed',
  'entry_id_taken',
  'history_full',
  'next_game_begun',
  'nothing_to_undo',
] as const
export type DraftRefusal = (typeof DRAFT_REFUSALS)[number]

export type Decision =
  | { readonly changes: readonly DraftChange[] }
  | { readonly refusal: DraftRefusal }

/** The changes an operation makes to the current draft; none if it has already taken effect. */
export function decide(
  state: DraftState,
  operation: DraftOperation,
  user: DraftUser | null,
): Decision {
  switch (operation.type) {
    case 'ban':
      return { changes: ban(state, operation.legend, state.banned_legends.length) }
    case 'unban':
      return { changes: unban(state, operation.legend) }
    case 'pick':
      return operation.action === 'add'
        ? decidePick(state, operation.legend)
        : { changes: unpick(state, operation.legend) }
    default:
      return decideHistory(state, operation, user)
  }
}

export function applyChange(state: DraftState, change: DraftChange): DraftState {
  const next = { ...state, version: state.version + 1 }
  switch (change.type) {
    case 'ban':
      return {
        ...next,
        banned_legends: insertAt(state.banned_legends, change.index, change.legend),
      }
    case 'unban':
      return { ...next, banned_legends: without(state.banned_legends, change.legend) }
    case 'pick':
      return { ...next, picked_legends: applyPick(state.picked_legends, change) }
    default:
      return applyHistory(next, change)
  }
}

export const applyChanges = (state: DraftState, changes: readonly DraftChange[]): DraftState =>
  changes.reduce(applyChange, state)

/** Checks the rules that must hold after any race. Returns one sentence per violation. */
export function brokenRules({
  banned_legends,
  picked_legends,
  draft_history,
}: DraftState): string[] {
  const versions = draft_history.map((entry) => entry.version)
  const rules: [string, boolean][] = [
    ['more than three picks', picked_legends.length > MAX_PICKS],
    ['a banned legend is picked', picked_legends.some((pick) => banned_legends.includes(pick))],
    ['a legend is picked twice', isTwice(picked_legends)],
    ['a legend is banned twice', isTwice(banned_legends)],
    ['a game is in the history twice', isTwice(draft_history.map(({ id }) => id))],
    ['games are out of order', versions.some((version, at) => version <= (versions[at - 1] ?? 0))],
    ['the history is too long', draft_history.length > MAX_HISTORY],
  ]
  return rules.filter(([, isBroken]) => isBroken).map(([rule]) => rule)
}

export function ban(state: DraftState, legend: string, index: number): DraftChange[] {
  if (state.banned_legends.includes(legend)) return []
  // Remove the pick first, so no one ever sees a legend both banned and picked.
  return [...unpick(state, legend), { type: 'ban', legend, index }]
}

export function unban({ banned_legends }: DraftState, legend: string): DraftChange[] {
  const index = banned_legends.indexOf(legend)
  return index < 0 ? [] : [{ type: 'unban', legend, index }]
}

export function unpick({ picked_legends }: DraftState, legend: string): DraftChange[] {
  const index = picked_legends.indexOf(legend)
  return index < 0 ? [] : [{ type: 'pick', action: 'remove', legend, index }]
}

export function decidePick(
  { banned_legends, picked_legends }: DraftState,
  legend: string,
): Decision {
  if (picked_legends.includes(legend)) return { changes: [] }
  if (banned_legends.includes(legend)) return { refusal: 'legend_banned' }
  if (picked_legends.length >= MAX_PICKS) return { refusal: 'picks_full' }
  return { changes: [{ type: 'pick', action: 'add', legend, index: picked_legends.length }] }
}

function decideHistory(
  state: DraftState,
  operation: Extract<DraftOperation, { type: 'draft_history' }>,
  user: DraftUser | null,
): Decision {
  switch (operation.action) {
    case 'add':
      return decideEntry(state, operation.entry, operation.ifPicked ?? false, user)
    case 'remove': {
      const entry = state.draft_history.find(({ id }) => id === operation.id)
      return { changes: entry ? [{ type: 'draft_history', action: 'remove', entry }] : [] }
    }
    default: {
      const { version: _, ...cleared } = state
      const isEmpty = Object.values(cleared).every((list) => list.length === 0)
      return { changes: isEmpty ? [] : [{ type: 'draft_history', action: 'reset', cleared }] }
    }
  }
}

function decideEntry(
  { version, banned_legends, picked_legends, draft_history }: DraftState,
  entry: NewDraftEntry,
  ifPicked: boolean,
  user: DraftUser | null,
): Decision {
  const known = draft_history.find(({ id }) => id === entry.id)
  if (known) {
    return isSameGame(known, entry, ifPicked) ? { changes: [] } : { refusal: 'entry_id_taken' }
  }
  if (ifPicked && !isSameSet(entry.comp, picked_legends)) return { refusal: 'picks_changed' }
  if (draft_history.length >= MAX_HISTORY) return { refusal: 'history_full' }
  // The submitter has seen all picks (checked above), but a ban may have arrived since, so use the current bans.
  const bans = ifPicked ? { bannedLegends: banned_legends } : {}
  const added = { ...entry, ...bans, user, version: version + 1 }
  return {
    changes: [{ type: 'draft_history', action: 'add', entry: added, cleared: { picked_legends } }],
  }
}

const isSameGame = (one: NewDraftEntry, other: NewDraftEntry, hasOurBans: boolean) =>
  one.timestamp === other.timestamp &&
  isSameSet(one.comp, other.comp) &&
  (hasOurBans || isSameSet(one.bannedLegends, other.bannedLegends))

const applyPick = (
  picks: readonly string[],
  { action, legend, index }: Extract<DraftChange, { type: 'pick' }>,
) => (action === 'add' ? insertAt(picks, index, legend) : without(picks, legend))

function applyHistory(
  state: DraftState,
  change: Extract<DraftChange, { type: 'draft_history' }>,
): DraftState {
  if (change.action === 'reset') return { ...EMPTY_DRAFT, version: state.version }
  const { entry } = change
  const others = state.draft_history.filter(({ id }) => id !== entry.id)
  if (change.action === 'remove') return { ...state, draft_history: others }
  const draft_history = insertInOrder(others, entry, (one) => one.version)
  return change.action === 'add'
    ? { ...state, draft_history, picked_legends: [] }
    : { ...state, draft_history }
}

const isTwice = (list: readonly unknown[]) => new Set(list).size < list.length
