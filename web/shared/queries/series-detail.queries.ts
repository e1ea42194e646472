import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSeries } from '#contract/series/series.ts'
import { call } from '../api/api.ts'

/** A series in progress gets a new game about every 25 minutes. The answer is cached, so asking again is cheap. */
const CHECK_MS = 20_000

export const seriesDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ['series', 'detail', id],
    queryFn: () => call(getSeries, { id }),
    placeholderData: keepPreviousData,
    refetchInterval: CHECK_MS,
  })
