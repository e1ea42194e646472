import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listSeries } from '#contract/series/series.ts'
import { call } from '../shared/api/api.ts'

/** The first pages of the list. */
export const seriesListQuery = (search: string, pages: number) =>
  queryOptions({
    queryKey: ['series', 'list', search, pages],
    queryFn: async () => {
      const answers = await Promise.all(
        Array.from({ length: pages }, (_, page) => call(listSeries, { search, page })),
      )
      return {
        series: answers.flatMap(({ series }) => series),
        total: answers[0]?.total ?? 0,
      }
    },
    placeholderData: keepPreviousData,
  })
