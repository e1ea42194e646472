import * as z from 'zod/mini'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { noInput, text } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { route } from '../base/route.ts'

/** More than a screen shows, so it can update after a ban without another request. */
export const RECOMMENDED_COMPS = 100

const interval = z.object({ low: z.number(), high: z.number() })

export const getRecommendedComps = route({
  method: 'POST',
  path: '/api/recommendations/excel_recommended_comps',
  access: 'public',
  summary:
    'List workbook compositions, then those with the highest value available under the bans, with players.',
  input: z.object({
    bannedLegends: z._default(z.array(text(100)).check(z.maxLength(100)), []),
    /** Whose players are named; the club's default team if it's missing. */
    team: z.optional(text(TEAM_NAME_LENGTH)),
  }),
  output: z.object({
    recommended_comps: z.array(
      z.object({
        comp: z.array(z.object({ legend: z.string(), player: z.nullable(z.string()) })),
        value: z.nullable(z.number()),
        games: z.int(),
        /** How the value is calculated; null if the sheet gave it. */
        why: z.nullable(
          z.object({
            mean: z.number(),
            prior: z.number(),
            k: z.number(),
            interval: z.nullable(interval),
          }),
        ),
        /** Points per game compared with the own average of the teams that played it; null if it has no scored games. */
        effect: z.nullable(
          z.object({
            effect: z.number(),
            n: z.int(),
            raw: z.number(),
            interval: z.nullable(interval),
          }),
        ),
      }),
    ),
  }),
})

const mapValue = z.nullable(z.number())

export const getRecommendedCompositions = route({
  method: 'GET',
  path: '/api/recommendations/recommended_compositions',
  access: 'public',
  summary: 'List workbook compositions, then all others by value, overall and per map.',
  input: noInput,
  output: z.object({
    recommended_comps: z.array(
      z.object({
        composition: z.string(),
        value: z.nullable(z.number()),
        value_stormpoint: mapValue,
        value_worldsedge: mapValue,
        value_edistrict: mapValue,
        value_brokenmoon: mapValue,
        games: z.int(),
        games_stormpoint: z.int(),
        games_worldsedge: z.int(),
        games_edistrict: z.int(),
        games_brokenmoon: z.int(),
        /** The same for maps that administrators added, by map. */
        other_maps: z.record(answeredMap, z.object({ value: mapValue, games: z.int() })),
        /** Sheet values and computed values have no common unit; the sheet's come first. */
        source: z.enum(['sheet', 'computed']),
      }),
    ),
    /** Statistics over all games. With them and its own games any computed value can be explained. */
    model: z.object({ prior: z.number(), k: z.number(), within: z.nullable(z.number()) }),
  }),
})
