import { queryOptions } from '@tanstack/react-query'
import { listRings, type StoredRings } from '#contract/map/ring.ts'
import { allMaps, type MapId } from '#domain/catalog/map.ts'
import { RING_SQUARE } from '#domain/map/ring/read-rings.ts'
import type { RingCenters } from '#domain/map/ring/ring-game.ts'
import { call } from '../api/api.ts'

/** A past game with its rings as shares of the map. */
export interface PastRings extends Pick<StoredRings, 'playedAt' | 'game'> {
  readonly rings: RingCenters
}

const STALE_MS = 60_000

export const ringsQuery = (map: MapId) =>
  queryOptions({
    queryKey: ['rings', map],
    queryFn: () => call(listRings, { map }),
    select: toPastRings,
    staleTime: STALE_MS,
  })

/** Those of all maps. */
export const allRingsQuery = queryOptions({
  queryKey: ['rings', 'all maps'],
  queryFn: ({ client }) =>
    Promise.all(
      allMaps().map(async ({ id }) => ({ map: id, ...(await client.fetchQuery(ringsQuery(id))) })),
    ),
  staleTime: STALE_MS,
})

export const toPastRings = ({ games }: { games: readonly StoredRings[] }): readonly PastRings[] =>
  games.map(({ centers: [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0], ...rest }) => ({
    ...rest,
    rings: [point(x1, y1), point(x2, y2), point(x3, y3)],
  }))

const point = (x: number, y: number) => ({ x: x / RING_SQUARE, y: y / RING_SQUARE })
