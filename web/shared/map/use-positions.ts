import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import { useSession } from '../session/session-store.ts'
import { positionsQuery } from './map.queries.ts'
import { cachedPositions } from './position-cache.ts'

/** The POI positions: cached ones at once, the server's once they're loaded. */
export function usePositions(map: MapId) {
  const userId = useSession().user?.id
  const { data, error, isFetching, refetch } = useQuery(positionsQuery(map, userId))
  const known = useMemo(() => cachedPositions(userId, map), [userId, map])

  return { positions: data ?? known, error, isFetching, retry: () => void refetch() }
}
