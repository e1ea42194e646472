import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { forecastQuery, type ForecastLobby } from './forecast.queries.ts'

/** The forecast of a lobby. Everything else of the view works without it. */
export function useForecast(lobby: ForecastLobby) {
  const { data, error, isFetching, refetch } = useQuery(forecastQuery(lobby))
  return useMemo(
    () => ({ data, hasFailed: error !== null, isFetching, retry: () => void refetch() }),
    [data, error, isFetching, refetch],
  )
}
export type ForecastState = ReturnType<typeof useForecast>
