import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getRecommendedComps } from '#contract/regular/recommendation.ts'
import { call } from '../../shared/api/api.ts'

/** No own team means the club's default. */
export const recommendedQuery = (bans: readonly string[], ownTeam: string) =>
  queryOptions({
    queryKey: ['recommended', bans.toSorted(), ownTeam],
    queryFn: () =>
      call(getRecommendedComps, {
        bannedLegends: bans.toSorted(),
        ...(ownTeam !== '' && { team: ownTeam }),
      }),
    placeholderData: keepPreviousData,
  })
