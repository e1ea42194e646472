import * as z from 'zod/mini'
import { UNDATED_YEAR } from '#domain/archive/match.ts'
import { REGIONS } from '#domain/archive/region.ts'
import { done, epochMs, noInput, rowId, text } from '../base/field.ts'
import { route } from '../base/route.ts'

const region = z.enum(REGIONS)

/** A calendar year with games of any team. */
export const teamSeason = z.union([
  z.literal(UNDATED_YEAR),
  z.int().check(z.minimum(2019), z.maximum(2100)),
])

/** Maximum number of team seasons that are listed and set in one step. */
export const MAX_REGION_CHOICES = 2000

const missingRegion = z.object({
  team: z.int(),
  name: z.string(),
  season: z.int(),
  games: z.int(),
  suggestion: z.nullable(z.object({ region, seasons: z.int(), of: z.int() })),
})
export type MissingRegion = z.infer<typeof missingRegion>

export const listMissingRegions = route({
  method: 'GET',
  path: '/api/admin/team_regions',
  access: 'teams.manage',
  summary:
    'List seasons of teams without a region, most games first, with the region that other seasons suggest.',
  input: noInput,
  output: z.object({
    missing: z.array(missingRegion),
    /** All of them, if the list is cut. */
    total: z.int(),
    /** The latest change that can be undone. */
    lastChange: z.nullable(
      z.object({
        id: z.int(),
        by: z.nullable(z.string()),
        at: epochMs,
        /** How many seasons of teams got each region. */
        counts: z.array(z.object({ region, seasons: z.int() })),
      }),
    ),
  }),
})
export type LastRegionChange = NonNullable<z.infer<typeof listMissingRegions.output>['lastChange']>

export const findTeamsOfEvents = route({
  method: 'GET',
  path: '/api/admin/team_regions/of_events',
  access: 'teams.manage',
  summary: 'Find who played in events whose name or organizer contains a text, by season.',
  input: z.object({ search: text(100).check(z.minLength(2)) }),
  output: z.object({
    /** How many events match. */
    events: z.int(),
    seasons: z.array(z.object({ team: z.int(), season: z.int() })),
  }),
})

export const setTeamRegions = route({
  method: 'POST',
  path: '/api/admin/team_regions',
  access: 'teams.manage',
  summary:
    'Set the regions of seasons of several teams in one step. Seasons that have a region keep it.',
  input: z.object({
    choices: z
      .array(z.object({ team: rowId, season: teamSeason, region }))
      .check(z.minLength(1), z.maxLength(MAX_REGION_CHOICES)),
  }),
  output: z.extend(done, { id: z.nullable(z.int()), changed: z.int() }),
})

export const undoTeamRegions = route({
  method: 'DELETE',
  path: '/api/admin/team_regions/:id',
  access: 'teams.manage',
  summary: 'Undo regions that were set in one step. Those that were changed since stay.',
  input: z.object({ id: rowId }),
  output: done,
})
