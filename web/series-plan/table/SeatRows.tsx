import type { ReactNode } from 'react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { FEW_LEGEND_GAMES } from '#domain/series-plan/plan-conflicts.ts'
import type { Seat } from '#domain/team/player.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './SeatRows.module.css'

interface SeatRowsProps {
  seats: readonly Seat[]
  /** How many games a seat's player has on its legend; null if no one knows. */
  gamesOf: (seat: Seat) => number | null
  isAtRisk?: (seat: Seat) => boolean
  /** Controls for the players, instead of their names. */
  controls?: readonly ReactNode[]
}

/** Who plays what, with the games on the legend. */
export function SeatRows({ seats, gamesOf, isAtRisk, controls }: SeatRowsProps) {
  return seats.map((seat, at) => {
    const { label } = findLegend(seat.legend)
    const games = gamesOf(seat)
    return (
      <div key={seat.legend} className={styles.seat} data-risk={isAtRisk?.(seat) || undefined}>
        <LegendEmblem legend={seat.legend} size={18} />
        <span className={styles.legend} title={label}>
          {label}
        </span>
        <span className={styles.player}>{controls?.[at] ?? seat.player}</span>
        {games === null ? null : (
          <small
            className={styles.games}
            data-few={games < FEW_LEGEND_GAMES || undefined}
            title={texts.gamesOn(games)}
          >
            {games}
            <span className={styles.word}>{texts.gamesOn(games).slice(String(games).length)}</span>
          </small>
        )}
      </div>
    )
  })
}
