import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MapId } from '#domain/map.ts'
import { poiDataQuery, poiPositionsQuery } from './map-layers.queries.ts'
import { poiLayer } from './poi-layer.ts'

/** Asks only while the layer is shown; where nobody has moved a POI is known without asking. */
export function usePoiLayer(map: MapId, isShown: boolean) {
  const figures = useQuery({ ...poiDataQuery, enabled: isShown })
  const positions = useQuery({ ...poiPositionsQuery(map), enabled: isShown })
  const statistics = figures.data?.poiCompsData[map]
  const layer = useMemo(
    () => (statistics ? poiLayer(map, positions.data ?? {}, statistics) : null),
    [map, positions.data, statistics],
  )

  return {
    layer: isShown ? layer : null,
    isLoading: isShown && figures.isPending,
    error: isShown ? (figures.error ?? positions.error) : null,
    isFetching: figures.isFetching || positions.isFetching,
    retry: () => {
      if (figures.error) void figures.refetch()
      if (positions.error) void positions.refetch()
    },
  }
}
