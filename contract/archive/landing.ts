import * as z from 'zod/mini'
import { LANDING_SOURCES } from '#domain/archive/landing-source.ts'
import { done, epochMs, rowId, wholeNumber } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { route } from '../base/route.ts'

const landing = z.object({
  /** The team's result in the game. */
  resultId: z.int(),
  team: z.string(),
  poi: z.nullable(z.string()),
  /** Null if the name is none of the map's POIs. */
  poiId: z.nullable(z.int()),
  /** Null without a landing. */
  source: z.nullable(z.enum(LANDING_SOURCES)),
  /** Who set it by hand, unless the user was deleted. */
  by: z.nullable(z.string()),
  at: z.nullable(epochMs),
})
export type GameLanding = z.infer<typeof landing>

export const listGameLandings = route({
  method: 'GET',
  path: '/api/admin/games/:id/landings',
  access: 'results.correct',
  summary: 'List where each team of a game landed, from which source, and who set it by hand.',
  input: z.object({ id: rowId }),
  output: z.object({ map: z.nullable(answeredMap), landings: z.array(landing) }),
})

export const setTeamLanding = route({
  method: 'PUT',
  path: '/api/admin/results/:id/landing',
  access: 'results.correct',
  summary:
    'Set where a team landed in a game. Wins over what files say and stays if the import of the game is undone.',
  input: z.object({ id: rowId, poiId: wholeNumber(1, 1000) }),
  output: done,
})

export const removeTeamLanding = route({
  method: 'DELETE',
  path: '/api/admin/results/:id/landing',
  access: 'results.correct',
  summary: 'Remove a landing that was set by hand. What files say counts again.',
  input: z.object({ id: rowId }),
  output: done,
})
