import { queryOptions } from '@tanstack/react-query'
import { listMatchLinks } from '#contract/archive/match-link.ts'
import { call } from '../../../shared/api/api.ts'

const RUNNING_MS = 5000

export const matchLinksQuery = queryOptions({
  queryKey: ['match-links'],
  queryFn: () => call(listMatchLinks, {}),
  refetchInterval: ({ state }) =>
    state.data?.links.some(({ end }) => end === null) && state.data.hosts.length > 0
      ? RUNNING_MS
      : false,
})
