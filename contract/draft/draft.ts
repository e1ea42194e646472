import * as z from 'zod/mini'
import { isTrio } from '#domain/catalog/comp.ts'
import type { DraftEvent, DraftState } from '#domain/draft/draft.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { findLegend, isRetired } from '#domain/catalog/legend.ts'
import { done, rowId, text, wholeText } from '../base/field.ts'
import { draftMessages } from './draft.texts.ts'
import { route } from '../base/route.ts'

const ENTRY_BYTES = 4096

/** A legend of the roster in any spelling. */
const knownLegend = text(100).check(
  z.refine((name) => findLegend(name).class !== 'Unknown', draftMessages.unknownLegend),
)

const toSnake = z.transform((name: string) => findLegend(name).snake)

const legend = z.pipe(knownLegend, toSnake)

/** One that can be picked and banned. A retired one can still be taken back. */
const playableLegend = z.pipe(
  knownLegend.check(z.refine((name) => !isRetired(name), draftMessages.retiredLegend)),
  toSnake,
)

/**
 * Chosen by the client, a new one for each click. A request sent several times with the same id takes effect once. Old
 * clients leave it out.
 */
const operationId = z.optional(wholeText(100).check(z.minLength(1)))

/** Without a room, the default one is meant. */
export const draftRoomId = z._default(rowId, DEFAULT_ROOM)

const entryId = z.int().check(z.minimum(0))
export const draftUser = z.nullable(z.object({ id: z.int(), username: z.string() }))

const newEntry = z
  .object({
    id: entryId,
    comp: z.array(playableLegend).check(z.refine(isTrio, draftMessages.compRule)),
    // Each legend once: a reset stores all games again, so they have to be small.
    bannedLegends: z.pipe(
      z.array(legend).check(z.maxLength(100)),
      z.transform((legends: string[]) => [...new Set(legends)]),
    ),
    timestamp: wholeText(200),
  })
  .check(
    z.refine((entry) => JSON.stringify(entry).length <= ENTRY_BYTES, draftMessages.entryTooLarge),
  )

export const draftEntry = z.object({
  id: z.int(),
  comp: z.array(z.string()),
  bannedLegends: z.array(z.string()),
  timestamp: z.string(),
  user: draftUser,
  version: z.int(),
})

const stateFields = {
  version: z.int(),
  banned_legends: z.array(z.string()),
  picked_legends: z.array(z.string()),
  draft_history: z.array(draftEntry),
}

export const draftState: z.ZodMiniType<DraftState> = z.object(stateFields)

const eventFields = {
  version: z.int(),
  user: draftUser,
  operationId: z.optional(z.string()),
  remaining: z.int(),
}

/** The payload of `legend_update`. The lists that a submit or reset clears aren't sent. */
export const draftEvent: z.ZodMiniType<DraftEvent> = z.union([
  z.object({
    type: z.enum(['ban', 'unban']),
    legend: z.string(),
    index: z.int(),
    ...eventFields,
  }),
  z.object({
    type: z.literal('pick'),
    action: z.enum(['add', 'remove']),
    legend: z.string(),
    index: z.int(),
    ...eventFields,
  }),
  z.object({
    type: z.literal('draft_history'),
    action: z.enum(['add', 'remove', 'restore']),
    entry: draftEntry,
    ...eventFields,
  }),
  z.object({
    type: z.literal('draft_history'),
    action: z.literal('reset'),
    filedAs: z.optional(z.string()),
    ...eventFields,
  }),
])

const answer: z.ZodMiniType<DraftState & z.infer<typeof done>> = z.extend(done, stateFields)

export const getDraft = route({
  method: 'GET',
  path: '/api/draft',
  access: 'draft.use',
  summary: 'Get the current draft and its version.',
  canBeMissing: true,
  input: z.object({ room: draftRoomId }),
  output: draftState,
})

export const banLegend = route({
  method: 'POST',
  path: '/api/ban',
  access: 'draft.use',
  summary: 'Ban a legend for everyone. Removes it from the picks.',
  input: z.object({ legend: playableLegend, room: draftRoomId, operationId }),
  output: answer,
})

export const unbanLegend = route({
  method: 'POST',
  path: '/api/unban',
  access: 'draft.use',
  summary: 'Unban a legend.',
  input: z.object({ legend, room: draftRoomId, operationId }),
  output: answer,
})

export const pickLegend = route({
  method: 'POST',
  path: '/api/legends/pick',
  access: 'draft.use',
  summary: 'Add or remove a pick. At most three picks, no banned legends.',
  input: z
    .object({ legend, action: z.enum(['add', 'remove']), room: draftRoomId, operationId })
    .check(
      z.refine((pick) => pick.action === 'remove' || !isRetired(pick.legend), {
        error: draftMessages.retiredLegend,
      }),
    ),
  output: answer,
})

export const changeDraftHistory = route({
  method: 'POST',
  path: '/api/legends/draft_history',
  access: 'draft.use',
  summary: 'Save a game and clear the picks, remove a game, or reset the draft.',
  input: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('add'),
      entry: newEntry,
      ifPicked: z.optional(z.boolean()),
      room: draftRoomId,
      operationId,
    }),
    z.object({
      action: z.literal('remove'),
      entry: z.object({ id: entryId }),
      room: draftRoomId,
      operationId,
    }),
    z.object({ action: z.literal('reset'), room: draftRoomId, operationId }),
  ]),
  output: answer,
})

export const undoDraft = route({
  method: 'POST',
  path: '/api/draft/undo',
  access: 'draft.use',
  summary:
    'Undo one of your earlier operations if later changes still allow it. An undo can be undone.',
  input: z.object({ undoes: wholeText(100).check(z.minLength(1)), room: draftRoomId, operationId }),
  output: answer,
})
