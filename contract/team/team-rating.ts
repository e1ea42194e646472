import * as z from 'zod/mini'
import { noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

export const getTeamRatings = route({
  method: 'GET',
  path: '/api/team-ratings',
  access: 'public',
  summary:
    'Get the rating of every team: points a game above an average team, with a 90 % interval, and how well ratings foretold standings.',
  input: noInput,
  output: z.object({
    /** Best first. Teams that haven't played for a year are left out. */
    teams: z.array(
      z.object({
        team: z.string(),
        rating: z.number(),
        low: z.number(),
        high: z.number(),
        games: z.int(),
      }),
    ),
    /**
     * Kendall's tau of what was known before each series and its standings, for ratings and for points a game; null
     * without a series that can be judged.
     */
    record: z.nullable(
      z.object({
        series: z.int(),
        rating: z.number(),
        average: z.number(),
        difference: z.number(),
        low: z.number(),
        high: z.number(),
      }),
    ),
  }),
})
export type TeamRatings = z.output<typeof getTeamRatings.output>
export type TeamRatingRow = TeamRatings['teams'][number]
