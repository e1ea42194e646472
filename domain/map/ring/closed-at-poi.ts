import type { MapPosition } from '../map-position.ts'
import { nearestPoi } from '../nearest-poi.ts'
import type { RingPoint } from './ring-game.ts'

/** A POI with its marker on the map. */
export interface RingPoi {
  readonly name: string
  readonly place: MapPosition
}

/** Where a ring closed: the POI whose marker is nearest. */
export const poiOfRing = ({ x, y }: RingPoint, pois: readonly RingPoi[]): string | null =>
  nearestPoi(pois, { x: x * 100, y: y * 100 })?.name ?? null

/** How many of these rings closed at each POI, most first. */
export function countByPoi(
  points: readonly RingPoint[],
  pois: readonly RingPoi[],
): { readonly name: string; readonly games: number }[] {
  const names = points.flatMap((point) => poiOfRing(point, pois) ?? [])
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, own]) => ({ name, games: own.length }))
    .toSorted((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1))
}
