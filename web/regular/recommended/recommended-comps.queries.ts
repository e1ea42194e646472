import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getRecommendedComps } from '#contract/recommendation.ts'
import { call } from '../../shared/api/api.ts'

export const recommendedQuery = (bans: readonly string[]) =>
  queryOptions({
    queryKey: ['recommended', bans.toSorted()],
    queryFn: () => call(getRecommendedComps, { bannedLegends: bans.toSorted() }),
    placeholderData: keepPreviousData,
  })
