import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { knownTeamComps, teamCompsQuery } from './regular.queries.ts'

/** What the selected teams have played, as far as it is here. */
export function useTeamComps(teams: readonly string[]) {
  const queryClient = useQueryClient()
  const query = useQuery(teamCompsQuery(queryClient, teams))
  const { data, error, isFetching, refetch } = query
  const known = useMemo(
    () => data ?? knownTeamComps(queryClient, teams),
    [data, queryClient, teams],
  )
  const [kept, setKept] = useState(known)
  const waiting = error ? 0 : teams.length - known.length
  // A whole new selection: what was on screen stays until its teams are there.
  const isReplaced = known.length === 0 && waiting > 0
  if (!isReplaced && kept !== known) setKept(known)
  const loaded = isReplaced ? kept : known

  return useMemo(
    () => ({
      hasTeams: teams.length > 0,
      loaded,
      /** Teams whose compositions are still on their way. */
      waiting,
      error,
      isFetching,
      retry: () => void refetch(),
    }),
    [teams.length, loaded, waiting, error, isFetching, refetch],
  )
}
export type TeamCompsState = ReturnType<typeof useTeamComps>
