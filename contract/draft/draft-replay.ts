import * as z from 'zod/mini'
import type { ReplayStep } from '#domain/draft/draft-replay.ts'
import { draftEntry, draftRoomId, draftUser } from './draft.ts'
import { epochMs, rowId } from '../base/field.ts'
import { route } from '../base/route.ts'

/** The newest steps of a series. More are never shown at once. */
export const REPLAY_STEPS = 2000

const when = { version: z.int(), at: z.nullable(epochMs), user: draftUser }

const step: z.ZodMiniType<ReplayStep> = z.union([
  z.object({ type: z.enum(['ban', 'unban']), legend: z.string(), index: z.int(), ...when }),
  z.object({
    type: z.literal('pick'),
    action: z.enum(['add', 'remove']),
    legend: z.string(),
    index: z.int(),
    ...when,
  }),
  z.object({
    type: z.literal('draft_history'),
    action: z.literal('add'),
    entry: draftEntry,
    ...when,
  }),
  z.object({
    type: z.literal('draft_history'),
    action: z.enum(['remove', 'restore']),
    entry: z.object({ id: z.int(), version: z.int() }),
    ...when,
  }),
  z.object({
    type: z.literal('draft_history'),
    action: z.literal('reset'),
    filedAs: z.optional(z.string()),
    ...when,
  }),
])

export const getDraftReplay = route({
  method: 'GET',
  path: '/api/draft/replay',
  access: 'draft.use',
  summary:
    'Get every change of one series of the draft, oldest first: since the last reset, or up to the reset with the version `until`.',
  input: z.object({ room: draftRoomId, until: z.optional(rowId) }),
  output: z.object({
    steps: z.array(step),
    /** Whether older steps of this series aren't in the answer. */
    isCut: z.boolean(),
    /** The version of the reset before it: the `until` of the series before; null if there is none. */
    before: z.nullable(z.int()),
  }),
})
export type DraftReplay = z.output<typeof getDraftReplay.output>
