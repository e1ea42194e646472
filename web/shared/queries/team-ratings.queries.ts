import { queryOptions } from '@tanstack/react-query'
import { getTeamRatings } from '#contract/team/team-rating.ts'
import { call } from '../api/api.ts'

/** They change with each import. */
const FRESH_MS = 60_000

export const teamRatingsQuery = queryOptions({
  queryKey: ['team-ratings'],
  queryFn: () => call(getTeamRatings, {}),
  staleTime: FRESH_MS,
})
