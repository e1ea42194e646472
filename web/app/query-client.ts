import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '../shared/api/api.ts'
import { getSession, subscribeSession } from '../shared/session/session-store.ts'

const STALE_MS = 30_000
const RETRY_MS = 500

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      retryDelay: RETRY_MS,
      // Browsers often report offline wrongly, so we try every call and show its failure.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

/** Clears the cache when the user changes, so no one sees data loaded by someone else. */
export function forgetDataOfOthers() {
  let userId = getSession().user?.id
  return subscribeSession(() => {
    const nextId = getSession().user?.id
    if (nextId !== userId) queryClient.clear()
    userId = nextId
  })
}
