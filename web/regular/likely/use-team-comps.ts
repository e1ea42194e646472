import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { knownTeamComps, teamCompsQuery } from '../regular.queries.ts'

/** What the selected teams have played, as far as it is here. */
export function useTeamComps(teams: readonly string[]) {
  const queryClient = useQueryClient()
  const query = useQuery(teamCompsQuery(queryClient, teams))
  const { data, error, isFetching, refetch } = query
  const loaded = useMemo(
    () => data ?? knownTeamComps(queryClient, teams),
    [data, queryClient, teams],
  )
  const waiting = error ? 0 : teams.length - loaded.length

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
