import * as z from 'zod/mini'
import { REGIONS } from '#domain/archive/region.ts'
import { wholeNumber } from '../base/field.ts'
import { route } from '../base/route.ts'
import { kind } from '../stats/filter.ts'

/** Days up to the newest game. */
export const RANKING_DAYS = [30, 90, 365] as const
export const RANKING_LEAST = [5, 10, 20, 50] as const

export const getTeamRanking = route({
  method: 'GET',
  path: '/api/team-ranking',
  access: 'public',
  summary: 'Rank the teams by their points a game in the days up to the newest game.',
  input: z.object({
    days: z._default(wholeNumber(1, 365), 90),
    /** A team is ranked from so many games on. Without it 20, or fewer if that leaves less than a lobby. */
    least: z.optional(wholeNumber(5, 1000)),
    kind,
  }),
  output: z.object({
    least: z.int(),
    /** What all teams score a game. */
    field: z.number(),
    /** Teams with enough games; the best of them are listed. */
    ranked: z.int(),
    /** Teams that played in these days, but less. */
    unranked: z.int(),
    teams: z.array(
      z.object({
        team: z.string(),
        region: z.nullable(z.enum(REGIONS)),
        games: z.int(),
        /** Points a game, moved toward the field's, with a 90 % interval. */
        points: z.number(),
        low: z.number(),
        high: z.number(),
        wins: z.int(),
        /** The last places, oldest first. */
        places: z.array(z.nullable(z.int())),
        /** Points a game of the last series, oldest first. */
        series: z.array(z.number()),
        /** The most played composition of the latest games. */
        comp: z.nullable(z.object({ legends: z.array(z.string()), games: z.int(), of: z.int() })),
        /** In seconds since 1970. */
        lastPlayed: z.int(),
      }),
    ),
  }),
})
export type TeamRankingAnswer = z.output<typeof getTeamRanking.output>
export type TeamRankingRow = TeamRankingAnswer['teams'][number]
