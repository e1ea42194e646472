import { useMemo } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import type { RingPoi } from '#domain/map/ring/closed-at-poi.ts'
import { usePositions } from '../../../../shared/map/use-positions.ts'

/** The POIs of the map where editors have put them. */
export function useRingPois(map: MapId): readonly RingPoi[] {
  const { positions } = usePositions(map)
  return useMemo(
    () => poisOf(map).map(({ id, name, x, y }) => ({ name, place: positions[id] ?? { x, y } })),
    [map, positions],
  )
}
