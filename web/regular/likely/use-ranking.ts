import { useMemo } from 'react'
import {
  likelyComps,
  topComps,
  topLegends,
  type LikelyComp,
  type LikelyComps,
} from '#domain/regular/ranking.ts'
import { useLater } from '../../shared/page/use-later.ts'
import { useRecency } from './use-recency.ts'
import type { TeamCompsState } from './use-team-comps.ts'

export interface RankedTeam extends LikelyComps {
  /** Games of its compositions; all recorded games if none of them has a composition. */
  readonly games: number
  readonly bans: readonly string[]
}

/** What the teams are likely to play. Computed in the browser, so a ban needs no request. */
export function useRanking(teamComps: TeamCompsState, bans: readonly string[]) {
  const { loaded } = teamComps
  const { countedFrom } = useRecency()
  const likely = useMemo(
    () =>
      loaded.map((comps): RankedTeam => ({
        ...likelyComps(comps, bans, countedFrom),
        games: comps.comps.reduce((sum, { games }) => sum + games, 0) || comps.games,
        bans,
      })),
    [loaded, bans, countedFrom],
  )
  const later = useLater(likely)
  return useMemo(
    () => ({
      ...teamComps,
      likely,
      later,
      top: topComps(likely),
      legends: topLegends(likely),
    }),
    [teamComps, likely, later],
  )
}
export type Ranking = ReturnType<typeof useRanking>

/** The weight that shares are parts of. */
export const totalWeight = (likely: readonly LikelyComp[]) =>
  likely.filter(({ share }) => share !== null).reduce((sum, { weight }) => sum + weight.value, 0)
