import { queryOptions } from '@tanstack/react-query'
import { getLeague } from '#contract/archive/league.ts'
import { call } from '../../shared/api/api.ts'

const RUNNING_MS = 2000

export const leagueQuery = queryOptions({
  queryKey: ['league'],
  queryFn: () => call(getLeague, {}),
  refetchInterval: ({ state }) => (state.data?.fetch.state === 'running' ? RUNNING_MS : false),
})
