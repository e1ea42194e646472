import { queryOptions } from '@tanstack/react-query'
import { listLiveFeeds } from '#contract/live-match/live-feed.ts'
import { call } from '../../shared/api/api.ts'

const POLL_MS = 2000

/** Polls, because people watch it while they set up a game. */
export const liveFeedsQuery = queryOptions({
  queryKey: ['live-feeds'],
  queryFn: () => call(listLiveFeeds, {}),
  refetchInterval: POLL_MS,
  staleTime: 0,
})
