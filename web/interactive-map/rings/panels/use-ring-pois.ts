import { useMemo } from 'react'
import { MAPS } from '#domain/data/pois.ts'
import type { MapId } from '#domain/map/map.ts'
import type { RingPoi } from '#domain/ring/closed-at-poi.ts'
import { usePositions } from '../../../shared/map/use-positions.ts'

/** The POIs of the map where editors have put them. */
export function useRingPois(map: MapId): readonly RingPoi[] {
  const { positions } = usePositions(map)
  return useMemo(() => {
    const pois = MAPS.find(({ id }) => id === map)?.pois ?? []
    return pois.map(({ id, name, x, y }) => ({ name, place: positions[id] ?? { x, y } }))
  }, [map, positions])
}
