import { eachMap, type MapId } from '../catalog/map.ts'
import { type MapPosition, mapPositionOf } from './map-position.ts'
import { poisOf } from '../catalog/poi.ts'

/** POI ids and their positions, for one map. */
export type PoiPositions = Readonly<Record<string, MapPosition>>
export type MapPositions = Readonly<Record<MapId, PoiPositions>>

/** Where a map's POIs are unless an editor moved them. */
export const defaultPositions = (map: MapId): PoiPositions =>
  Object.fromEntries(poisOf(map).map(({ id, x, y }) => [String(id), { x, y }]))

/** The POI positions of a map: moved ones from `moved`, the others from the map. */
export const positionsOf = (map: MapId, moved: PoiPositions = {}): PoiPositions =>
  Object.fromEntries(
    Object.entries(defaultPositions(map)).map(([id, home]) => [id, moved[id] ?? home]),
  )

export const allPositions = (moved: Readonly<Record<MapId, PoiPositions>>): MapPositions =>
  eachMap((map) => positionsOf(map, moved[map]))

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
