import * as z from 'zod/mini'
import { done, epochMs, noInput, text } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { route } from '../base/route.ts'

export const MAX_TWINS = 20
const MID_LENGTH = 200

const twinGame = z.object({
  mid: z.string(),
  /** Of the file that it counts from. */
  format: z.string(),
  event: z.string(),
  number: z.int(),
  startedAt: epochMs,
  map: z.nullable(answeredMap),
  /** By placement. */
  teams: z.array(z.string()),
})
export type TwinGame = z.infer<typeof twinGame>

const gameTwin = z.object({
  game: twinGame,
  other: twinGame,
  /** Players of the first game, and how many of them the other one has too. */
  players: z.int(),
  samePlayers: z.int(),
})
export type GameTwin = z.infer<typeof gameTwin>

const joinedTwin = z.object({
  game: twinGame,
  other: twinGame,
  /** Null if the account was deleted. */
  decidedBy: z.nullable(z.string()),
  decidedAt: epochMs,
})
export type JoinedTwin = z.infer<typeof joinedTwin>

const pair = { mid: text(MID_LENGTH), otherMid: text(MID_LENGTH) }

export const listGameTwins = route({
  method: 'GET',
  path: '/api/admin/game_twins',
  access: 'results.correct',
  summary:
    'List games of two sources that may be the same, newest first, until decided, and those that were joined.',
  input: noInput,
  output: z.object({ twins: z.array(gameTwin), joined: z.array(joinedTwin) }),
})

export const decideGameTwin = route({
  method: 'POST',
  path: '/api/admin/game_twins',
  access: 'results.correct',
  summary:
    'Decide whether two games are the same. The same game counts once; different ones are not listed again.',
  input: z.object({ ...pair, isSame: z.boolean() }),
  output: done,
})

export const splitGameTwin = route({
  method: 'POST',
  path: '/api/admin/game_twins/split',
  access: 'results.correct',
  summary: 'Undo that two games were joined. Both count again, and the pair is listed again.',
  input: z.object(pair),
  output: done,
})
