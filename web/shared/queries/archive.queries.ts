import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getArchive } from '#contract/archive.ts'
import { call } from '../api/api.ts'

const STALE_MS = 60_000
const FILLING_MS = 10_000

export const archiveQuery = queryOptions({
  queryKey: ['archive'],
  queryFn: () => call(getArchive, {}),
  staleTime: STALE_MS,
  // A first start loads the demo season while the page is open already, and that must be said.
  refetchInterval: ({ state }) => (state.data?.games === 0 ? FILLING_MS : false),
})

/** Every number on every page may have changed. */
export function refreshArchive(queryClient: QueryClient) {
  return queryClient.invalidateQueries()
}
