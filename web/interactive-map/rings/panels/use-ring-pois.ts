import { useMemo } from 'react'
import type { MapId } from '#domain/map/map.ts'
import { poisOf } from '#domain/map/poi.ts'
import type { RingPoi } from '#domain/ring/closed-at-poi.ts'
import { usePositions } from '../../../shared/map/use-positions.ts'

/** The POIs of the map where editors have put them. */
export function useRingPois(map: MapId): readonly RingPoi[] {
  const { positions } = usePositions(map)
  return useMemo(
    () => poisOf(map).map(({ id, name, x, y }) => ({ name, place: positions[id] ?? { x, y } })),
    [map, positions],
  )
}
