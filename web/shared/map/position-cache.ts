import type { MapId } from '#domain/catalog/map.ts'
import { type PoiPositions, readPositions } from '#domain/map/poi-position.ts'
import { readStored, writeStored } from '../storage/storage.ts'

const keyOf = (userId: number | undefined) => `poi_positions_${userId ?? 'default'}`

/** The last positions this browser loaded. Shown until the server responds, and if it doesn't. */
export const cachedPositions = (userId: number | undefined, map: MapId): PoiPositions =>
  readPositions(map, readAll(userId)[map])

export function cachePositions(
  userId: number | undefined,
  maps: Readonly<Record<MapId, PoiPositions>>,
) {
  writeStored('local', keyOf(userId), JSON.stringify({ ...readAll(userId), ...maps }))
}

export const clearCachedPositions = (userId: number | undefined) =>
  writeStored('local', keyOf(userId), null)

function readAll(userId: number | undefined): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(readStored('local', keyOf(userId)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
