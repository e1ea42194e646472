import * as z from 'zod/mini'
import { ROOM_ROLES } from '#domain/draft/draft-room.ts'
import { MAX_SELECTED_TEAMS } from '#domain/regular/selection.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { done, epochMs, rowId, textRules, whole, wholeText } from '../base/field.ts'
import { draftRoomMessages as texts } from './draft-room.texts.ts'
import { route } from '../base/route.ts'

export const ROOM_NAME_LENGTH = 60
export const ROOM_EVENT_LENGTH = 100

const name = z
  .string()
  .check(z.trim(), whole, z.minLength(1, texts.nameMissing), ...textRules(ROOM_NAME_LENGTH))

const settings = {
  name,
  event: z._default(wholeText(ROOM_EVENT_LENGTH).check(z.trim()), ''),
  /** Whose draft it is; null for the club's default team. */
  team: z._default(z.nullable(wholeText(TEAM_NAME_LENGTH)), null),
  series: z._default(z.nullable(rowId), null),
  /** Only members, the creator, editors and administrators see it. */
  isPrivate: z._default(z.boolean(), false),
}

const user = z.object({ id: z.int(), username: z.string() })
const roomRole = z.enum(ROOM_ROLES)

const room = z.object({
  id: z.int(),
  name: z.string(),
  event: z.string(),
  team: z.nullable(z.string()),
  /** The match: its series, or who plays it while the archive has no series of it. */
  series: z.nullable(z.int()),
  teams: z.array(z.string()),
  /** Maps that someone set by hand. */
  maps: z.array(z.object({ game: z.int(), map: answeredMap })),
  isPrivate: z.boolean(),
  createdBy: z.nullable(user),
  createdAt: epochMs,
  /** A finished draft can be read but not changed. */
  finishedAt: z.nullable(epochMs),
  /** Null if nothing was banned, picked or saved yet. */
  changedAt: z.nullable(epochMs),
  bannedLegends: z.array(z.string()),
  games: z.int(),
  /** The game of the series that the first game of the draft is. */
  firstGame: z.int(),
  /** The last game of the series in the archive; 0 without a series. */
  lastPlayed: z.int(),
  /** After the last one that the draft has saved or the archive has. */
  nextGame: z.int(),
  /** Of all games with a known result; null if there is none. */
  points: z.nullable(z.int()),
  /** Who is in the room right now. */
  people: z.array(z.extend(user, { isIdle: z.boolean() })),
  /** How many people can change the draft; null if everyone with an account can. */
  editors: z.nullable(z.int()),
  /** What the caller can do. */
  role: roomRole,
})
export type DraftRoom = z.infer<typeof room>

export const ROOM_STATES = ['open', 'finished', 'all'] as const
export type RoomState = (typeof ROOM_STATES)[number]

export const listRooms = route({
  method: 'GET',
  path: '/api/rooms',
  access: 'draft.use',
  summary: 'List the draft rooms that you can enter, last changed first.',
  input: z.object({ state: z._default(z.enum(ROOM_STATES), 'open') }),
  output: z.object({ rooms: z.array(room) }),
})

export const getRoom = route({
  method: 'GET',
  path: '/api/rooms/:id',
  access: 'draft.use',
  summary: 'Get a draft room with its members.',
  input: z.object({ id: rowId }),
  output: z.object({
    room,
    members: z.array(z.extend(user, { role: roomRole })),
    /** Who can't come back by the edit link. Only for those who manage the room. */
    removed: z.array(user),
  }),
})
export type DraftRoomDetail = z.infer<typeof getRoom.output>

export const createRoom = route({
  method: 'POST',
  path: '/api/rooms',
  access: 'draft.use',
  summary: 'Create a draft room, empty or with the bans, picks and games of another room.',
  input: z.object({ ...settings, copyOf: z._default(z.nullable(rowId), null) }),
  output: z.extend(done, { id: z.int() }),
})

export const changeRoom = route({
  method: 'PUT',
  path: '/api/rooms/:id',
  access: 'draft.use',
  summary:
    'Change the settings of a draft room. For those who manage it. Its view links end when it becomes private.',
  input: z.object({ id: rowId, ...settings }),
  output: done,
})

export const finishRoom = route({
  method: 'PUT',
  path: '/api/rooms/:id/finished',
  access: 'draft.use',
  summary: 'Finish a draft room, or reopen it. A finished draft can be read but not changed.',
  input: z.object({ id: rowId, isFinished: z.boolean() }),
  output: done,
})

export const deleteRoom = route({
  method: 'DELETE',
  path: '/api/rooms/:id',
  access: 'draft.use',
  summary: 'Delete a finished draft room with its log and links.',
  input: z.object({ id: rowId }),
  output: done,
})

export const setRoomRole = route({
  method: 'PUT',
  path: '/api/rooms/:id/members/:user',
  access: 'draft.use',
  summary:
    'Set what a member can do in a draft room, or let one back in who was removed. For those who manage the room.',
  input: z.object({ id: rowId, user: rowId, role: roomRole }),
  output: done,
})

export const removeRoomMember = route({
  method: 'DELETE',
  path: '/api/rooms/:id/members/:user',
  access: 'draft.use',
  summary:
    'Remove a member from a draft room; its edit link no longer lets them in. Leaving a room yourself is always possible.',
  input: z.object({ id: rowId, user: rowId }),
  output: done,
})

export const openMatch = route({
  method: 'PUT',
  path: '/api/rooms/:id/match',
  access: 'draft.use',
  summary:
    'Open a match in a room: a series at its next game with its bans, or teams without a series. Returns 409 if the room has another one and `fileAs` is null.',
  input: z.object({
    id: rowId,
    series: z.nullable(rowId),
    /** If there is no series. */
    teams: z._default(
      z.array(wholeText(TEAM_NAME_LENGTH)).check(z.maxLength(MAX_SELECTED_TEAMS)),
      [],
    ),
    /** The draft so far becomes a finished room with this name. */
    fileAs: z._default(z.nullable(name), null),
    operationId: z.optional(wholeText(100).check(z.minLength(1))),
  }),
  output: done,
})

/** The last game that a match can have. */
const LAST_GAME = 30

export const setMatchMap = route({
  method: 'PUT',
  path: '/api/rooms/:id/match/map',
  access: 'draft.use',
  summary:
    'Set the map of a game of the match in a room, for everyone in it; null for the usual one. Returns 409 without a match. A file of the game wins.',
  input: z.object({
    id: rowId,
    game: z.int().check(z.minimum(1), z.maximum(LAST_GAME)),
    map: z.nullable(mapId),
  }),
  output: done,
})

export const startNewSeries = route({
  method: 'POST',
  path: '/api/rooms/:id/new_series',
  access: 'draft.use',
  summary: 'File the draft of a room as a finished one and reset the room, in one step.',
  input: z.object({
    id: rowId,
    /** Of the finished draft. */
    name,
    operationId: z.optional(wholeText(100).check(z.minLength(1))),
  }),
  output: done,
})
