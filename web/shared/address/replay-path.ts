import type { MapId } from '#domain/catalog/map.ts'
import { paths } from './paths.ts'

export const replayPath = (game: number) => `${paths.replay}?game=${game}`

/** The paths of a team on a map. */
export const coursesPath = (team: string, map: MapId) =>
  `${paths.replay}?${new URLSearchParams({ team, map })}`
