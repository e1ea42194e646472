import * as z from 'zod/mini'
import type { PackedReplay } from '#domain/live-match/replay/pack-replay.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { rowId, text } from '../base/field.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { route } from '../base/route.ts'

/** The team's latest games on a map. */
export const MAX_COURSES = 12

const index = z.nullable(z.int())
const position = z.object({ x: z.number(), y: z.number() })
const landing = z.nullable(z.extend(position, { poi: z.nullable(z.string()) }))
/** As in domain/live-match/replay/pack-replay.ts. */
const path = z.array(z.int())

const replay: z.ZodMiniType<PackedReplay> = z.object({
  durationS: z.int(),
  metersPerPercent: z.number(),
  teams: z.array(
    z.object({
      slot: z.int(),
      name: z.nullable(z.string()),
      placement: z.nullable(z.int()),
      landing,
    }),
  ),
  players: z.array(z.object({ name: z.string(), team: z.int(), path })),
  rings: z.array(
    z.extend(position, {
      number: z.int(),
      radius: z.number(),
      at: z.number(),
      closesInS: z.number(),
    }),
  ),
  fights: z.array(
    z.object({
      at: z.number(),
      isKill: z.boolean(),
      attacker: index,
      victim: index,
      position: z.nullable(position),
    }),
  ),
})

const replayGame = {
  id: z.int(),
  series: z.int(),
  event: z.string(),
  number: z.int(),
  /** In seconds since 1970. */
  startedAt: z.int(),
}

/** Why a game can't be replayed: its files have no positions, or its map isn't calibrated. */
const NO_REPLAY = ['no_positions', 'no_map'] as const

export const getReplay = route({
  method: 'GET',
  path: '/api/replays/:game',
  access: 'public',
  summary:
    'Get positions, fights and rings of a game over time, in percent of the map. Paths are packed as differences of seconds, x and y in hundredths.',
  input: z.object({ game: rowId }),
  output: z.object({
    ...replayGame,
    map: z.nullable(answeredMap),
    replay: z.nullable(replay),
    /** Null if there is a replay. */
    reason: z.nullable(z.enum(NO_REPLAY)),
  }),
})
export type GameReplay = z.output<typeof getReplay.output>

export const getTeamCourses = route({
  method: 'GET',
  path: '/api/team_courses',
  access: 'public',
  summary:
    'Get where a team landed and went until ring 2 in its latest games on a map that have positions. An unknown team has none.',
  input: z.object({ team: text(TEAM_NAME_LENGTH), map: mapId }),
  output: z.object({
    team: z.string(),
    map: answeredMap,
    /** Newest first. */
    courses: z.array(
      z.object({
        ...replayGame,
        placement: z.nullable(z.int()),
        landing,
        path,
        rings: z.array(z.extend(position, { number: z.int(), radius: z.number() })),
      }),
    ),
  }),
})
type TeamCourses = z.output<typeof getTeamCourses.output>
export type TeamCourse = TeamCourses['courses'][number]
