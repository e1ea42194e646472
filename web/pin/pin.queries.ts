import { queryOptions } from '@tanstack/react-query'
import { listPinMarkers } from '#contract/pin.ts'
import type { MapId } from '#domain/map.ts'
import { call } from '../shared/api.ts'

export const pinMarkersQuery = (map: MapId) =>
  queryOptions({
    queryKey: ['pin-markers', map],
    queryFn: () => call(listPinMarkers, { map }),
  })
