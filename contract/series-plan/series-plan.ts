import * as z from 'zod/mini'
import { isTrio } from '#domain/catalog/comp.ts'
import { MAX_PLANNED_GAMES } from '#domain/series-plan/series-plan.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { draftRoomId } from '../draft/draft.ts'
import { done, epochMs, rowId, text, wholeText } from '../base/field.ts'
import { FORECAST_TEAMS } from '../forecast/forecast.ts'
import { answeredMap, MAP_NAME_LENGTH, mapId } from '../catalog/map.ts'
import { draftMessages } from '../draft/draft.texts.ts'
import { PLAYER_NAME_LENGTH } from '../catalog/own-team-admin.ts'
import { route } from '../base/route.ts'

const MAX_BANS = 40
const MAX_GAME = 30

const team = wholeText(TEAM_NAME_LENGTH)
const teams = z.array(team).check(z.maxLength(FORECAST_TEAMS))

const legend = wholeText(100)
const comp = z.array(legend).check(z.refine(isTrio, draftMessages.compRule))
const seats = z
  .array(z.object({ legend, player: z.nullable(wholeText(PLAYER_NAME_LENGTH)) }))
  .check(z.refine((all) => isTrio(all.map((seat) => seat.legend)), draftMessages.compRule))

/** Which legends and maps there are is checked against the stored plan, which can name deleted ones. */
const newGame = z.object({
  map: z.nullable(text(MAP_NAME_LENGTH)),
  comp: z.nullable(seats),
  planB: z.nullable(comp),
})

const newPlan = z.object({
  games: z.array(newGame).check(z.minLength(1), z.maxLength(MAX_PLANNED_GAMES)),
  team: z.nullable(team),
  teams,
  series: z.nullable(rowId),
  allowRepeats: z.boolean(),
  allowUnplayed: z.boolean(),
})

const game = z.object({
  map: z.nullable(answeredMap),
  /** What we play, and who plays what; null while the game is open. */
  comp: z.nullable(z.array(z.object({ legend: z.string(), player: z.nullable(z.string()) }))),
  planB: z.nullable(z.array(z.string())),
})
export type StoredGame = z.output<typeof game>

/** Also the format of unsaved plans in the browser. */
export const seriesPlan = z.object({
  /** Game 1 first. */
  games: z.array(game),
  /** Who plans; null for the club's default team. */
  team: z.nullable(z.string()),
  /** The lobby, and its series if it has one. */
  teams: z.array(z.string()),
  series: z.nullable(z.int()),
  allowRepeats: z.boolean(),
  /** Legends that our players never play can be planned, too. */
  allowUnplayed: z.boolean(),
})
export type PlanOfSeries = z.output<typeof seriesPlan>

const stored = {
  version: z.int(),
  plan: seriesPlan,
  updatedBy: z.nullable(z.string()),
  /** Null if no one has planned yet. */
  updatedAt: z.nullable(epochMs),
}
const storedPlan = z.object(stored)
export type StoredSeriesPlan = z.output<typeof storedPlan>

export const getSeriesPlan = route({
  method: 'GET',
  path: '/api/series-plan',
  access: 'draft.use',
  summary: 'Get the plan for the series of a draft room, and its version.',
  canBeMissing: true,
  input: z.object({ room: draftRoomId }),
  output: storedPlan,
})

export const saveSeriesPlan = route({
  method: 'PUT',
  path: '/api/series-plan',
  access: 'draft.use',
  summary:
    'Replace the plan for the series. Returns 409 if it changed since the given version. Sent again with the same operation ID it changes nothing.',
  input: z.object({
    room: draftRoomId,
    version: z.int().check(z.minimum(0), z.maximum(2_147_483_646)),
    operationId: wholeText(100).check(z.minLength(1)),
    plan: newPlan,
  }),
  output: z.extend(done, stored),
})

/** Points a game that a composition changes, and how far off that can be (90 %). */
const effect = { effect: z.number(), margin: z.number() }

/** By games ahead and size of the chance: how far below and above what was said it happened. */
const ranges = z.readonly(
  z.array(z.readonly(z.array(z.nullable(z.readonly(z.tuple([z.number(), z.number()])))))),
)

export const getPlanInputs = route({
  method: 'POST',
  path: '/api/series-plan/inputs',
  access: 'draft.use',
  summary:
    'Get what a plan is made of: compositions that the team practices, what the team is worth, and how likely each game bans each legend.',
  input: z.object({
    team: z._default(z.nullable(team), null),
    teams,
    series: z._default(z.nullable(rowId), null),
    bannedLegends: z._default(z.array(wholeText(100)).check(z.maxLength(MAX_BANS)), []),
    /** The number of the next game. */
    game: z.int().check(z.minimum(1), z.maximum(MAX_GAME)),
    /** The maps of the next game and those after it. */
    maps: z.array(z.nullable(mapId)).check(z.minLength(1), z.maxLength(MAX_PLANNED_GAMES)),
    allowUnplayed: z._default(z.boolean(), false),
  }),
  output: z.object({
    /** What we would rather play first. */
    candidates: z.array(
      z.object({
        /** In the roster's spelling. */
        comp: z.readonly(z.array(z.string())),
        /** Who of us plays each legend. */
        players: z.readonly(z.array(z.nullable(z.string()))),
        /** How often we played it in the last 60 days. */
        games: z.int(),
        ...effect,
      }),
    ),
    /** The same for a composition that no one has played. */
    unplayed: z.object(effect),
    /** Points a game that we can expect today, and their variance. */
    strength: z.object({ value: z.number(), variance: z.number() }),
    /** What each game bans, if our team isn't counted. */
    outlooks: z.array(
      z.array(z.object({ legend: z.string(), chance: z.number(), lift: z.number() })),
    ),
    /** Bans of the archive's last series in order, the newest series first. */
    past: z.array(z.array(z.string())),
    /** How far off the chances of later games can be; null until a back-test has finished. */
    ranges: z.nullable(z.object({ bannedBy: ranges, planLegal: ranges })),
    /** How often our players have played each legend. */
    uses: z.array(z.object({ player: z.string(), legend: z.string(), games: z.int() })),
  }),
})
export type PlanInputsRequest = z.output<typeof getPlanInputs.input>
export type PlanInputsAnswer = z.output<typeof getPlanInputs.output>
