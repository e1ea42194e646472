import { queryOptions } from '@tanstack/react-query'
import { getPoiPositions } from '#contract/poi-position.ts'
import { getPoiCompsData } from '#contract/poi.ts'
import type { MapId } from '#domain/map.ts'
import { call } from '../shared/api.ts'

export const poiDataQuery = queryOptions({
  queryKey: ['poi-data'],
  queryFn: () => call(getPoiCompsData, {}),
})

export const poiPositionsQuery = (map: MapId) =>
  queryOptions({
    queryKey: ['poi-positions', map],
    queryFn: async () => (await call(getPoiPositions, { mapId: map })).positions,
  })
