import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getTeamPage, TEAM_PAGE_GAMES } from '#contract/team/team-page.ts'
import { teamKey } from '#domain/team/team.ts'
import { call } from '../shared/api/api.ts'

export const teamPageQuery = (team: string) =>
  queryOptions({
    queryKey: ['team-page', teamKey(team)],
    queryFn: () => call(getTeamPage, { team, games: TEAM_PAGE_GAMES }),
    placeholderData: keepPreviousData,
  })
