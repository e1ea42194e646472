import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { knownTeamComps, teamCompsQuery } from '../regular.queries.ts'

/** The compositions of the selected teams, as far as they're loaded. */
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
      /** Number of teams whose compositions are still loading. */
      waiting,
      error,
      isFetching,
      retry: () => void refetch(),
    }),
    [teams.length, loaded, waiting, error, isFetching, refetch],
  )
}
export type TeamCompsState = ReturnType<typeof useTeamComps>
