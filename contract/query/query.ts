import * as z from 'zod/mini'
import { DIMENSIONS, MEASURE_IDS } from '#domain/query/catalog.ts'
import { MAX_QUERY_TOKENS, MAX_TOKEN_LENGTH, parseToken, TOKEN_KINDS } from '#domain/query/token.ts'
import { noInput, noNul } from '../base/field.ts'
import { queryMessages } from './query.texts.ts'
import { route } from '../base/route.ts'

const token = z.pipe(
  z.string().check(
    z.maxLength(MAX_TOKEN_LENGTH),
    noNul,
    z.refine((text) => parseToken(text) !== null, queryMessages.badToken),
  ),
  z.transform((text) => text),
)

const figure = {
  /** What the figure was counted from: games, or series for a ban rate. */
  n: z.int(),
  /** A rate is from 0 to 1, survival is in seconds per player. Null if no game has the figure. */
  value: z.nullable(z.number()),
  /** 90 %. */
  interval: z.nullable(z.object({ low: z.number(), high: z.number() })),
}

const row = z.object({ key: z.string(), label: z.string(), ...figure })
export type QueryRow = z.output<typeof row>

export const askArchive = route({
  method: 'POST',
  path: '/api/query',
  access: 'public',
  summary:
    'Answer a question to the archive, written as tokens such as measure:picks, legend:ash and by:week. The catalog lists them.',
  input: z.object({ tokens: z.array(token).check(z.maxLength(MAX_QUERY_TOKENS)) }),
  output: z.object({
    measure: z.enum(MEASURE_IDS),
    by: z.nullable(z.enum(DIMENSIONS)),
    rows: z.array(row),
    /** Over all rows; null if they overlap. */
    total: z.nullable(z.object(figure)),
    /** There are more rows than one answer has. */
    isCut: z.boolean(),
    /** The days that count, with both ends. */
    since: z.nullable(z.string()),
    until: z.nullable(z.string()),
    /** What was read: sums that are kept up to date, or single results. */
    read: z.object({ from: z.enum(['sums', 'results']), tables: z.array(z.string()) }),
    /** What n counts. */
    counts: z.enum(['teamGames', 'playerGames', 'series', 'bans']),
  }),
})
export type QueryAnswer = z.output<typeof askArchive.output>

export const getQueryCatalog = route({
  method: 'GET',
  path: '/api/query/catalog',
  access: 'public',
  summary:
    'Get what can be asked of the archive: measures, what has rows, kinds of tokens, and the names of teams, players and events.',
  input: noInput,
  output: z.object({
    measures: z.array(
      z.object({
        id: z.enum(MEASURE_IDS),
        name: z.string(),
        unit: z.enum(['rate', 'mean', 'placement', 'survival', 'count']),
        by: z.array(z.enum(DIMENSIONS)),
        words: z.array(z.string()),
      }),
    ),
    tokens: z.array(z.object({ kind: z.enum(TOKEN_KINDS), example: z.string() })),
    names: z.object({
      teams: z.array(z.string()),
      players: z.array(z.string()),
      events: z.array(z.string()),
    }),
  }),
})
export type QueryCatalog = z.output<typeof getQueryCatalog.output>
