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
      // A browser's idea of being offline is often wrong: every call is tried and its failure shown.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

/** A refusal stays a refusal; a server that is away or broken may be back in a moment. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** What one user has loaded is never shown to the next. */
export function forgetDataOfOthers() {
  let reader = getSession().user?.id
  return subscribeSession(() => {
    const next = getSession().user?.id
    if (next !== reader) queryClient.clear()
    reader = next
  })
}
