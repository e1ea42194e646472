import { MAPS } from '../data/pois.ts'
import { eachMap, type MapId } from './map.ts'
import { type MapPosition, mapPositionOf } from './map-position.ts'

/** POI ids and their positions, for one map. */
export type PoiPositions = Readonly<Record<string, MapPosition>>
export type MapPositions = Readonly<Record<MapId, PoiPositions>>

/** The built-in positions of a map's POIs. */
export function defaultPositions(map: MapId): PoiPositions {
  const pois = MAPS.find(({ id }) => id === map)?.pois ?? []
  return Object.fromEntries(pois.map(({ id, x, y }) => [String(id), { x, y }]))
}

/** The POI positions of all maps: moved ones from `moved`, the others built-in. */
export function allPositions(moved: Partial<Record<MapId, PoiPositions>>): MapPositions {
  return eachMap((map) => ({ ...defaultPositions(map), ...moved[map] }))
}

/** Reads positions that another system has stored: unknown POIs are dropped, invalid numbers fixed. */
export function readPositions(map: MapId, stored: unknown): PoiPositions {
  const known = defaultPositions(map)
  if (typeof stored !== 'object' || stored === null) return known
  const found = Object.entries(stored).flatMap(([id, place]: [string, unknown]) =>
    Object.hasOwn(known, id) && typeof place === 'object' && place !== null
      ? [[id, mapPositionOf(numberIn(place, 'x'), numberIn(place, 'y'))] as const]
      : [],
  )
  return { ...known, ...Object.fromEntries(found) }
}

const numberIn = (place: object, axis: 'x' | 'y') => {
  const value: unknown = Reflect.get(place, axis)
  return typeof value === 'number' ? value : Number.NaN
}

export const isSamePosition = (a: MapPosition | undefined, b: MapPosition | undefined) =>
  a?.x === b?.x && a?.y === b?.y

/** Finds an id among these that the map doesn't have. */
export function findUnknownPoi(map: MapId, positions: PoiPositions): string | null {
  const known = defaultPositions(map)
  return Object.keys(positions).find((id) => !Object.hasOwn(known, id)) ?? null
}
