import { queryOptions } from '@tanstack/react-query'
import { getTeam, listTeams } from '#contract/archive/team-admin.ts'
import { call } from '../../shared/api/api.ts'

export const adminTeamsQuery = queryOptions({
  queryKey: ['admin-teams'],
  queryFn: () => call(listTeams, {}),
})

export const teamQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin-teams', id],
    queryFn: () => call(getTeam, { id }),
  })
