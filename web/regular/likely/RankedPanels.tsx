import type { ReactNode } from 'react'
import { LegendsPanel } from './LegendsPanel.tsx'
import { LikelyPanel } from './LikelyPanel.tsx'
import styles from '../PanelColumns.module.css'
import { TopPanel } from './TopPanel.tsx'
import { useRanking } from './use-ranking.ts'
import type { TeamCompsState } from './use-team-comps.ts'

interface RankedPanelsProps {
  teamComps: TeamCompsState
  bans: readonly string[]
  /** Shown below the rankings, in the side column. */
  aside: ReactNode
}

/** Loaded with the first selected team; there's nothing to rank before. */
export function RankedPanels({ teamComps, bans, aside }: RankedPanelsProps) {
  const ranking = useRanking(teamComps, bans)

  return (
    <>
      <div className={styles.results}>
        <TopPanel ranking={ranking} />
        <LikelyPanel ranking={ranking} bans={bans} />
      </div>
      <div className={styles.side}>
        <LegendsPanel ranking={ranking} />
        {aside}
      </div>
    </>
  )
}
