import { queryOptions } from '@tanstack/react-query'
import { listSelections } from '#contract/selection.ts'
import { call } from '../shared/api.ts'

export const selectionsQuery = queryOptions({
  queryKey: ['selections'],
  queryFn: () => call(listSelections, {}),
})
