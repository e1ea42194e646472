import type { MapPosition } from '../../map/map-position.ts'
import type { SeenPlayer } from './position-at.ts'
import type { Replay, ReplayRing } from './replay.ts'

export interface ZoneCircle extends MapPosition {
  readonly radius: number
}

/** The ring that closes or has closed last; null before the first one. */
export const ringAt = (rings: readonly ReplayRing[], at: number): ReplayRing | null =>
  rings.findLast((ring) => ring.at <= at) ?? null

/** The edge of the zone: while a ring closes, on its way from the ring before. Where the first one starts isn't known. */
export function zoneAt(rings: readonly ReplayRing[], at: number): ZoneCircle | null {
  const index = rings.findLastIndex((ring) => ring.at <= at)
  const ring = rings[index]
  if (!ring) return null
  if (at >= ring.at + ring.closesInS) return circleOf(ring)
  const before = rings[index - 1]
  if (!before) return null
  const share = (at - ring.at) / ring.closesInS
  const between = (from: number, to: number) => from + (to - from) * share
  return {
    x: between(before.x, ring.x),
    y: between(before.y, ring.y),
    radius: between(before.radius, ring.radius),
  }
}

const circleOf = ({ x, y, radius }: ReplayRing): ZoneCircle => ({ x, y, radius })

/** Where a team is: the middle of its players who are alive and were seen lately. */
export function teamPosition(
  { players }: Replay,
  seen: readonly (SeenPlayer | null)[],
  team: number,
): MapPosition | null {
  const own = seen.filter(
    (one, index): one is SeenPlayer =>
      one !== null && one.isAlive && !one.isOld && players[index]?.team === team,
  )
  if (own.length === 0) return null
  const mean = (pick: (one: SeenPlayer) => number) =>
    own.reduce((sum, one) => sum + pick(one), 0) / own.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/** Meters from a place to the circle that the ring closes to; 0 inside of it, null before the first ring. */
export function metersToZone(
  { rings, metersPerPercent }: Replay,
  position: MapPosition,
  at: number,
): number | null {
  const ring = ringAt(rings, at)
  if (!ring) return null
  const away = Math.hypot(position.x - ring.x, position.y - ring.y) - ring.radius
  return Math.max(0, away) * metersPerPercent
}
