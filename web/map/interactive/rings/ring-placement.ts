import type { MapId } from '#domain/catalog/map.ts'
import { type MapPosition, mapPositionOf } from '#domain/map/map-position.ts'
import { keepRing2Inside, type RingPoint } from '#domain/map/ring/ring-game.ts'

/** The rings that the user has placed. Ring 2 is always inside ring 1. */
export interface RingPlacement {
  readonly ring1: MapPosition | null
  readonly ring2: MapPosition | null
}

export type PlacedRing = 1 | 2

export const shareOf = ({ x, y }: MapPosition): RingPoint => ({ x: x / 100, y: y / 100 })
export const percentOf = ({ x, y }: RingPoint): MapPosition => mapPositionOf(x * 100, y * 100)

/** From the address: x and y of ring 1 and, if placed, of ring 2, in percent. */
export function readPlacement(map: MapId, numbers: readonly number[] | null): RingPlacement {
  const [x1, y1, x2, y2] = numbers ?? []
  if (x1 === undefined || y1 === undefined) return { ring1: null, ring2: null }
  const ring1 = mapPositionOf(x1, y1)
  const hasRing2 = x2 !== undefined && y2 !== undefined
  return { ring1, ring2: hasRing2 ? inside(map, ring1, mapPositionOf(x2, y2)) : null }
}

export function writePlacement({ ring1, ring2 }: RingPlacement): number[] | null {
  if (!ring1) return null
  return [ring1, ...(ring2 ? [ring2] : [])].flatMap(({ x, y }) => [x, y])
}

/** Ring 2 moves along if it would be outside of a moved ring 1. */
export function placeRing(
  map: MapId,
  { ring1, ring2 }: RingPlacement,
  ring: PlacedRing,
  at: MapPosition,
): RingPlacement {
  if (ring === 1) return { ring1: at, ring2: ring2 && inside(map, at, ring2) }
  return { ring1, ring2: ring1 && inside(map, ring1, at) }
}

const inside = (map: MapId, ring1: MapPosition, ring2: MapPosition) =>
  percentOf(keepRing2Inside(map, shareOf(ring1), shareOf(ring2)))
