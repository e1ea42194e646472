import { memo } from 'react'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { rankingMessages } from '#contract/regular/ranking.texts.ts'
import type { TrioLook } from '../../shared/ui/legend/NamedTrio.tsx'
import { totalWeight, type RankedTeam } from '../likely/use-ranking.ts'
import styles from './LikelyTable.module.css'
import { WeightedCell } from './WeightedCell.tsx'

interface WeightedCellsProps {
  ranked: RankedTeam
  hasFacts: boolean
  look: TrioLook
}

export const WeightedCells = memo(({ ranked, hasFacts, look }: WeightedCellsProps) => {
  const { team, games, likely, bans } = ranked
  if (likely.length === 0) {
    return (
      <td className={styles.none} colSpan={PLACES.length}>
        {games > 0 ? rankingMessages.noTrios : texts.noGames}
      </td>
    )
  }
  return PLACES.map((place) => {
    const comp = likely[place]
    return (
      <td key={place} className={styles.weighted}>
        <div className={styles.cell}>
          {comp ? (
            <WeightedCell
              comp={comp}
              team={team}
              shownWeight={totalWeight(likely)}
              bans={bans}
              hasFacts={hasFacts}
              look={look}
            />
          ) : null}
        </div>
      </td>
    )
  })
})

const PLACES = [0, 1, 2] as const
