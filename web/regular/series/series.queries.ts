import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { listSeries } from '#contract/forecast.ts'
import { call } from '../../shared/api/api.ts'

export type ListedSeries = z.output<typeof listSeries.output>['series'][number]

export const lobbySeriesQuery = (search: string) =>
  queryOptions({
    queryKey: ['series', search],
    queryFn: () => call(listSeries, { search }),
    placeholderData: keepPreviousData,
  })
