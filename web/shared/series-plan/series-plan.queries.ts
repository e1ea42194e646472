import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getSeriesPlan } from '#contract/series-plan.ts'
import { call } from '../api/api.ts'
import { useLive } from '../live/live-status.ts'
import { onPlanAnnounced } from '../live/announced.ts'

export const seriesPlanQuery = queryOptions({
  queryKey: ['series-plan'],
  queryFn: () => call(getSeriesPlan, {}),
})

/** The shared plan. It is fetched again when someone changes it, and after each connect. */
export function useStoredPlan() {
  const queries = useQueryClient()
  const isLive = useLive().status.kind === 'live'
  const query = useQuery(seriesPlanQuery)

  useEffect(() => {
    const refetch = () => void queries.invalidateQueries({ queryKey: seriesPlanQuery.queryKey })
    if (isLive) refetch()
    return onPlanAnnounced(refetch)
  }, [queries, isLive])
  return query
}
