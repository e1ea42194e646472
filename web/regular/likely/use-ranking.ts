import { useMemo } from 'react'
import { likelyComps, topComps, topLegends, type LikelyComps } from '#domain/comp/ranking.ts'
import { useLater } from '../../shared/page/use-later.ts'
import { useNow } from '../../shared/page/use-now.ts'
import type { TeamCompsState } from './use-team-comps.ts'

/** Compositions age while a page stays open. */
const AGE_MS = 60_000

export interface RankedTeam extends LikelyComps {
  /** Those its compositions come from; all on record where none of them says what was played. */
  readonly games: number
  readonly bans: readonly string[]
}

/** What the teams are likely to play; computed here, so that a ban waits for nobody. */
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
