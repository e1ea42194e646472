import { queryOptions } from '@tanstack/react-query'
import { listLegends } from '#contract/catalog/legend.ts'
import { call } from '../api/api.ts'

export const legendsQuery = queryOptions({
  queryKey: ['legends'],
  queryFn: () => call(listLegends, {}),
})
