import {
  applyChange,
  type DraftChange,
  type DraftEntry,
  type DraftState,
  type DraftUser,
  EMPTY_DRAFT,
} from './draft.ts'

/** A change of the draft as it is stored for good: a game that is removed or restored only has its id. */
export type ReplayChange =
  | Exclude<DraftChange, { type: 'draft_history' }>
  | { readonly type: 'draft_history'; readonly action: 'add'; readonly entry: DraftEntry }
  | {
      readonly type: 'draft_history'
      readonly action: 'remove' | 'restore'
      readonly entry: Pick<DraftEntry, 'id' | 'version'>
    }
  | {
      readonly type: 'draft_history'
      readonly action: 'reset'
      readonly filedAs?: string | undefined
    }

export type ReplayStep = ReplayChange & {
  readonly version: number
  /** Epoch milliseconds; null for changes from before times were stored. */
  readonly at: number | null
  readonly user: DraftUser | null
}

/** The draft after each step. Without the steps before it, the first one starts from an empty draft. */
export function replayStates(steps: readonly ReplayStep[]): DraftState[] {
  const saved = new Map<number, DraftEntry>()
  let state: DraftState = EMPTY_DRAFT
  return steps.map((step) => {
    if (step.type === 'draft_history' && step.action === 'add') saved.set(step.entry.id, step.entry)
    const change = toChange(step, saved)
    state = { ...(change ? applyChange(state, change) : state), version: step.version }
    return state
  })
}

/** Null for a game that was saved before the first step. */
function toChange(step: ReplayChange, saved: ReadonlyMap<number, DraftEntry>): DraftChange | null {
  if (step.type !== 'draft_history' || step.action === 'reset' || step.action === 'add') return step
  const entry = saved.get(step.entry.id)
  return entry ? { type: 'draft_history', action: step.action, entry } : null
}
