import { queryOptions } from '@tanstack/react-query'
import { listShareLinks } from '#contract/share-link.ts'
import { call } from '../../shared/api/api.ts'

export const shareLinksQuery = queryOptions({
  queryKey: ['share-links'],
  queryFn: () => call(listShareLinks, {}),
  // Who opens the list wants to know who watches now.
  staleTime: 0,
})
