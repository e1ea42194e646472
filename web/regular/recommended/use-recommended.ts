import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePreferences } from '../../shared/session/preferences.ts'
import { openOfAll, openOnly } from './recommended.ts'
import { recommendedQuery } from './recommended-comps.queries.ts'

/** Filters the list without bans, and asks the server only if that isn't enough. */
export function useRecommended(bans: readonly string[]) {
  const { ownTeam } = usePreferences()
  const all = useQuery(recommendedQuery([], ownTeam))
  const known = useMemo(
    () => all.data && openOfAll(all.data.recommended_comps, bans),
    [all.data, bans],
  )
  const exact = useQuery({ ...recommendedQuery(bans, ownTeam), enabled: known === null })
  const source = known === null ? exact : all
  const comps = useMemo(
    () => known ?? (exact.data && openOnly(exact.data.recommended_comps, bans)),
    [known, exact.data, bans],
  )

  return {
    comps,
    error: comps === undefined ? source.error : null,
    isFetching: source.isFetching,
    retry: () => void source.refetch(),
  }
}
