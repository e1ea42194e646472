import * as z from 'zod/mini'
import { done, epochMs, rowId, text, wholeNumber } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { linkEnd, STAGE_KINDS } from '../base/realtime.ts'
import { route } from '../base/route.ts'

/**
 * The links of a draft room. The edit link is for users, whom it makes members; the others show the draft without an
 * account.
 */
export const ROOM_LINK_KINDS = [...STAGE_KINDS, 'draft_edit'] as const
export type RoomLinkKind = (typeof ROOM_LINK_KINDS)[number]

/** What a link can show: a draft room, a series or a live feed as a browser source for streams, or a game's replay. */
const SHARE_KINDS = [...ROOM_LINK_KINDS, 'series_obs', 'feed_obs', 'game_replay'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

export const isRoomLink = (kind: ShareKind): kind is RoomLinkKind =>
  ROOM_LINK_KINDS.some((one) => one === kind)

const HOURS_PER_DAY = 24
export const SHARE_DAYS = [1, 7, 30] as const
const MAX_HOURS = 30 * HOURS_PER_DAY
/** A live feed is the same all season. */
export const SEASON_DAYS = 180

const target = {
  kind: z._default(z.enum(SHARE_KINDS), 'draft_stage'),
  /** The room of a draft; null for the default room, and for others. */
  room: z._default(z.nullable(rowId), null),
  /** The series of a browser source, or the game of a replay; null for others. */
  series: z._default(z.nullable(rowId), null),
  game: z._default(z.nullable(rowId), null),
  /** The live feed of a browser source. */
  feed: z.optional(z.nullable(rowId)),
}

const shareLink = z.object({
  id: z.int(),
  kind: z.enum(SHARE_KINDS),
  created_at: epochMs,
  created_by: z.string(),
  expires_at: epochMs,
  /** How often it was opened. */
  uses: z.int(),
  used_at: z.nullable(epochMs),
  /** Whether the caller can turn it off: who made it, and those who manage what it shows. */
  canTurnOff: z.boolean(),
})
export type ShareLink = z.infer<typeof shareLink>

export const listShareLinks = route({
  method: 'GET',
  path: '/api/share_links',
  access: 'draft.use',
  summary:
    'List the links of a kind for a draft room, a series or a replay that still work, newest first, without their tokens.',
  canBeMissing: true,
  input: z.object(target),
  output: z.object({ links: z.array(shareLink) }),
})

/** How long a link of this kind can live. */
export const maxShareHours = (kind: ShareKind) =>
  kind === 'feed_obs' ? SEASON_DAYS * HOURS_PER_DAY : MAX_HOURS

export const createShareLink = route({
  method: 'POST',
  path: '/api/share_links',
  access: 'draft.use',
  summary:
    'Create a link that shows a draft room, a series or a replay to anyone, or lets users edit a room. The token is only in this answer.',
  input: z.object({
    ...target,
    /** At most 30 days, for a live feed 180. */
    hours: z._default(wholeNumber(1, SEASON_DAYS * HOURS_PER_DAY), HOURS_PER_DAY),
  }),
  output: z.extend(done, { link: shareLink, token: z.string() }),
})

export const revokeShareLink = route({
  method: 'DELETE',
  path: '/api/share_links/:id',
  access: 'draft.use',
  summary:
    'Turn a link off: your own, or of a room that you manage; editors and administrators any. Anyone who watches through it is disconnected.',
  input: z.object({ id: rowId }),
  output: done,
})

export const listRoomLinks = route({
  method: 'GET',
  path: '/api/rooms/:id/links',
  access: 'draft.use',
  summary: 'List the links of a draft room that still work, newest first, without their tokens.',
  input: z.object({ id: rowId }),
  output: z.object({ links: z.array(shareLink) }),
})

export const joinRoom = route({
  method: 'POST',
  path: '/api/rooms/join',
  access: 'draft.use',
  summary: 'Become a member of a draft room by the token of its edit link.',
  input: z.object({ token: text(100) }),
  output: z.object({
    /** Null if the link no longer works. */
    room: z.nullable(z.int()),
    ended: z.nullable(linkEnd),
  }),
})

const opened = z.object({ token: text(100), isFirst: z._default(z.boolean(), false) })

export const openReplayLink = route({
  method: 'POST',
  path: '/api/share_links/open_replay',
  access: 'public',
  summary: 'Get the game whose replay a view link shows. The first call of a viewer is counted.',
  input: opened,
  output: z.object({
    /** Null if the link no longer shows anything. */
    game: z.nullable(z.int()),
    ended: z.nullable(linkEnd),
  }),
})

export const openSeriesLink = route({
  method: 'POST',
  path: '/api/share_links/open',
  access: 'public',
  summary:
    'Get the series that a view link shows, or the match of its live feed. The first call of a viewer is counted.',
  input: opened,
  output: z.object({
    /** Null if the link no longer shows anything, and while the feed's match is shown. */
    series: z.nullable(z.int()),
    /** The match of a live feed until it is in the archive. */
    live: z.nullable(
      z.object({
        name: z.string(),
        game: z.int(),
        map: z.nullable(answeredMap),
        bans: z.array(z.string()),
        teams: z.array(
          z.object({
            team: z.string(),
            rank: z.int(),
            points: z.int(),
            legends: z.array(z.string()),
            isOnMatchPoint: z.boolean(),
          }),
        ),
      }),
    ),
    ended: z.nullable(linkEnd),
  }),
})
