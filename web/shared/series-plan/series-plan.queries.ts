import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { call } from '../api/api.ts'
import { useLive } from '../realtime/live-status.ts'
import { onAnnounced } from '../realtime/announced.ts'

export const seriesPlanQuery = (room: number) =>
  queryOptions({
    queryKey: ['series-plan', room],
    queryFn: () => call(getSeriesPlan, { room }),
  })

/** The shared plan of a room. It is fetched again when someone changes it, and after each connect. */
export function useStoredPlan(room: number) {
  const queries = useQueryClient()
  const isLive = useLive().status.kind === 'live'
  const query = useQuery(seriesPlanQuery(room))

  useEffect(() => {
    const refetch = () =>
      void queries.invalidateQueries({ queryKey: seriesPlanQuery(room).queryKey })
    if (isLive) refetch()
    return onAnnounced('plan', refetch)
  }, [queries, isLive, room])
  return query
}
