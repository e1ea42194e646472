import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import {
  type GameReplay,
  getReplay,
  getTeamCourses,
  MAX_COURSES,
  type TeamCourse,
} from '#contract/live-match/replay.ts'
import { calibrationOf } from '#domain/map/calibration.ts'
import { packPath, packReplay } from '#domain/live-match/replay/pack-replay.ts'
import { slotTeams } from '#domain/live-match/replay/slot-teams.ts'
import { secondRingAt, teamCourse } from '#domain/live-match/replay/team-course.ts'
import { replayOf } from '#domain/live-match/replay/track-replay.ts'
import { findTeam } from '../../archive/team/find-teams.ts'
import type { Database } from '../../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { notFound } from '../../http/errors.ts'
import { toSeconds } from '../../http/to-seconds.ts'
import { readTrack, replayRepository, type TrackedGame } from './replay.repository.ts'

/** Reading a track takes longer than most answers. */
const REPLAY_COST = 2

export function replayRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const games = replayRepository(db)

  const read = async ({ id, map, track }: TrackedGame) => {
    const calibration = map && calibrationOf(map)
    if (!track || !calibration) return null
    const content = await readTrack(track)
    const teams = slotTeams(content, await games.players(id))
    return { replay: replayOf(content, calibration, teams), teams }
  }

  servePrebuilt(
    app,
    getReplay,
    answers,
    async ({ game: id }): Promise<GameReplay> => {
      const game = await games.find(id)
      if (!game) throw notFound(texts.notFound)
      const found = await read(game)
      return {
        ...present(game),
        map: game.map,
        replay: found && packReplay(found.replay),
        reason: found ? null : game.track ? 'no_map' : 'no_positions',
      }
    },
    { cost: () => REPLAY_COST },
  )

  servePrebuilt(
    app,
    getTeamCourses,
    answers,
    async ({ team, map }) => {
      const known = await findTeam(db, team)
      if (!known) return { team, map, courses: [] }
      const courses: TeamCourse[] = []
      for (const game of await games.ofTeam(known.id, map, MAX_COURSES)) {
        const found = await read(game)
        const slot = [...(found?.teams ?? [])].find(([, { id }]) => id === known.id)?.[0]
        const index = found?.replay.teams.findIndex((one) => one.slot === slot) ?? -1
        if (!found || index < 0) continue
        const { replay } = found
        const until = secondRingAt(replay)
        courses.push({
          ...present(game),
          placement: replay.teams[index]?.placement ?? null,
          landing: replay.teams[index]?.landing ?? null,
          path: packPath(teamCourse(replay, index, until)),
          rings: replay.rings.filter(({ number }) => number <= 2),
        })
      }
      return { team: known.name, map, courses }
    },
    { cost: () => MAX_COURSES },
  )
}

const present = ({ id, series, event, number, started_at }: TrackedGame) => ({
  id,
  series,
  event,
  number,
  startedAt: toSeconds(started_at),
})
