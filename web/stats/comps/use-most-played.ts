import { useQuery } from '@tanstack/react-query'
import { allRegions } from '../filter/region-filter.ts'
import { teamStatsQuery } from '../parts/stats.queries.ts'

const ALL = { from: null, to: null, regions: allRegions(), kind: null }

/** All teams with games, the one with the most first. */
export function useMostPlayed(isNeeded = true): string[] {
  const { data } = useQuery({ ...teamStatsQuery(ALL), enabled: isNeeded })
  return (data?.stats ?? [])
    .toSorted((a, b) => b.gamesPlayed - a.gamesPlayed)
    .map(({ teamName }) => teamName)
}
