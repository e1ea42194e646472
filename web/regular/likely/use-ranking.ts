import { useMemo } from 'react'
import {
  likelyComps,
  topComps,
  topLegends,
  type LikelyComp,
  type LikelyComps,
} from '#domain/comp/ranking.ts'
import { useLater } from '../../shared/page/use-later.ts'
import { useNow } from '../../shared/page/use-now.ts'
import type { TeamCompsState } from './use-team-comps.ts'

/** The ranking weighs recent games more, so recompute it while the page stays open. */
const AGE_MS = 60_000

export interface RankedTeam extends LikelyComps {
  /** Games of its compositions; all recorded games if none of them has a composition. */
  readonly games: number
  readonly bans: readonly string[]
}

/** What the teams are likely to play. Computed in the browser, so a ban needs no request. */
export function useRanking(teamComps: TeamCompsState, bans: readonly string[]) {
  const { loaded } = teamComps
  const nowMs = useNow(AGE_MS)
  const likely = useMemo(
    () =>
      loaded.map((comps): RankedTeam => ({
        ...likelyComps(comps, bans, nowMs),
        games: comps.comps.reduce((sum, { games }) => sum + games, 0) || comps.games,
        bans,
      })),
    [loaded, bans, nowMs],
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
