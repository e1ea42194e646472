import { calibrationOf, toPicture } from '../../map/calibration.ts'
import { findMap, type MapId } from '../../catalog/map.ts'
import { poisOf } from '../../catalog/poi.ts'
import type { LiveMatch, LivePlayer } from './live-match.ts'
import type { LivePoint } from './live-path.ts'

/** Later positions aren't where a team landed. */
export const LANDING_S = 150
/** Percent of the map. Half of the usual distance between two POIs, and a bit. */
const MAX_POI_DISTANCE = 12

export interface LiveLanding {
  readonly x: number
  readonly y: number
  readonly poi: string | null
}

/** Where a team landed: where most of its players did. If they split up, the first on the ground decides. */
export function landingOf(match: LiveMatch, players: readonly LivePlayer[]): LiveLanding | null {
  const { playingSince } = match
  if (playingSince === null) return null
  const map = findMap(match.map)
  const landed = players
    .flatMap(({ landing }) => landing ?? [])
    .filter(({ at }) => at - playingSince <= LANDING_S)
    .toSorted((a, b) => a.at - b.at)
    .map((point) => ({ x: point.x, y: point.y, poi: map && nearestPoi(map, point) }))
  const byPoi = [...Map.groupBy(landed, ({ poi }) => poi).values()]
  const [most] = byPoi.toSorted((a, b) => b.length - a.length)
  return most?.[0] ?? null
}

function nearestPoi(map: MapId, point: LivePoint): string | null {
  const calibration = calibrationOf(map)
  if (!calibration) return null
  const { x, y } = toPicture(calibration, point.x, point.y)
  const [nearest] = poisOf(map)
    .map((poi) => ({ name: poi.name, distance: Math.hypot(poi.x - x, poi.y - y) }))
    .toSorted((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= MAX_POI_DISTANCE ? nearest.name : null
}
