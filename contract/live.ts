import * as z from 'zod/mini'
import { draftEvent, draftState } from './draft.ts'

/**
 * The live connection: socket.io on this path, polling first, the token in `auth.token` or as a bearer header.
 * The server pushes; whatever a client wants goes by call, except whether somebody is there.
 * docs/ARCHITECTURE.md tells the life of an event.
 */
export const LIVE_PATH = '/socket.io/'

/** Why a connection is refused, as `connect_error` says it. */
export const LIVE_REFUSALS = {
  noToken: 'Authentication token required',
  badToken: 'Invalid authentication token',
  tooMany: 'Too many connections for one user',
  databaseAway: "The draft isn't available right now. Try again in a moment.",
} as const

/** Everything the server may push. */
export const liveEvents = {
  /** On every connect and reconnect. */
  draft_state: draftState,
  /** One change, in the order of versions. */
  legend_update: draftEvent,
  /** Everybody who is connected now, by name; idle who has all their screens out of sight or out of use. */
  presence: z.object({
    users: z.array(
      z.object({ id: z.int(), username: z.string(), isIdle: z.optional(z.boolean()) }),
    ),
  }),
}

/** All that a client may say: whether somebody is there. */
export interface LiveWords {
  idle: (isIdle: unknown) => void
}

export type LiveEvents = {
  [Name in keyof typeof liveEvents]: (payload: z.infer<(typeof liveEvents)[Name]>) => void
}
