import { queryOptions } from '@tanstack/react-query'
import { listShareLinks, type ShareKind } from '#contract/share-link.ts'
import { call } from '../api/api.ts'

/** What a view link shows. */
export interface ShareSubject {
  readonly kind: ShareKind
  /** Null for the draft. */
  readonly series: number | null
}

export const shareLinksQuery = ({ kind, series }: ShareSubject) =>
  queryOptions({
    queryKey: ['share-links', kind, series],
    queryFn: () => call(listShareLinks, { kind, series }),
    // Who opens the list wants to know who watches now.
    staleTime: 0,
  })
