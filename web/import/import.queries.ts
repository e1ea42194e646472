import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { listImports } from '#contract/import.ts'
import { call } from '../shared/api.ts'

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: () => call(listImports, {}),
})

/** Every number on every page may have changed. */
export function refreshArchive(queryClient: QueryClient) {
  return queryClient.invalidateQueries()
}
