import type { DraftUser } from '#domain/draft/draft.ts'
import { createStore, useStore } from '../storage/store.ts'

/** Specification, section 9: how often a lost connection is tried again. */
export const LIVE_ATTEMPTS = 5

export type LiveStatus =
  /** Nobody looks at the draft, or nobody is logged in. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'reconnecting'; readonly attempt: number }
  /** Given up until somebody tries again or the network comes back. */
  | { readonly kind: 'offline' }

/** What the page knows of its live connection; the connection itself is a chunk of its own. */
export interface LiveState {
  readonly status: LiveStatus
  /** Everybody who is connected. */
  readonly users: readonly (DraftUser & { readonly isIdle?: boolean | undefined })[]
  readonly tryAgain: () => void
}

const CLOSED: LiveState = { status: { kind: 'closed' }, users: [], tryAgain: () => {} }

const store = createStore<LiveState>(CLOSED)

export const getLive = store.get

export function useLive(): LiveState {
  return useStore(store)
}

export function changeLive(changes: Partial<LiveState>) {
  store.set({ ...store.get(), ...changes })
}

export const closeLive = () => store.set(CLOSED)
