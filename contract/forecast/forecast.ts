import * as z from 'zod/mini'
import { TIE_RULES } from '#domain/draft/ban.ts'
import { FEATURES, KNOWLEDGE, SITUATIONS } from '#domain/forecast/feature.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { noNul, rowId, text } from '../base/field.ts'
import { mapId } from '../catalog/map.ts'
import { messages } from '../base/texts.ts'
import { route } from '../base/route.ts'

/** A lobby has 20 teams; real files have up to 22. */
export const FORECAST_TEAMS = 30
const MAX_BANS = 40
const MAX_GAME = 30

const team = z.string().check(z.maxLength(TEAM_NAME_LENGTH, messages.filters.longTeam), noNul)
const legend = text(100)

/** Why a composition has its chance: one feature, what it adds to the score, and the counts behind it. */
const reason = z.object({
  feature: z.enum(FEATURES),
  /** Compared with the team's average candidate; below zero it speaks against the composition. */
  effect: z.number(),
  games: z.nullable(z.int()),
  of: z.nullable(z.int()),
  legend: z.nullable(z.string()),
  otherLegend: z.nullable(z.string()),
  player: z.nullable(z.string()),
  game: z.nullable(z.int()),
})
export type ForecastReason = z.output<typeof reason>

const forecastComp = z.object({
  /** Sorted, in the roster's spelling. */
  comp: z.array(z.string()),
  /** 0 to 1, calibrated. */
  chance: z.number(),
  isLast: z.boolean(),
  /** Who plays what; a null player is an unknown one. */
  players: z.array(
    z.object({
      legend: z.string(),
      player: z.nullable(z.string()),
      /** For `GET /api/player`. */
      id: z.nullable(z.string()),
    }),
  ),
  reasons: z.array(reason),
})
export type ForecastComp = z.output<typeof forecastComp>

const teamForecast = z.object({
  team: z.string(),
  /** The games of the archive the forecast knows this team from. */
  games: z.int(),
  knowledge: z.enum(KNOWLEDGE),
  situation: z.enum(SITUATIONS),
  /** What the team played in the last game of the series. */
  last: z.nullable(
    z.object({ comp: z.array(z.string()), placement: z.nullable(z.int()), game: z.int() }),
  ),
  /** Most likely first. If the team's picks are known, they are the only one. */
  comps: z.array(forecastComp),
  /** The chance of anything not listed. */
  other: z.number(),
})
export type TeamForecast = z.output<typeof teamForecast>

/** How often forecasts were right, and where that was counted. */
const hitRecord = z.object({
  source: z.enum(['live', 'backtest']),
  right: z.int(),
  of: z.int(),
})

const bannedLegends = z._default(z.array(legend).check(z.maxLength(MAX_BANS)), [])

const teamPicks = z
  .array(z.object({ team, legends: z.array(legend).check(z.maxLength(3)) }))
  .check(z.maxLength(FORECAST_TEAMS))

/** A lobby before one of its games: what forecasts and suggestions are about. */
export const lobbyInput = {
  teams: z.array(team).check(z.maxLength(FORECAST_TEAMS, messages.filters.tooManyTeams)),
  bannedLegends,
  map: z._default(z.nullable(mapId), null),
  game: z._default(z.int().check(z.minimum(1), z.maximum(MAX_GAME)), 1),
  /** Legends that a team has already locked. */
  known: z._default(teamPicks, []),
  /** The game before, while it runs: what the teams play in it counts as their last game. */
  running: z._default(
    z.nullable(z.object({ map: z.nullable(mapId), bannedLegends, picks: teamPicks })),
    null,
  ),
  /** The series in progress; without one every team is forecast as in its first game. */
  series: z._default(z.nullable(rowId), null),
}

export const getForecast = route({
  method: 'POST',
  path: '/api/forecast',
  access: 'public',
  summary: 'Forecast what each team plays in the next game and which legend is banned after it.',
  input: z.object(lobbyInput),
  output: z.object({
    /** Seconds since 1970. Ages count from here: now, or a day after the newest game of an old archive. */
    countedFrom: z.int(),
    isOldArchive: z.boolean(),
    /** In the first two days of a season, what teams play in their first game is a guess. */
    isNewSeason: z.boolean(),
    /** When the weights were last trained on this archive, and on how many examples; null while they are the shipped ones. */
    trained: z.nullable(z.object({ at: z.int(), examples: z.int() })),
    teams: z.array(teamForecast),
    /** Every legend that can still be banned, most likely first. */
    nextBan: z.array(
      z.object({ legend: z.string(), chance: z.number(), expectedPicks: z.number() }),
    ),
    tieRule: z.enum(TIE_RULES),
    /** Null until enough forecasts were judged. */
    record: z.object({ composition: z.nullable(hitRecord), nextBan: z.nullable(hitRecord) }),
  }),
})
export type Forecast = z.output<typeof getForecast.output>
