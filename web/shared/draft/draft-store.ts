import { useSyncExternalStore } from 'react'
import type { DraftEvent, DraftState, DraftUser } from '#domain/draft/draft.ts'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import {
  type DraftClient,
  newDraftClient,
  type PendingOperation,
  shownDraft,
} from '#domain/draft/draft-client.ts'
import { browserStorage } from '../storage/storage.ts'
import { createStore } from '../storage/store.ts'
import { createDraftStorage, type DraftStorage } from './draft-storage.ts'

/** What one operation changed, as the server sent it to everyone. */
export interface DraftNotice {
  readonly events: readonly DraftEvent[]
  /** Made on this page. */
  readonly isOwn: boolean
  readonly atMs: number
}

/** The operations of one click. */
export type OwnAction = readonly Omit<PendingOperation, 'answeredAt'>[]

export interface DraftPage {
  readonly room: number
  /** The game of the series that the first game of the draft is. */
  readonly firstGame: number
  /** The last game of the series in the archive; 0 without a series. */
  readonly lastPlayed: number
  readonly user: DraftUser | null
  readonly client: DraftClient
  /** The server's draft with the user's own picks and games on top. */
  readonly shown: DraftState
  /** Operations that an earlier visit could not send, until the user decides about them. */
  readonly held: readonly PendingOperation[]
  /** False until the draft came from the server or from this device's storage. */
  readonly isKnown: boolean
  /** The draft could not be fetched; a later attempt may help. */
  readonly hasFailed: boolean
  /** The last operation that was sent got no answer. */
  readonly isStuck: boolean
  /** Recent changes, latest last. */
  readonly notices: readonly DraftNotice[]
  /** Actions of this page that can be undone, latest last. */
  readonly ownActions: readonly OwnAction[]
}

const EMPTY_PAGE: DraftPage = {
  room: DEFAULT_ROOM,
  firstGame: 1,
  lastPlayed: 0,
  user: null,
  client: newDraftClient(),
  shown: EMPTY_DRAFT,
  held: [],
  isKnown: false,
  hasFailed: false,
  isStuck: false,
  notices: [],
  ownActions: [],
}

export type DraftStore = ReturnType<typeof createDraftStore>

/** What the page shows of the draft. Every change goes through `change`, which also stores it on the device. */
export function createDraftStore(storageOf: (room: number) => DraftStorage) {
  const store = createStore<DraftPage>(EMPTY_PAGE)
  let storage = storageOf(DEFAULT_ROOM)

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Starts with what this device knows about the room. */
    start: (user: DraftUser, room: number) => {
      storage = storageOf(room)
      const stored = storage.loadDraft()
      const { fresh, held } = storage.loadPending(user.id)
      const client = newDraftClient(stored ?? undefined, fresh)
      const shown = shownDraft(client, user)
      store.set({ ...EMPTY_PAGE, room, user, client, held, isKnown: stored !== null, shown })
    },

    /** Removes an operation that was sent after the page left its room. */
    forgetSent: (userId: number, room: number, operationId: string) => {
      const left = storageOf(room)
      const { fresh, held } = left.loadPending(userId)
      const open = [...held, ...fresh].filter((one) => one.operationId !== operationId)
      left.savePending(userId, open)
    },

    leave: () => store.set(EMPTY_PAGE),

    change: (changes: Partial<Omit<DraftPage, 'shown' | 'user'>>) => {
      const before = store.get()
      const next = { ...before, ...changes }
      const { user, client, held, isKnown } = next
      if (!user) return
      const shown = client === before.client ? before.shown : shownDraft(client, user)
      if (isKnown) storage.saveDraft(stateToStore(client), stateToStore(before.client))
      if (client.pending !== before.client.pending || held !== before.held) {
        storage.savePending(user.id, [...held, ...client.pending])
      }
      store.set({ ...next, shown })
    },
  }
}

/** While a reset is on its way, nothing from before it may be stored again. */
function stateToStore({ state, pending }: DraftClient): DraftState {
  const isReset = pending.some(
    ({ operation }) => operation.type === 'draft_history' && operation.action === 'reset',
  )
  return isReset ? EMPTY_DRAFT : state
}

export const draftStore = createDraftStore((room) =>
  createDraftStorage(browserStorage, () => Date.now(), room),
)

export const getDraftPage = draftStore.get

export function useDraftPage(): DraftPage {
  return useSyncExternalStore(draftStore.subscribe, draftStore.get, draftStore.get)
}
