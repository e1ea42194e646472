import * as z from 'zod/mini'
import { EQUAL_POINTS_RULES } from '#domain/series/standings.ts'
import { done, rowId } from '../base/field.ts'
import { route } from '../base/route.ts'
import { tieRule } from '../catalog/ban-rule.ts'

/** Null: as usual for events of its kind. */
export const eventRules = z.object({
  equalPoints: z.nullable(z.enum(EQUAL_POINTS_RULES)),
  banTie: z.nullable(tieRule),
})

export const setEventRules = route({
  method: 'PUT',
  path: '/api/series/:id/event-rules',
  access: 'imports.manage',
  summary:
    'Choose the rules of all series of an event: how equal points are ordered, and which of several equally picked legends is banned.',
  input: z.object({ id: rowId, rules: eventRules }),
  output: done,
})
