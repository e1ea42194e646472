import * as z from 'zod/mini'
import { META_WINDOWS } from '#domain/stats/meta.ts'
import { wholeNumber } from '../base/field.ts'
import { route } from '../base/route.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { kind, regions } from './filter.ts'

export const META_LEAST = [5, 10, 20, 50] as const
/** Compositions in one answer, the most played first. */
export const MAX_META_COMPS = 200

const picked = z.object({
  /** Team-games with it. */
  games: z.int(),
  /** Team-games in which none of it was banned. */
  legal: z.int(),
})

const row = {
  now: picked,
  /** In the window before; null without one. */
  before: z.nullable(picked),
  /** Weeks up to the newest game, oldest first. */
  weeks: z.array(picked),
  byBans: z.array(picked),
  byMap: z.array(picked),
  /** Points a game more than its teams usually have, with a 90 % interval. */
  effect: z.nullable(
    z.object({
      n: z.int(),
      effect: z.number(),
      interval: z.nullable(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
}

export const getMeta = route({
  method: 'GET',
  path: '/api/meta',
  access: 'public',
  summary:
    'What the field plays: compositions and legends by how often they are picked when none of them is banned, by week, number of bans and map, with points against the own average of the teams, and bans.',
  input: z.object({
    window: z._default(z.enum(META_WINDOWS), '4w'),
    map: z.optional(mapId),
    bans: z.optional(wholeNumber(0, 20)),
    regions,
    kind,
    /** A composition is listed from so many team-games on. */
    least: z._default(wholeNumber(1, 1000), 20),
  }),
  output: z.object({
    /** The days that count, with both ends; null without games. */
    days: z.nullable(z.object({ since: z.string(), until: z.string() })),
    series: z.int(),
    games: z.int(),
    teamGames: z.int(),
    /** First day of each week. */
    weeks: z.array(z.string()),
    /** What `byBans` and `byMap` are by. */
    bans: z.array(z.int()),
    maps: z.array(answeredMap),
    /** How many were played at all. */
    played: z.int(),
    comps: z.array(z.object({ legends: z.array(z.string()), teams: z.int(), ...row })),
    legends: z.array(
      z.object({
        legend: z.string(),
        ...row,
        /** Series that banned it, and after which game on average. */
        banned: z.object({ series: z.int(), after: z.nullable(z.number()) }),
      }),
    ),
    /** Series with bans, on all maps and with any number of bans. */
    seriesWithBans: z.int(),
  }),
})
export type MetaAnswer = z.output<typeof getMeta.output>
export type MetaLegend = MetaAnswer['legends'][number]
export type MetaComp = MetaAnswer['comps'][number]
export type MetaPicked = z.output<typeof picked>
