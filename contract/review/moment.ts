import * as z from 'zod/mini'
import { MOMENT_TAGS } from '#domain/review/moment.ts'
import { done, epochMs, noInput, rowId, text, wholeText } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { route } from '../base/route.ts'
import { momentMessages } from './moment.texts.ts'

export const MOMENT_NOTE_LENGTH = 1000
const MAX_MENTIONS = 20
const NAME_LENGTH = 100
/** The longest game that is stored. */
const MAX_SECONDS = 3 * 60 * 60

const seconds = z.number().check(z.minimum(0), z.maximum(MAX_SECONDS))
const percent = z.number().check(z.minimum(-1000), z.maximum(1000))

/** What a person says about a span of a game, as it is sent. `stored` has the same without rules. */
const content = {
  at: seconds,
  from: seconds,
  to: seconds,
  tags: z.array(z.enum(MOMENT_TAGS)).check(z.maxLength(MOMENT_TAGS.length)),
  note: wholeText(MOMENT_NOTE_LENGTH),
  /** Whom the note mentions. */
  players: z.array(text(NAME_LENGTH)).check(z.maxLength(MAX_MENTIONS)),
  /** Keys of the legends that it mentions. */
  legends: z.array(text(NAME_LENGTH)).check(z.maxLength(MAX_MENTIONS)),
  /** Where the own team was, in percent of the map. */
  position: z.nullable(z.object({ x: percent, y: percent })),
  /** The ring that closes or has closed last; null before the first one, or if it isn't known. */
  ring: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  /** Only its author sees it. */
  isPrivate: z.boolean(),
}

const version = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
const momentId = z.uuid()

const stored = {
  at: z.number(),
  from: z.number(),
  to: z.number(),
  tags: z.array(z.enum(MOMENT_TAGS)),
  note: z.string(),
  players: z.array(z.string()),
  legends: z.array(z.string()),
  position: z.nullable(z.object({ x: z.number(), y: z.number() })),
  ring: z.nullable(z.int()),
  isPrivate: z.boolean(),
}

export const moment = z.object({
  ...stored,
  id: z.string(),
  /** The row of the game that counts. */
  game: z.int(),
  /** Changes with every save. */
  version: z.int(),
  createdBy: z.nullable(z.string()),
  createdAt: epochMs,
  updatedBy: z.nullable(z.string()),
  updatedAt: epochMs,
})
export type GameMoment = z.output<typeof moment>

export const momentContent = z
  .object({ ...content, game: rowId, version })
  .check(z.refine(({ at, from, to }) => from <= at && at <= to, momentMessages.badSpan))
export type MomentContent = z.output<typeof momentContent>

export const listMoments = route({
  method: 'GET',
  path: '/api/moments',
  access: 'account.use',
  summary: 'List the moments of a game in their order: those of the team, and your own.',
  input: z.object({ game: rowId }),
  output: z.object({ moments: z.array(moment) }),
})

/** The newest ones; the page filters them. */
export const MAX_LISTED_MOMENTS = 2000

export const listAllMoments = route({
  method: 'GET',
  path: '/api/moments/all',
  access: 'account.use',
  summary:
    'List the moments of all games, of the newest games first: those of the team, and your own.',
  input: noInput,
  output: z.object({
    moments: z.array(moment),
    games: z.array(
      z.object({
        id: z.int(),
        number: z.int(),
        map: z.nullable(answeredMap),
        series: z.int(),
        event: z.string(),
        /** In seconds since 1970. */
        startedAt: z.int(),
      }),
    ),
    /** All there are, listed or not. */
    total: z.int(),
  }),
})
export type AllMoments = z.output<typeof listAllMoments.output>

export const saveMoment = route({
  method: 'PUT',
  path: '/api/moments/:id',
  access: 'notes.manage',
  summary:
    'Create a moment under an id of your own (version 0), or change it. Sent again, it is saved once. Returns 409 if it changed since that version.',
  input: z.intersection(z.object({ id: momentId }), momentContent),
  output: z.extend(done, { moment }),
})

export const deleteMoment = route({
  method: 'DELETE',
  path: '/api/moments/:id',
  access: 'notes.manage',
  summary: 'Delete a moment. Sent again, it is still deleted.',
  input: z.object({ id: momentId }),
  output: done,
})
