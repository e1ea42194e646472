import type { ForecastComp } from '#contract/forecast.ts'
import { forecastMessages as texts } from '#contract/messages/forecast.ts'
import { findLegend } from '#domain/legend/legend.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './CompPlayers.module.css'

/** Who plays which legend. */
export function CompPlayers({ players }: { players: ForecastComp['players'] }) {
  return (
    <ul className={styles.players}>
      {players.map(({ legend, player }) => (
        <li key={legend} className={styles.player}>
          <LegendEmblem legend={legend} size={26} />
          <span className={styles.words}>
            <b className={styles.legend}>{findLegend(legend).label}</b>
            <span className={styles.name}>{player ?? texts.unknownPlayer}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
