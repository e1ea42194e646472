import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { teamKey } from '#domain/team/team.ts'
import { fetchTeamComps } from './likely/team-comps.ts'

const STALE_MS = 30_000

/** One query per team, so adding a team fetches only that team. */
const teamQuery = (team: string) =>
  queryOptions({
    queryKey: ['team-comps', 'of', teamKey(team)],
    queryFn: () => fetchTeamComps(team),
    staleTime: STALE_MS,
    retry: false,
  })

export const teamCompsQuery = (queryClient: QueryClient, teams: readonly string[]) =>
  queryOptions({
    queryKey: ['team-comps', teams.map(teamKey)],
    queryFn: () => Promise.all(teams.map((team) => queryClient.fetchQuery(teamQuery(team)))),
    staleTime: STALE_MS,
    enabled: teams.length > 0,
  })

/** The compositions already in the cache, shown while loading or after a failure. */
export const knownTeamComps = (queryClient: QueryClient, teams: readonly string[]) =>
  teams.flatMap((team) => queryClient.getQueryData(teamQuery(team).queryKey) ?? [])

/** Bans are set between games, which is when new games arrive. So refetch stale data. */
export const refreshTeamComps = (queryClient: QueryClient) =>
  queryClient.refetchQueries({ queryKey: ['team-comps'], type: 'active', stale: true })
