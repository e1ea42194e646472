import { queryOptions } from '@tanstack/react-query'
import { listSelections } from '#contract/regular/selection.ts'
import { call } from '../../shared/api/api.ts'

export const selectionsQuery = queryOptions({
  queryKey: ['selections'],
  queryFn: () => call(listSelections, {}),
  // Other users save selections too: refetch on every opening, and show the cached list meanwhile.
  staleTime: 0,
})
