import * as z from 'zod/mini'
import { REGIONS } from '#domain/archive/region.ts'
import { rowId, text, wholeNumber } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { tieRule } from '../catalog/ban-rule.ts'
import { EQUAL_POINTS_RULES } from '#domain/series/standings.ts'
import { eventRules } from './event-rules.ts'
import { matchPointRule } from './match-point.ts'
import { route } from '../base/route.ts'

/** Series of one page of the list. */
export const SERIES_PAGE = 40
const MAX_PAGE = 10_000

const map = z.nullable(answeredMap)

/** The map that followed in most of the newest series that began alike, and in how many; 0 of 0 by the usual order. */
const nextMap = z.nullable(z.object({ map: answeredMap, times: z.int(), of: z.int() }))

const head = {
  id: z.int(),
  event: z.string(),
  /** Distinguishes it from other series of the event, if the file has it. */
  set: z.nullable(z.string()),
  region: z.nullable(z.enum(REGIONS)),
  /** Start of its last game, in seconds since 1970. */
  lastPlayed: z.int(),
  isDemo: z.boolean(),
}

export const listSeries = route({
  method: 'GET',
  path: '/api/series',
  access: 'public',
  summary: 'List series by event, set, team or date. Every word must match. Newest first.',
  input: z.object({
    search: z._default(text(100), ''),
    page: z._default(wholeNumber(0, MAX_PAGE), 0),
  }),
  output: z.object({
    series: z.array(
      z.object({
        ...head,
        /** The number of its last game. */
        games: z.int(),
        /** Best standing first. */
        teams: z.array(z.string()),
        /** What is banned in the game after its last one. */
        bans: z.array(z.string()),
        /** The map of its last game. */
        map,
        nextMap,
      }),
    ),
    /** All that match, on every page. */
    total: z.int(),
  }),
})
export type ListedSeries = z.output<typeof listSeries.output>['series'][number]

export const getSeries = route({
  method: 'GET',
  path: '/api/series/:id',
  access: 'public',
  summary: 'Get the games of a series with what every team played, and what each game banned.',
  input: z.object({ id: rowId }),
  output: z.object({
    ...head,
    games: z.array(
      z.object({
        number: z.int(),
        map,
        startedAt: z.int(),
        id: z.int(),
        /** Banned in this game. */
        bans: z.array(z.string()),
        /** What it banned for the next one, how many teams had picked that, and what may be banned instead. */
        banned: z.nullable(
          z.object({ legend: z.string(), teams: z.int(), orElse: z.array(z.string()) }),
        ),
      }),
    ),
    teams: z.array(
      z.object({
        team: z.string(),
        results: z.array(
          z.object({
            game: z.int(),
            placement: z.nullable(z.int()),
            kills: z.nullable(z.int()),
            points: z.nullable(z.int()),
            legends: z.array(z.string()),
          }),
        ),
        /** Points beside those of games, such as starting points. */
        startPoints: z.optional(z.int()),
      }),
    ),
    /** What is banned in the game after its last one. */
    nextBans: z.array(z.string()),
    nextMap,
    /** Null unless the series, or the live feed it came from, is played by it. */
    matchPoint: z.nullable(matchPointRule),
    equalPoints: z.enum(EQUAL_POINTS_RULES),
    banTie: tieRule,
    /** What an editor chose for the event; null where it is as usual. */
    eventRules,
  }),
})
export type SeriesDetail = z.output<typeof getSeries.output>

export const getSeriesStrength = route({
  method: 'GET',
  path: '/api/series/:id/strength',
  access: 'public',
  summary: 'Get what the teams of a series scored before it, for the chances of where they finish.',
  input: z.object({ id: rowId }),
  output: z.object({
    /** Points a game of all teams in the year before. */
    field: z.number(),
    teams: z.array(z.object({ team: z.string(), games: z.int(), points: z.int() })),
  }),
})
export type SeriesStrength = z.output<typeof getSeriesStrength.output>
