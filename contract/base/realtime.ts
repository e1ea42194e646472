import * as z from 'zod/mini'
import { draftEvent, draftState } from '../draft/draft.ts'
import { answeredMap } from '../catalog/map.ts'

/**
 * The live connection: socket.io on this path, polling first, with the token in `auth.token` or as a bearer header.
 * The server only pushes. Clients send requests over HTTP, except for whether the user is idle. docs/ARCHITECTURE.md
 * describes the life of an event.
 */
export const LIVE_PATH = '/socket.io/'

/** Why a connection is refused, as the message of `connect_error`. */
export const LIVE_REFUSALS = {
  noToken: 'Authentication token required',
  badToken: 'Invalid authentication token',
  noRoom: "This room no longer exists, or you don't have access to it",
  tooMany: 'Too many connections for one user',
  tooManyViewers: 'Too many screens use this link right now',
  noPlan: 'People no longer draw together in this plan',
  tooManyDrawers: 'Too many people draw in this plan',
  tooManyWatchers: 'Too many people are watching right now. Try again in a moment.',
  databaseAway: "The draft isn't available right now. Try again in a moment.",
} as const

/**
 * Where people with a view link connect, with its token in `auth.token` and its kind in `auth.kind`. They get the
 * `stageEvents` of the link's room and can send nothing.
 */
export const STAGE_NAMESPACE = '/stage'

/** The links of a room that show its draft: as a page, on a stage screen, and as a browser source for streams. */
export const STAGE_KINDS = ['draft_view', 'draft_stage', 'draft_obs'] as const
export type StageKind = (typeof STAGE_KINDS)[number]

/**
 * Why a link shows nothing, also as the message of `connect_error`. `lost`: who made it can no longer share the room.
 * Only for edit links: `finished`, of a draft that can't be changed, and `removed`, for a member who was removed.
 */
const LINK_ENDS = ['revoked', 'expired', 'unknown', 'lost', 'finished', 'removed'] as const
export const linkEnd = z.enum(LINK_ENDS)
export type LinkEnd = z.infer<typeof linkEnd>

/**
 * Where pages connect that only have to know when their session ends, with the token in `auth.token`.
 * Only `moment_update` is sent there.
 */
export const SESSION_NAMESPACE = '/session'

/** Everything the server can push to people with a view link. There are no names of users in it. */
export const stageEvents = {
  /** The whole draft with its room and results, on every connect and after every change. */
  stage_state: z.object({
    version: z.int(),
    banned_legends: z.array(z.string()),
    picked_legends: z.array(z.string()),
    draft_history: z.array(
      z.object({
        id: z.int(),
        comp: z.array(z.string()),
        map: z.nullable(answeredMap),
        place: z.nullable(z.int()),
        points: z.nullable(z.int()),
      }),
    ),
    room: z.object({
      name: z.string(),
      event: z.string(),
      team: z.nullable(z.string()),
      /** The game of the series that the first game of the draft is. */
      firstGame: z.int(),
      /** The last game of the series in the archive; 0 without a series. */
      lastPlayed: z.int(),
      isFinished: z.boolean(),
    }),
  }),
  /** The link ended, and the connection is closed. */
  stage_ended: z.object({ reason: linkEnd }),
}
export type StageState = z.infer<typeof stageEvents.stage_state>

export type StageEvents = {
  [Name in keyof typeof stageEvents]: (payload: z.infer<(typeof stageEvents)[Name]>) => void
}

const ROOM_ENDS = ['deleted', 'no_access'] as const
export type RoomEnd = (typeof ROOM_ENDS)[number]

/** Everything the server can push. */
export const liveEvents = {
  /** Sent on every connect and reconnect. */
  draft_state: draftState,
  /** One change, in the order of versions. */
  legend_update: draftEvent,
  /** Someone changed the plan for the series of this room. */
  series_plan_update: z.object({ version: z.int() }),
  /** Someone changed the settings, the members or a result of this room, or finished or reopened it. */
  room_update: z.object({}),
  /** The room was deleted, or the user can't be in it any more. The connection is closed. */
  room_ended: z.object({ reason: z.enum(ROOM_ENDS) }),
  /** Someone changed a POI draft, or deleted it (version 0). */
  poi_draft_update: z.object({ id: z.int(), version: z.int() }),
  /** An administrator changed the roster of legends. */
  roster_update: z.object({}),
  /** Someone wrote, changed or deleted a moment of a game. Also sent to pages that aren't in a room. */
  moment_update: z.object({}),
  /** The server lost its database and closes the connection. Everything shown is from `since`, in ms since 1970. */
  database_away: z.object({ since: z.int() }),
  /** All connected users by name. A user is idle if all their screens are hidden or unused. */
  presence: z.object({
    users: z.array(
      z.object({ id: z.int(), username: z.string(), isIdle: z.optional(z.boolean()) }),
    ),
  }),
}

/** Everything a client can send: whether the user is idle, and in a plan where their pointer is. */
export interface LiveWords {
  idle: (isIdle: unknown) => void
  cursor: (place: unknown) => void
}

export type LiveEvents = {
  [Name in keyof typeof liveEvents]: (payload: z.infer<(typeof liveEvents)[Name]>) => void
}
