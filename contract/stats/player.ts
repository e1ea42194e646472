import * as z from 'zod/mini'
import type { AimSums } from '#domain/stats/accuracy.ts'
import { PLAYER_KEY_LENGTH, PLAYER_SORTS } from '#domain/archive/player-key.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { noNul, text, wholeNumber } from '../base/field.ts'
import { kind, period, regions } from './filter.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { messages } from '../base/texts.ts'
import { route } from '../base/route.ts'
import { sums } from './sums.ts'

/** Players of the first answer, and the most that one answer can have. */
export const PLAYERS_SHOWN = 100
export const MAX_PLAYERS_SHOWN = 500
const MAX_TEAMS = 30
const MAX_GAMES = 9999

const filter = {
  ...period,
  regions,
  kind,
  map: z.optional(mapId),
  legend: z.optional(text(100)),
}

const team = z.string().check(z.maxLength(TEAM_NAME_LENGTH, messages.filters.longTeam), noNul)

const accuracy = z.object({
  n: z.int(),
  shots: z.int(),
  hits: z.int(),
  shotsSquared: z.number(),
  hitsSquared: z.number(),
  shotsByHits: z.number(),
}) satisfies z.ZodMiniType<AimSums>

const teamOfPlayer = z.object({ team: z.string(), games: z.int() })

const numbers = {
  /** An id that stays the same when the player is renamed. */
  player: z.string(),
  /** As in the latest game. */
  name: z.string(),
  games: z.int(),
  kills: sums,
  damage: sums,
  knockdowns: sums,
  /** In seconds, of this player alone. */
  survival: sums,
  accuracy,
  /** The most games first. */
  teams: z.array(teamOfPlayer),
}

const playerStat = z.object({
  ...numbers,
  legends: z.array(z.object({ legend: z.string(), games: z.int() })),
})
export type PlayerStat = z.output<typeof playerStat>

export const getPlayerStats = route({
  method: 'POST',
  path: '/api/player_stats',
  access: 'public',
  summary:
    'Get kills, damage, accuracy, survival and legends of each player. Dates, regions, map, legend and teams limit the games that count.',
  input: z.object({
    ...filter,
    /** Only games for these teams. */
    teams: z.optional(z.array(team).check(z.maxLength(MAX_TEAMS, messages.filters.tooManyTeams))),
    /** A part of a player's or team's name. */
    search: z._default(text(100), ''),
    /** Without it 10, or 1 where no player has that many. */
    minGames: z.optional(wholeNumber(1, MAX_GAMES)),
    sort: z._default(z.enum(PLAYER_SORTS), 'kills'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    limit: z._default(wholeNumber(1, MAX_PLAYERS_SHOWN), PLAYERS_SHOWN),
  }),
  output: z.object({
    players: z.array(playerStat),
    /** Players with enough games, also those that are not listed. */
    total: z.int(),
    /** Players with fewer games than `minGames`. */
    hidden: z.int(),
    minGames: z.int(),
    /** False while no game of the archive names players. */
    hasPlayers: z.boolean(),
  }),
})
export type PlayerStatsInput = z.output<typeof getPlayerStats.input>

export const getPlayer = route({
  method: 'GET',
  path: '/api/player',
  access: 'public',
  summary:
    'Get the numbers, legends and teams of one player, and what they play when a legend is banned. An unknown player has no games.',
  input: z.object({ player: text(PLAYER_KEY_LENGTH), ...filter }),
  output: z.object({
    ...numbers,
    placement: sums,
    /** Other names in files, the most used first. */
    otherNames: z.array(z.string()),
    legends: z.array(z.object({ legend: z.string(), games: z.int(), kills: sums, score: sums })),
    /** The latest games: what follows is counted from them. */
    counted: z.int(),
    hardware: z.array(z.object({ hardware: z.string(), games: z.int() })),
    /** The newest of them, newest first. */
    recent: z.array(
      z.object({
        series: z.int(),
        event: z.string(),
        /** In seconds since 1970. */
        playedAt: z.int(),
        game: z.int(),
        map: z.nullable(answeredMap),
        team: z.string(),
        placement: z.nullable(z.int()),
        legend: z.nullable(z.string()),
        kills: z.nullable(z.int()),
        damage: z.nullable(z.int()),
        points: z.nullable(z.int()),
      }),
    ),
    /** What they played while one of their legends was banned. */
    without: z.array(
      z.object({
        legend: z.string(),
        games: z.int(),
        legends: z.array(z.object({ legend: z.string(), games: z.int() })),
      }),
    ),
  }),
})
export type PlayerInput = z.output<typeof getPlayer.input>
export type PlayerDetail = z.output<typeof getPlayer.output>

export const findPlayers = route({
  method: 'GET',
  path: '/api/players',
  access: 'public',
  summary: 'Find players by a part of any name they had. Those with the most games come first.',
  input: z.object({ search: text(100) }),
  output: z.object({
    players: z.array(
      z.object({
        player: z.string(),
        /** As in the latest game. */
        name: z.string(),
        /** Earlier names that match. */
        otherNames: z.array(z.string()),
        /** That of most games. */
        team: z.nullable(z.string()),
        games: z.int(),
      }),
    ),
  }),
})
export type FoundPlayer = z.output<typeof findPlayers.output>['players'][number]
