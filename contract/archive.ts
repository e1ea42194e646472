import * as z from 'zod/mini'
import { epochMs, noInput } from './field.ts'
import { route } from './route.ts'

export const getArchive = route({
  method: 'GET',
  path: '/api/archive',
  access: 'public',
  summary: 'How much the archive holds, and whether simulated games are in it.',
  input: noInput,
  output: z.object({
    hasDemo: z.boolean(),
    games: z.int(),
    teamGames: z.int(),
    lastPlayed: z.nullable(epochMs),
  }),
})
