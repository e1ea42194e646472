import { RING_WAITS_S, ringRadii } from '#domain/map/ring/ring-radii.ts'
import { SHIPPED_CALIBRATIONS, type WorldPoint } from '#domain/map/calibration.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import { createRandom, type Random } from '../../archive/demo/season/random.ts'

export interface SimulatedRing {
  readonly center: WorldPoint
  readonly from: number
  readonly radius: number
  /** Seconds after the drop. */
  readonly startS: number
  readonly closesInS: number
}

/** Units a second: the game's configuration of 2024. */
const SPEEDS = [160, 140, 120, 85, 40, 16.7]
const FIRST_RADIUS: Readonly<Record<SpecifiedMapId, number>> = {
  worldsedge: 68_000,
  stormpoint: 75_000,
  edistrict: 68_000,
  brokenmoon: 73_000,
}

/** Each ring lies inside the one before. */
export function simulatedRings(map: SpecifiedMapId, seed: string): SimulatedRing[] {
  const random = createRandom('rings', seed)
  const { width, centerX, centerY } = SHIPPED_CALIBRATIONS[map]
  let center = pointNear({ x: centerX, y: centerY }, width / 5, random)
  let from = FIRST_RADIUS[map]
  let nowS = 0
  return ringRadii(map).map((radius, index) => {
    if (index > 0) center = pointNear(center, from - radius, random)
    const startS = nowS + (RING_WAITS_S[index] ?? 0)
    const closesInS = Math.round((from - radius) / (SPEEDS[index] ?? 1))
    const ring = { center, from, radius, startS, closesInS }
    nowS = startS + closesInS
    from = radius
    return ring
  })
}

/** A random point at most this far away, in whole units. */
export function pointNear({ x, y }: WorldPoint, distance: number, random: Random): WorldPoint {
  const away = distance * 0.95 * Math.sqrt(random.even())
  const angle = random.even() * 2 * Math.PI
  return {
    x: Math.round(x + away * Math.cos(angle)),
    y: Math.round(y + away * Math.sin(angle)),
  }
}
