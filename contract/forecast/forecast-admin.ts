import * as z from 'zod/mini'
import { done, noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

export const MAX_SEASON_STARTS = 100

/** Seconds since 1970, at most until the year 2100. */
const seasonStart = z.int().check(z.minimum(0), z.maximum(4_102_444_800))

export const getForecastSettings = route({
  method: 'GET',
  path: '/api/admin/forecast',
  access: 'forecast.manage',
  summary: 'Get the season starts and the state of the training.',
  input: noInput,
  output: z.object({
    /** Oldest first. */
    seasonStarts: z.array(z.int()),
    trainedAt: z.nullable(z.int()),
    examples: z.int(),
    /** Why the last training failed; null if it didn't. The weights before it are still used. */
    failure: z.nullable(z.object({ at: z.int(), message: z.string() })),
    isTraining: z.boolean(),
  }),
})

export type ForecastSettings = z.output<typeof getForecastSettings.output>

export const setSeasonStarts = route({
  method: 'PUT',
  path: '/api/admin/forecast/season_starts',
  access: 'forecast.manage',
  summary: 'Set when seasons started. Games from before a start count less.',
  input: z.object({ seasonStarts: z.array(seasonStart).check(z.maxLength(MAX_SEASON_STARTS)) }),
  output: done,
})
