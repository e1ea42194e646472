import { queryOptions } from '@tanstack/react-query'
import { getReplay, getTeamCourses } from '#contract/live-match/replay.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { unpackPath, unpackReplay } from '#domain/live-match/replay/pack-replay.ts'
import { call } from '../shared/api/api.ts'

export const replayQuery = (game: number) =>
  queryOptions({
    queryKey: ['replay', game],
    queryFn: async () => {
      const { replay, ...rest } = await call(getReplay, { game })
      return { ...rest, replay: replay && unpackReplay(replay) }
    },
  })

export const teamCoursesQuery = (team: string, map: MapId) =>
  queryOptions({
    queryKey: ['team-courses', team, map],
    queryFn: async () => {
      const { courses, ...rest } = await call(getTeamCourses, { team, map })
      return { ...rest, courses: courses.map((it) => ({ ...it, path: unpackPath(it.path) })) }
    },
  })
