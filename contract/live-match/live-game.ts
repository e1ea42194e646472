import * as z from 'zod/mini'
import { done, rowId, wholeNumber } from '../base/field.ts'
import { route } from '../base/route.ts'

/** A game of a live feed is named by its start: epoch seconds by the clock of the game. */
const liveGame = { feed: rowId, startedAt: wholeNumber(0, 9_999_999_999) }

export const getLiveGame = route({
  method: 'GET',
  path: '/api/live_game',
  access: 'public',
  summary: 'Find out whether a live game is kept, and whether it is in the archive already.',
  input: z.object(liveGame),
  output: z.object({ isKept: z.boolean(), isArchived: z.boolean() }),
})

export const keepLiveGame = route({
  method: 'PUT',
  path: '/api/live_game',
  access: 'imports.manage',
  summary:
    'Keep a live game or not. One that is not kept leaves the archive with everything that follows from it; its stored events stay as long as others.',
  input: z.object({ ...liveGame, isKept: z.boolean() }),
  output: done,
})

export const endLiveGame = route({
  method: 'POST',
  path: '/api/live_game/end',
  access: 'imports.manage',
  summary:
    'End a live game whose end was not received, or that was stopped, and save it with the placements so far.',
  input: z.object(liveGame),
  output: done,
})
