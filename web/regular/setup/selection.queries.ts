import { queryOptions } from '@tanstack/react-query'
import { listSelections } from '#contract/selection.ts'
import { call } from '../../shared/api/api.ts'

export const selectionsQuery = queryOptions({
  queryKey: ['selections'],
  queryFn: () => call(listSelections, {}),
  // Colleagues save too: each look at the list asks for it, and shows the last one meanwhile.
  staleTime: 0,
})
