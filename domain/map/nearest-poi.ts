import type { MapPosition } from './map-position.ts'

/** The POI whose marker is nearest to a position. */
export function nearestPoi<Poi extends { readonly place: MapPosition }>(
  pois: readonly Poi[],
  { x, y }: MapPosition,
): Poi | null {
  const distance = ({ place }: Poi) => Math.hypot(place.x - x, place.y - y)
  return pois.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
