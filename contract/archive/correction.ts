import * as z from 'zod/mini'
import { legendKey } from '#domain/catalog/legend.ts'
import { REGIONS } from '#domain/archive/region.ts'
import { done, epochMs, rowId, text, wholeText } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { correctionMessages as texts } from './correction.texts.ts'
import { route } from '../base/route.ts'
import { gameKind } from './game-kind.ts'

export const SEARCH_LENGTH = 100
export const MAX_SERIES = 30
export const MAX_CORRECTIONS = 100

/** The last correction the client has seen; 0 if there was none. */
const revision = z.int().check(z.minimum(0))
const legend = text(100).check(z.refine((name) => legendKey(name) !== '', texts.badLegend))
const map = z.nullable(answeredMap)

const foundSeries = z.object({
  id: z.int(),
  event: z.string(),
  /** Distinguishes it from other series of the event, if the file has it. */
  set: z.nullable(z.string()),
  startedAt: epochMs,
  region: z.nullable(z.enum(REGIONS)),
  bansEnabled: z.boolean(),
  kind: gameKind,
  /** Whether a person has said so, for the series or its event. */
  isKindChosen: z.boolean(),
  games: z.array(z.object({ id: z.int(), number: z.int(), map })),
})
export type FoundSeries = z.infer<typeof foundSeries>

export const findSeries = route({
  method: 'GET',
  path: '/api/admin/series',
  access: 'results.correct',
  summary: 'Search series by event, set, team or date. Every word must match. Newest first.',
  input: z.object({ search: z._default(text(SEARCH_LENGTH), '') }),
  output: z.object({ series: z.array(foundSeries), hasMore: z.boolean() }),
})

const gameResult = z.object({
  id: z.int(),
  team: z.string(),
  placement: z.nullable(z.int()),
  kills: z.nullable(z.int()),
  points: z.nullable(z.int()),
  legends: z.array(z.string()),
  poi: z.nullable(z.string()),
  revision: z.int(),
})
export type GameResult = z.infer<typeof gameResult>

const gameDetail = z.object({
  id: z.int(),
  event: z.string(),
  set: z.nullable(z.string()),
  number: z.int(),
  startedAt: epochMs,
  map,
  mapVersion: z.string(),
  bansEnabled: z.boolean(),
  /** The format of the file that it counts from. */
  source: z.string(),
  /** Whether the bans are those of the league, although it counts from another file. */
  hasLeagueBans: z.boolean(),
  bans: z.array(z.string()),
  bansRevision: z.int(),
  /** The bans that follow from the picks of the game before; null if there is no such game or no ban rule. */
  ruleBans: z.nullable(z.array(z.string())),
  results: z.array(gameResult),
})
export type GameDetail = z.infer<typeof gameDetail>

export const getGame = route({
  method: 'GET',
  path: '/api/admin/games/:id',
  access: 'results.correct',
  summary: 'Get a game with its team results and bans.',
  input: z.object({ id: rowId }),
  output: gameDetail,
})

export const correctedResult = z.object({
  id: rowId,
  revision,
  placement: z.nullable(
    z
      .int(texts.badPlacement)
      .check(z.minimum(1, texts.badPlacement), z.maximum(60, texts.badPlacement)),
  ),
  kills: z.nullable(
    z.int(texts.badKills).check(z.minimum(0, texts.badKills), z.maximum(100, texts.badKills)),
  ),
  legends: z.array(legend).check(
    z.maxLength(3),
    z.refine(
      (names: string[]) => new Set(names.map(legendKey)).size === names.length,
      texts.legendTwice,
    ),
  ),
  poi: z.nullable(wholeText(100)),
})

export const correctGameResult = route({
  method: 'PUT',
  path: '/api/admin/results/:id',
  access: 'results.correct',
  summary: 'Correct a team result. Returns 409 if it changed since you loaded it.',
  input: correctedResult,
  output: done,
})

export const correctGameBans = route({
  method: 'PUT',
  path: '/api/admin/games/:id/bans',
  access: 'results.correct',
  summary: 'Correct the bans of a game, in ban order.',
  input: z.object({ id: rowId, revision, legends: z.array(legend).check(z.maxLength(30)) }),
  output: done,
})

const correctedValue = z.nullable(z.union([z.number(), z.string(), z.array(z.string())]))

const correction = z.object({
  id: z.int(),
  gameId: z.int(),
  event: z.string(),
  number: z.int(),
  /** Null if it concerns the whole game. */
  team: z.nullable(z.string()),
  field: z.enum(['placement', 'kills', 'points', 'legends', 'poi', 'bans']),
  before: correctedValue,
  after: correctedValue,
  /** Null if the user was deleted. */
  by: z.nullable(z.string()),
  at: epochMs,
})
export type CorrectionRow = z.infer<typeof correction>

export const listCorrections = route({
  method: 'GET',
  path: '/api/admin/corrections',
  access: 'results.correct',
  summary: 'List the newest corrections of one game or of all games, with old and new values.',
  input: z.object({ game: z.optional(rowId) }),
  output: z.object({ corrections: z.array(correction) }),
})
