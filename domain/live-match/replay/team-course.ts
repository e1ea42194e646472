import { LANDING_S } from '../feed/live-landing.ts'
import type { MapPosition } from '../../map/map-position.ts'
import { playersAt, teamOutAt } from './position-at.ts'
import type { Replay, ReplayPoint } from './replay.ts'
import { metersToZone, teamPosition } from './zone.ts'

/** A team's position every few seconds is enough to draw its way. */
const COURSE_STEP_S = 10
const DISTANCE_STEP_S = 5

/**
 * Where a team went from its landing until a time, as one line: the middle of its players. Times without a known
 * position are left out.
 */
export function teamCourse(replay: Replay, team: number, until: number): ReplayPoint[] {
  const seenAt = playersAt(replay)
  const points = timesUntil(Math.min(until, replay.durationS), COURSE_STEP_S).flatMap((at) => {
    const position = teamPosition(replay, seenAt(at), team)
    return position ? [{ at, ...position }] : []
  })
  const landing = replay.teams[team]?.landing
  return landing ? fromLanding(points, landing) : points
}

/** Before it was nearest to where it landed, a team was in the air. */
function fromLanding(points: readonly ReplayPoint[], landing: MapPosition): ReplayPoint[] {
  const away = ({ x, y }: MapPosition) => Math.hypot(x - landing.x, y - landing.y)
  const first = points.filter(({ at }) => at <= LANDING_S)
  const nearest = Math.min(...first.map(away))
  const start = first.findIndex((point) => away(point) === nearest)
  return points.slice(Math.max(0, start))
}

/** Meters to the zone over the game, from the first ring until the team is out. Null where it wasn't seen. */
export function zoneDistances(
  replay: Replay,
  team: number,
): { readonly at: number; readonly meters: number | null }[] {
  const first = replay.rings[0]
  if (!first) return []
  const seenAt = playersAt(replay)
  const end = teamOutAt(replay, team) ?? replay.durationS
  return timesUntil(end, DISTANCE_STEP_S)
    .filter((at) => at >= first.at)
    .map((at) => {
      const position = teamPosition(replay, seenAt(at), team)
      return { at, meters: position && metersToZone(replay, position, at) }
    })
}

/** The second ring starts to close: until then a team is on its way into the first one. */
export const secondRingAt = ({ rings, durationS }: Replay): number =>
  rings.find(({ number }) => number >= 2)?.at ?? durationS

const timesUntil = (end: number, step: number) =>
  Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
