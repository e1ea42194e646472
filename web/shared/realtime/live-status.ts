import type { RoomEnd } from '#contract/base/realtime.ts'
import type { DraftUser } from '#domain/draft/draft.ts'
import { createStore, useStore } from '../storage/store.ts'

/** See docs/specification-notes.md, Reconnecting. */
export const LIVE_ATTEMPTS = 5

export type LiveStatus =
  /** No screen shows the draft, or no one is logged in. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'reconnecting'; readonly attempt: number }
  /** Given up until a user tries again or the network comes back. */
  | { readonly kind: 'offline' }
  /** The user can't be in this room. `unknown` if the server doesn't say more. */
  | { readonly kind: 'refused'; readonly reason: RoomEnd | 'unknown' }

/** What the page knows about its live connection. The connection itself is loaded later. */
export interface LiveState {
  readonly status: LiveStatus
  /** Everyone who is connected. */
  readonly users: readonly (DraftUser & { readonly isIdle?: boolean | undefined })[]
  /** Once the page or its server can't go on: when what is shown was last up to date, in ms since 1970. */
  readonly dataFrom: number | null
  readonly tryAgain: () => void
}

export const CLOSED_LIVE: LiveState = {
  status: { kind: 'closed' },
  users: [],
  dataFrom: null,
  tryAgain: () => {},
}

export const liveStore = createStore<LiveState>(CLOSED_LIVE)

export const getLive = liveStore.get

export function useLive(): LiveState {
  return useStore(liveStore)
}
