import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { useRoster } from '../../../shared/legend/roster.ts'
import { lootpathsQuery } from '../../../shared/queries/lootpaths.queries.ts'
import { pinMarkersQuery, poiDataQuery, positionsQuery } from '../../../shared/map/map.queries.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import type { Layer } from '../map-address.ts'
import { lootpathMarks, pinMarks } from './map-marks.ts'
import { poiLayer } from './poi-layer.ts'

const NO_FIGURES = {}

export type MapLayers = ReturnType<typeof useMapLayers>

/** The data of the map layers. Only visible layers are fetched. */
export function useMapLayers(map: MapId, shown: readonly Layer[]) {
  const userId = useSession().user?.id
  useRoster()
  const places = poisOf(map)
  const [hasPois, hasPins, hasLootpaths] = [
    shown.includes('pois'),
    shown.includes('pins'),
    shown.includes('lootpaths'),
  ]
  const figures = useQuery({ ...poiDataQuery, enabled: hasPois })
  const positions = useQuery({
    ...positionsQuery(map, userId),
    enabled: hasPois || hasLootpaths,
  })
  const pins = useQuery({ ...pinMarkersQuery(map), enabled: hasPins })
  const files = useQuery({ ...lootpathsQuery, enabled: hasLootpaths })
  // If the statistics fail to load, names and positions are still shown.
  const statistics = figures.data
    ? (figures.data.poiCompsData[map] ?? NO_FIGURES)
    : figures.isError
      ? null
      : undefined

  return {
    shown,
    pois: useMemo(
      () =>
        hasPois && statistics !== undefined
          ? poiLayer(places, positions.data ?? {}, statistics)
          : null,
      [places, hasPois, positions.data, statistics],
    ),
    pins: useMemo(
      () => (hasPins && pins.data ? pinMarks(pins.data.markers) : null),
      [hasPins, pins.data],
    ),
    lootpaths: useMemo(
      () =>
        hasLootpaths && files.data
          ? lootpathMarks(map, places, files.data.files, positions.data ?? {})
          : null,
      [map, places, hasLootpaths, files.data, positions.data],
    ),
    /** The query of each layer, for its loading and error state. */
    queries: { pois: figures, pins, lootpaths: files },
  }
}
