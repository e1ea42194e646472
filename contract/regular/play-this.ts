import * as z from 'zod/mini'
import { CARD_LABELS } from '#domain/regular/play-this.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { wholeText } from '../base/field.ts'
import { PLAYER_KEY_LENGTH } from '#domain/archive/player-key.ts'
import { route } from '../base/route.ts'
import { lobbyInput } from '../forecast/forecast.ts'

const team = wholeText(TEAM_NAME_LENGTH)
const playerId = wholeText(PLAYER_KEY_LENGTH)

const seat = z.object({
  legend: z.string(),
  player: z.string(),
  /** For `GET /api/player`. */
  id: z.string(),
  /** On the legend, and how many of the player's last 30. */
  games: z.int(),
  recent: z.int(),
})

const ban = z.object({ legend: z.string(), chance: z.number() })

const card = z.object({
  label: z.enum(CARD_LABELS),
  seats: z.array(seat),
  /** Points a game that the composition changes, with its 90 % interval around it. */
  effect: z.number(),
  margin: z.number(),
  games: z.object({ field: z.int(), onMap: z.int(), own: z.int() }),
  /** Chance to be legal in the next game, too. */
  legal: z.number(),
  /** How many other teams are expected to play it, and to play its most contested legend. */
  others: z.number(),
  contested: z.object({ legend: z.string(), teams: z.number() }),
  /** The likeliest ban if we play it, and, if it has that legend, the chance without it. */
  nextBan: z.nullable(z.extend(ban, { without: z.nullable(z.number()) })),
  /** The legend whose pick rate changed most in the last four weeks, if it changed much. */
  shift: z.nullable(z.object({ legend: z.string(), before: z.number(), now: z.number() })),
})
export type PlayCardAnswer = z.output<typeof card>

const player = z.object({ id: z.string(), name: z.string(), games: z.int() })

export const getPlayThis = route({
  method: 'POST',
  path: '/api/play-this',
  access: 'public',
  summary:
    'Suggest at most three compositions for a team and game, by what its three players practice.',
  input: z.object({
    team,
    /** Who plays; without them the three of the team's last game. */
    players: z._default(z.nullable(z.array(playerId).check(z.length(3))), null),
    ...lobbyInput,
    /** Also compositions and legends with few games. */
    rare: z._default(z.boolean(), false),
  }),
  output: z.object({
    /** Games of the team that the archive knows. */
    games: z.int(),
    three: z.array(player),
    /** The three of the team's last game. */
    latest: z.array(z.string()),
    /** Who else played for the team in the last 60 days. */
    bench: z.array(player),
    cards: z.array(card),
    /** Whether the best value is better than the others by more than the error. */
    isClearBest: z.boolean(),
    /** What the team plays by habit, if it has one. */
    usual: z.nullable(
      z.object({
        comp: z.array(z.string()),
        /** Its legends that can't be played. */
        closed: z.array(z.string()),
        /** No suggestion is better by more than the error. */
        isAsGood: z.boolean(),
      }),
    ),
    /** What our three practice most, if the field has played it too rarely. */
    tooRare: z.nullable(z.object({ comp: z.array(z.string()), games: z.int() })),
    /** Open legends of each of our three. */
    left: z.array(
      z.object({
        player: z.string(),
        legends: z.array(z.object({ legend: z.string(), games: z.int() })),
      }),
    ),
    /** What the other teams are expected to play most, and how many of them. */
    field: z.array(z.object({ comp: z.array(z.string()), teams: z.number() })),
  }),
})
export type PlayThisRequest = z.output<typeof getPlayThis.input>
export type PlayThis = z.output<typeof getPlayThis.output>
