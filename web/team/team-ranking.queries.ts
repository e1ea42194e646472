import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getTeamRanking } from '#contract/team/team-ranking.ts'
import { call } from '../shared/api/api.ts'
import type { KindFilter } from '../shared/stats/kind-filter.ts'

export const teamRankingQuery = (
  days: number,
  least: number | null,
  kind: KindFilter | null = null,
) =>
  queryOptions({
    queryKey: ['team-ranking', days, least, kind],
    queryFn: () =>
      call(getTeamRanking, { days, ...(least !== null && { least }), ...(kind && { kind }) }),
    placeholderData: keepPreviousData,
  })
