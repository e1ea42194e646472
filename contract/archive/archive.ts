import * as z from 'zod/mini'
import { epochMs, noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

export const getArchive = route({
  method: 'GET',
  path: '/api/archive',
  access: 'public',
  summary: 'Get the size of the archive and whether it includes demo data.',
  input: noInput,
  output: z.object({
    hasDemo: z.boolean(),
    /** Empty, and the demo season is being loaded. */
    isFilling: z.boolean(),
    games: z.int(),
    teamGames: z.int(),
    lastPlayed: z.nullable(epochMs),
  }),
})
