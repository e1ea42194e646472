import { queryOptions } from '@tanstack/react-query'
import { listShareLinks, type ShareKind } from '#contract/share/share-link.ts'
import { call } from '../api/api.ts'

/** What a view link shows. */
export interface ShareSubject {
  readonly kind: ShareKind
  /** Null for the default room, and for others. */
  readonly room: number | null
  /** Null for others. */
  readonly series: number | null
  readonly game: number | null
  readonly feed?: number | null
}

export const shareLinksQuery = ({ kind, room, series, game, feed = null }: ShareSubject) =>
  queryOptions({
    queryKey: ['share-links', kind, room, series, game, feed],
    queryFn: () => call(listShareLinks, { kind, room, series, game, feed }),
    // Who opens the list wants to know who watches now.
    staleTime: 0,
  })
