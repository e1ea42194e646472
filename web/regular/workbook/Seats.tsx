import { TriangleAlert } from 'lucide-react'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { WorkbookRow } from '#domain/regular/recommendation-workbook.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './Seats.module.css'

/** The three legends in workbook order, each with its player. */
export function Seats({ row: { legends, players } }: { row: WorkbookRow }) {
  const namesAnyone = players.some((player) => player !== null)

  return (
    <ul className={styles.seats}>
      {legends.map((legend, seat) => {
        const { label, class: legendClass } = findLegend(legend)
        return (
          <li key={legend} className={styles.seat}>
            <LegendEmblem legend={legend} size={30} />
            <span className={styles.words}>
              <span className={styles.legend}>
                {label}
                {legendClass === 'Unknown' ? (
                  <TriangleAlert role="img" aria-label={texts.kinds.unknown_legend} />
                ) : null}
              </span>
              <span className={styles.player}>
                {players[seat] ?? (namesAnyone ? texts.noPlayer : texts.homePlayers)}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
