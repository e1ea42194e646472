import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { forecastRing } from '#domain/map/ring/ring-forecast.ts'
import { withoutSections } from '#domain/map/ring/ring-section.ts'
import { type PastRings, ringsQuery } from '../../../shared/queries/rings.queries.ts'
import { shareOf } from './ring-placement.ts'
import type { RingTool } from './use-ring-tool.ts'

const NO_GAMES: readonly PastRings[] = []

/** Where ring 3 closes, computed here from the map's past games. */
export function useRingForecast({ map, placement, excluded }: RingTool) {
  const query = useQuery(ringsQuery(map))
  const games = query.data ?? NO_GAMES
  const { ring1, ring2 } = placement
  const counted = useMemo(() => withoutSections(games, excluded), [games, excluded])
  const forecast =
    ring1 && counted.length > 0
      ? forecastRing(counted, { ring1: shareOf(ring1), ring2: ring2 && shareOf(ring2) })
      : null
  return { query, games, counted, forecast }
}
