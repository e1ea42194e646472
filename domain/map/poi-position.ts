import { MAPS } from '../data/pois.ts'
import { eachMap, type MapId } from './map.ts'
import { type MapPosition, mapPositionOf } from './map-position.ts'

/** POI id to place, of one map. */
export type PoiPositions = Readonly<Record<string, MapPosition>>
export type MapPositions = Readonly<Record<MapId, PoiPositions>>

/** Where the built-in table has the POIs of a map. */
export function defaultPositions(map: MapId): PoiPositions {
  const pois = MAPS.find(({ id }) => id === map)?.pois ?? []
  return Object.fromEntries(pois.map(({ id, x, y }) => [String(id), { x, y }]))
}

/** The POIs of all maps where `moved` has them, the others where they always were. */
export function allPositions(moved: Partial<Record<MapId, PoiPositions>>): MapPositions {
  return eachMap((map) => ({ ...defaultPositions(map), ...moved[map] }))
}

/** Positions that somebody else has stored, as far as they mean anything: strangers are left out, odd numbers mended. */
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

/** The id of a POI that the map does not have, if there is one among these. */
export function findUnknownPoi(map: MapId, positions: PoiPositions): string | null {
  const known = defaultPositions(map)
  return Object.keys(positions).find((id) => !Object.hasOwn(known, id)) ?? null
}
