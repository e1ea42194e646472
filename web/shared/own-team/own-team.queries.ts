import { queryOptions } from '@tanstack/react-query'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { call } from '../api/api.ts'

export const clubTeamsQuery = queryOptions({
  queryKey: ['club-teams'],
  queryFn: () => call(getClubTeams, {}),
})
