import * as z from 'zod/mini'
import { draftRoomId } from './draft.ts'
import { done, epochMs, rowId, wholeText } from '../base/field.ts'
import { route } from '../base/route.ts'

const ask = z.object({
  operationId: z.string(),
  /** A game to save with these legends, or a legend to ban. */
  type: z.enum(['game', 'ban']),
  legends: z.array(z.string()),
  askedAt: epochMs,
})
export type DraftAsk = z.infer<typeof ask>

export const getDraftFollow = route({
  method: 'GET',
  path: '/api/draft/follow',
  access: 'draft.use',
  summary:
    'Find out whether the draft follows live games, and what the live feed asks before it takes away picks.',
  input: z.object({ room: draftRoomId }),
  output: z.object({
    isOn: z.boolean(),
    /** The feed whose games it follows; null for the games of our team on any feed. */
    feed: z.nullable(z.int()),
    feeds: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Who switched it last; null if no one has, or the account was deleted. */
    changedBy: z.nullable(z.string()),
    asks: z.array(ask),
  }),
})

export const setDraftFollow = route({
  method: 'PUT',
  path: '/api/draft/follow',
  access: 'draft.use',
  summary:
    'Let the draft follow live games or not: their bans are set, and finished games are saved with our composition. Those of our team, or of one feed.',
  input: z.object({
    isOn: z.boolean(),
    feed: z._default(z.nullable(rowId), null),
    room: draftRoomId,
  }),
  output: done,
})

export const answerDraftAsk = route({
  method: 'POST',
  path: '/api/draft/follow/answer',
  access: 'draft.use',
  summary: 'Accept or dismiss a change of the live feed that takes away picks.',
  input: z.object({
    operationId: wholeText(100).check(z.minLength(1)),
    isAccepted: z.boolean(),
    room: draftRoomId,
  }),
  output: done,
})
