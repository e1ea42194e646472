import { queryOptions } from '@tanstack/react-query'
import { getTeams } from '#contract/team/team.ts'
import { call } from '../api/api.ts'

/** All teams, in every region. */
export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: () => call(getTeams, { regions: [] }),
})
