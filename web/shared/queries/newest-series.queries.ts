import { queryOptions } from '@tanstack/react-query'
import { listSeries } from '#contract/series/series.ts'
import { call } from '../api/api.ts'

/** The last played series. */
export const newestSeriesQuery = queryOptions({
  queryKey: ['newest-series'],
  queryFn: () => call(listSeries, { search: '', page: 0 }),
})
