import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getTeamRanking } from '#contract/team/team-ranking.ts'
import { call } from '../shared/api/api.ts'

export const teamRankingQuery = (days: number, least: number | null) =>
  queryOptions({
    queryKey: ['team-ranking', days, least],
    queryFn: () => call(getTeamRanking, { days, ...(least !== null && { least }) }),
    placeholderData: keepPreviousData,
  })
