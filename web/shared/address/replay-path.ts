import type { MapId } from '#domain/catalog/map.ts'
import { paths } from './paths.ts'

/** A game in Review, from its beginning or from a time in seconds. */
export const replayPath = (game: number, at: number | null = null) =>
  `${paths.replay}?game=${game}${at === null ? '' : `&at=${Math.floor(at)}`}`

/** The paths of a team on a map. */
export const coursesPath = (team: string, map: MapId) =>
  `${paths.replay}?${new URLSearchParams({ team, map })}`
