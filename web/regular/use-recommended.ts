import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openOfAll, openOnly } from './recommended.ts'
import { recommendedQuery } from './regular.queries.ts'

/** Answered at once where the list without bans can tell; the server's own answer then changes nothing. */
export function useRecommended(bans: readonly string[]) {
  const all = useQuery(recommendedQuery([]))
  const exact = useQuery(recommendedQuery(bans))
  const isExact = exact.data !== undefined && !exact.isPlaceholderData

  const comps = useMemo(() => {
    const known = all.data && openOfAll(all.data.recommended_comps, bans)
    const answered = exact.data && openOnly(exact.data.recommended_comps, bans)
    return known && (!isExact || isSame(known, answered)) ? known : answered
  }, [all.data, exact.data, isExact, bans])

  return {
    comps,
    error: comps === undefined || (exact.error && !isExact) ? exact.error : null,
    isFetching: exact.isFetching,
    retry: () => void exact.refetch(),
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
