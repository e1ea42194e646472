import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { compPerformance } from '#domain/stats/comp-performance.ts'
import { type MapChoice, mapOf } from './map-choice.ts'
import { type Period, secondsOf } from '../filter/period.ts'
import { teamMatchesQuery } from '../parts/stats.queries.ts'

/** How a team's compositions performed in the period and on the map. */
export function useTeamMatches(team: string, { from, to }: Period, map: MapChoice) {
  const query = useQuery(teamMatchesQuery(team))
  const answer = query.data?.team_comps[0]

  const rows = useMemo(
    () => compPerformance(answer?.comps ?? [], { ...secondsOf({ from, to }), map: mapOf(map) }),
    [answer, from, to, map],
  )
  return { query, rows, name: answer?.team ?? team, hasPlayed: (answer?.comps.length ?? 0) > 0 }
}
