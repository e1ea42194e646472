import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import styles from './LegendShares.module.css'

interface LegendSharesProps {
  legends: readonly { readonly legend: string; readonly games: number }[]
  /** All games of the player. */
  games: number
}

/** The legends a player plays, with their share of the games. */
export function LegendShares({ legends, games }: LegendSharesProps) {
  return (
    <ul className={styles.legends}>
      {legends.map(({ legend, games: own }) => (
        <li key={legend} className={styles.legend} title={findLegend(legend).label}>
          <LegendEmblem legend={legend} size={18} />
          <span>{findLegend(legend).short}</span>
          <span className={styles.share} title={texts.ofGames(own, games)}>
            {texts.share(own / games)}
          </span>
        </li>
      ))}
    </ul>
  )
}
