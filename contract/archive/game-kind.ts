import * as z from 'zod/mini'
import { GAME_KINDS } from '#domain/archive/game-kind.ts'
import { done, rowId, text } from '../base/field.ts'
import { route } from '../base/route.ts'
import { gameKindMessages as texts } from './game-kind.texts.ts'

/** Shorter texts are in most names. */
export const MIN_EVENT_SEARCH = 3
const EVENT_SEARCH_LENGTH = 100

export const gameKind = z.enum(GAME_KINDS)
/** Null: what the source says. */
const chosenKind = z.nullable(gameKind)

export const setSeriesKind = route({
  method: 'PUT',
  path: '/api/admin/series/:id/kind',
  access: 'results.correct',
  summary:
    'Say whether a series is official, a scrim or something else. It stays when its files are imported again.',
  input: z.object({ id: rowId, kind: chosenKind }),
  output: done,
})

export const setEventKinds = route({
  method: 'PUT',
  path: '/api/admin/event_kinds',
  access: 'results.correct',
  summary:
    'Say the same for all events whose name contains a text, also for series that come later. What was chosen for a series stays.',
  input: z.object({
    search: text(EVENT_SEARCH_LENGTH).check(
      z.trim(),
      z.minLength(MIN_EVENT_SEARCH, texts.tooShort),
    ),
    kind: chosenKind,
  }),
  output: done,
})
