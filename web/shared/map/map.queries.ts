import { queryOptions } from '@tanstack/react-query'
import { listPinMarkers } from '#contract/map/pin.ts'
import { getPoiCompsData } from '#contract/map/poi.ts'
import { getAllPoiPositions, getPoiPositions } from '#contract/map/poi-position.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { PoiPositions } from '#domain/map/poi-position.ts'
import { call } from '../api/api.ts'
import { cachePositions } from './position-cache.ts'

export const poiDataQuery = queryOptions({
  queryKey: ['poi-data'],
  queryFn: () => call(getPoiCompsData, {}),
})

/** The map doesn't wait for this query: default positions are built in. */
export const positionsQuery = (map: MapId, userId: number | undefined) =>
  queryOptions({
    queryKey: ['poi-positions', map],
    queryFn: async () => {
      const positions = await fetchPositions(map, userId)
      cachePositions(userId, { [map]: positions })
      return positions
    },
  })

/** Older servers only support the older call. */
async function fetchPositions(map: MapId, userId: number | undefined): Promise<PoiPositions> {
  try {
    return (await call(getPoiPositions, { mapId: map })).positions
  } catch {
    const { positions } = await call(getAllPoiPositions, { user_id: String(userId ?? 'default') })
    return positions[map] ?? {}
  }
}

export const pinMarkersQuery = (map: MapId) =>
  queryOptions({
    queryKey: ['pin-markers', map],
    queryFn: () => call(listPinMarkers, { map }),
  })
