import { queryOptions } from '@tanstack/react-query'
import { getRecommendedCompositions } from '#contract/regular/recommendation.ts'
import { call } from '../../shared/api/api.ts'

export const compositionsQuery = queryOptions({
  queryKey: ['recommended-compositions'],
  queryFn: () => call(getRecommendedCompositions, {}),
})
