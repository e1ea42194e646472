import { queryOptions } from '@tanstack/react-query'
import { listMissingRegions } from '#contract/archive/team-region.ts'
import { call } from '../../../shared/api/api.ts'

export const missingRegionsQuery = queryOptions({
  queryKey: ['missing-regions'],
  queryFn: () => call(listMissingRegions, {}),
})
