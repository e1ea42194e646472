import { queryOptions } from '@tanstack/react-query'
import { listLootpaths } from '#contract/lootpath.ts'
import { listPinMarkers } from '#contract/pin.ts'
import { getPoiPositions } from '#contract/poi-position.ts'
import { getPoiCompsData } from '#contract/poi.ts'
import type { MapId } from '#domain/map.ts'
import { call } from '../shared/api.ts'

export const poiDataQuery = queryOptions({
  queryKey: ['poi-data'],
  queryFn: () => call(getPoiCompsData, {}),
})

/** Where nobody has moved a POI is known without asking, so that nobody waits for this. */
export const poiPositionsQuery = (map: MapId) =>
  queryOptions({
    queryKey: ['poi-positions', map],
    queryFn: async () => (await call(getPoiPositions, { mapId: map })).positions,
  })

export const pinMarkersQuery = (map: MapId) =>
  queryOptions({
    queryKey: ['pin-markers', map],
    queryFn: () => call(listPinMarkers, { map }),
  })

export const lootpathFilesQuery = queryOptions({
  queryKey: ['lootpaths'],
  queryFn: () => call(listLootpaths, {}),
})
