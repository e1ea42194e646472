import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
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

/** A function that asks for a forecast before it is drawn, so the answer is there sooner. */
export function useEarlyForecast() {
  const queryClient = useQueryClient()
  return useCallback(
    (lobby: ForecastLobby) => {
      const query = forecastQuery(lobby)
      const isNew = queryClient.getQueryState(query.queryKey) === undefined
      if (lobby.teams.length > 0 && isNew) void queryClient.prefetchQuery(query)
    },
    [queryClient],
  )
}
