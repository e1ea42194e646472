import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getTeamPage, TEAM_PAGE_GAMES } from '#contract/team/team-page.ts'
import { teamKey } from '#domain/team/team.ts'
import { call } from '../shared/api/api.ts'
import type { KindFilter } from '../shared/stats/kind-filter.ts'

export const teamPageQuery = (team: string, kind: KindFilter | null = null) =>
  queryOptions({
    queryKey: ['team-page', teamKey(team), kind],
    queryFn: () => call(getTeamPage, { team, games: TEAM_PAGE_GAMES, ...(kind && { kind }) }),
    placeholderData: keepPreviousData,
  })
