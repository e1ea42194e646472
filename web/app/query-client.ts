import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../shared/api/api.ts'
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

/** Retry only if the server is unreachable or broken; a 4xx response would be the same again. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Clears the cache when the user changes, so no one sees data loaded by someone else. */
export function forgetDataOfOthers() {
  let userId = getSession().user?.id
  return subscribeSession(() => {
    const nextId = getSession().user?.id
    if (nextId !== userId) queryClient.clear()
    userId = nextId
  })
}
