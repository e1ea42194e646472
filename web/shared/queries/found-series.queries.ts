import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findSeries } from '#contract/archive/correction.ts'
import { call } from '../api/api.ts'

/** Series whose event, set, team or day contains every word, for those who correct results. */
export const foundSeriesQuery = (search: string) =>
  queryOptions({
    queryKey: ['series', search],
    queryFn: () => call(findSeries, { search }),
    placeholderData: keepPreviousData,
  })
