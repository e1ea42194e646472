import type { MapId } from '../../catalog/map.ts'
import { ringRadii } from '../../map/ring/ring-radii.ts'
import type { LivePoint } from './live-path.ts'

export interface LiveRing {
  /** From 1. */
  readonly number: number
  /** Where it closes to. */
  readonly x: number
  readonly y: number
  readonly radius: number
  /** When it starts to close, which is also when the game tells where, and how long that takes. */
  readonly at: number
  readonly closesInS: number
}

/** Which ring closes to this radius. The game's own stages start at 0 or at 1, depending on its version. */
export function liveRingNumber(map: MapId | null, radius: number): number {
  const distances = ringRadii(map).map((known) => Math.abs(Math.log((radius + 1) / (known + 1))))
  return distances.indexOf(Math.min(...distances)) + 1
}

export const isInRing = (ring: LiveRing, { x, y }: LivePoint) =>
  Math.hypot(x - ring.x, y - ring.y) <= ring.radius
