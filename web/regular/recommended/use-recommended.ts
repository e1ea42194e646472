import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openOfAll, openOnly } from './recommended.ts'
import { recommendedQuery } from '../regular.queries.ts'

/** Out of the list without bans; the server is asked only where that cannot tell. */
export function useRecommended(bans: readonly string[]) {
  const all = useQuery(recommendedQuery([]))
  const known = useMemo(
    () => all.data && openOfAll(all.data.recommended_comps, bans),
    [all.data, bans],
  )
  const exact = useQuery({ ...recommendedQuery(bans), enabled: known === null })
  const asked = known === null ? exact : all
  const comps = useMemo(
    () => known ?? (exact.data && openOnly(exact.data.recommended_comps, bans)),
    [known, exact.data, bans],
  )

  return {
    comps,
    error: comps === undefined ? asked.error : null,
    isFetching: asked.isFetching,
    retry: () => void asked.refetch(),
  }
}
