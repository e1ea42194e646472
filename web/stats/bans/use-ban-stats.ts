import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { sampleBans } from './sample-bans.ts'
import { queryErrorText, isRefusal, legendBansQuery } from '../parts/stats.queries.ts'
import type { Filters } from '../filter/use-filters.ts'

/**
 * The bans for the filters. Sample data if they can't be fetched, but not if the server rejected
 * the filters.
 */
export function useBanStats(filters: Filters) {
  const query = useQuery(legendBansQuery(filters))
  const { data, error } = query
  const isSample = error !== null && !isRefusal(error) && data === undefined
  const shown = useMemo(() => (isSample ? sampleBans() : data), [isSample, data])

  return {
    query,
    isSample,
    hasData: shown !== undefined,
    fault: error && texts.bansFailed(queryErrorText(error)),
    rows: useMemo(() => shown?.banStats ?? [], [shown]),
    series: shown?.series ?? 0,
  }
}
