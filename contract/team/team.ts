import * as z from 'zod/mini'
import { REGIONS } from '#domain/archive/region.ts'
import { noInput } from '../base/field.ts'
import { regions } from '../stats/filter.ts'
import { route } from '../base/route.ts'

export const getTeams = route({
  method: 'GET',
  path: '/api/teams',
  access: 'public',
  summary: 'List all team names and their regions.',
  input: z.object({ regions }),
  output: z.object({
    teams: z.array(z.string()),
    regions: z.record(z.string(), z.enum(REGIONS)),
  }),
})

export const getTeamsMapping = route({
  method: 'GET',
  path: '/api/teams_mapping',
  access: 'public',
  summary: 'Get all known team names in lowercase, with the team each belongs to.',
  input: noInput,
  output: z.object({ mapping: z.record(z.string(), z.string()) }),
})
