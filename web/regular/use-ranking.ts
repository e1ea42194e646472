import { useMemo } from 'react'
import { likelyComps, topComps, topLegends } from '#domain/ranking.ts'
import { useNow } from './use-now.ts'
import type { TeamCompsState } from './use-team-comps.ts'

/** What the teams are likely to play; computed here, so that a ban waits for nobody. */
export function useRanking(teamComps: TeamCompsState, bans: readonly string[]) {
  const { loaded } = teamComps
  const nowMs = useNow()
  const likely = useMemo(
    () => loaded.map((comps) => likelyComps(comps, bans, nowMs)),
    [loaded, bans, nowMs],
  )
  const top = useMemo(() => topComps(likely), [likely])
  const legends = useMemo(() => topLegends(likely), [likely])
  return { ...teamComps, likely, top, legends }
}
export type Ranking = ReturnType<typeof useRanking>
