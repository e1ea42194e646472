import { queryOptions } from '@tanstack/react-query'
import { listMergeSuggestions } from '#contract/archive/team-admin.ts'
import { call } from '../api/api.ts'

export const suggestionsQuery = queryOptions({
  queryKey: ['team-merges'],
  queryFn: () => call(listMergeSuggestions, {}),
})
