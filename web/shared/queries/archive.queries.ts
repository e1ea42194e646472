import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getArchive } from '#contract/archive/archive.ts'
import { call } from '../api/api.ts'

const STALE_MS = 60_000
const FILLING_MS = 2000
const EMPTY_MS = 10_000

export const archiveQuery = queryOptions({
  queryKey: ['archive'],
  queryFn: () => call(getArchive, {}),
  staleTime: STALE_MS,
  // The first start loads the demo season while the page is already open. Poll until games appear.
  refetchInterval: ({ state }) => {
    if (state.data?.isFilling) return FILLING_MS
    return state.data?.games === 0 ? EMPTY_MS : false
  },
})

/** Refetches everything: a change to the archive can affect every number on every page. */
export function refreshArchive(queryClient: QueryClient) {
  return queryClient.invalidateQueries()
}
