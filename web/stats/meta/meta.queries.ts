import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getMeta } from '#contract/stats/meta.ts'
import { call } from '../../shared/api/api.ts'
import type { MetaFilter } from './use-meta-filter.ts'

export const metaQuery = ({ window, map, bans, region, kind, least }: MetaFilter) => {
  const input = {
    window,
    least,
    regions: region === '' ? [] : [region],
    ...(map !== null && { map }),
    ...(bans !== null && { bans }),
    ...(kind !== null && { kind }),
  }
  return queryOptions({
    queryKey: ['meta', input],
    queryFn: () => call(getMeta, input),
    placeholderData: keepPreviousData,
  })
}
