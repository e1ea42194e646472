import type { MapId } from '../map/map.ts'
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

/** Radii of the game's configuration of 2024, confirmed by rings of January 2026. */
const USUAL_RADII = [26_500, 13_000, 8_000, 4_000, 2_000, 1]
const OTHER_RADII: Readonly<Partial<Record<MapId, readonly number[]>>> = {
  stormpoint: [30_500, 15_000, 8_000, 4_000, 2_000, 1],
  brokenmoon: [28_500, 13_000, 8_000, 4_000, 2_000, 1],
}

/** The radii that the rings of a map close to. */
export const ringRadii = (map: MapId | null): readonly number[] =>
  (map && OTHER_RADII[map]) ?? USUAL_RADII

/** Which ring closes to this radius. The game's own stages start at 0 or at 1, depending on its version. */
export function liveRingNumber(map: MapId | null, radius: number): number {
  const distances = ringRadii(map).map((known) => Math.abs(Math.log((radius + 1) / (known + 1))))
  return distances.indexOf(Math.min(...distances)) + 1
}

export const isInRing = (ring: LiveRing, { x, y }: LivePoint) =>
  Math.hypot(x - ring.x, y - ring.y) <= ring.radius
