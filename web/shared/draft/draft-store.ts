import type { DraftEvent, DraftState, DraftUser } from '#domain/draft/draft.ts'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import {
  type DraftClient,
  newDraftClient,
  type PendingOperation,
  shownDraft,
} from '#domain/draft/draft-client.ts'
import { rememberDraft, rememberPending } from './draft-storage.ts'
import { createStore, useStore } from '../storage/store.ts'

/** What one operation did, as everybody heard of it. */
export interface DraftNotice {
  readonly events: readonly DraftEvent[]
  /** Done on this page. */
  readonly isOwn: boolean
  readonly atMs: number
}

/** The operations of one click. */
export type OwnAction = readonly Omit<PendingOperation, 'answeredAt'>[]

export interface DraftPage {
  readonly user: DraftUser | null
  readonly client: DraftClient
  /** The server's draft with the own picks and games on top. */
  readonly shown: DraftState
  /** What an earlier visit could not send, and nobody has decided about since. */
  readonly held: readonly PendingOperation[]
  /** False while the draft came neither from the server nor from this device's memory. */
  readonly isKnown: boolean
  /** It could not be fetched; a later attempt may help. */
  readonly hasFailed: boolean
  /** The last change that was sent got no answer. */
  readonly isStuck: boolean
  /** The latest last. */
  readonly news: readonly DraftNotice[]
  /** What can be undone, the latest last. */
  readonly deeds: readonly OwnAction[]
}

const NOBODYS: DraftPage = {
  user: null,
  client: newDraftClient(),
  shown: EMPTY_DRAFT,
  held: [],
  isKnown: false,
  hasFailed: false,
  isStuck: false,
  news: [],
  deeds: [],
}

const store = createStore<DraftPage>(NOBODYS)

export const getDraftPage = store.get

export function useDraftPage(): DraftPage {
  return useStore(store)
}

export function startDraftPage(
  user: DraftUser,
  start: Pick<DraftPage, 'client' | 'held' | 'isKnown'>,
) {
  store.set({ ...NOBODYS, user, ...start, shown: shownDraft(start.client, user) })
}

export const leaveDraftPage = () => store.set(NOBODYS)

/** Every change goes through here, so what is shown and what this device remembers always fit. */
export function changeDraftPage(changes: Partial<Omit<DraftPage, 'shown' | 'user'>>) {
  const before = store.get()
  const next = { ...before, ...changes }
  const { user, client, held, isKnown } = next
  if (!user) return
  const shown = client === before.client ? before.shown : shownDraft(client, user)
  if (isKnown) rememberDraft(storedState(client), storedState(before.client))
  if (client.pending !== before.client.pending || held !== before.held) {
    rememberPending(user.id, [...held, ...client.pending])
  }
  store.set({ ...next, shown })
}

/** After a reset that is still on its way, nothing of what was before it may come back. */
function storedState({ state, pending }: DraftClient): DraftState {
  const isReset = pending.some(
    ({ operation }) => operation.type === 'draft_history' && operation.action === 'reset',
  )
  return isReset ? EMPTY_DRAFT : state
}
