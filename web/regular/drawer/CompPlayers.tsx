import type { ForecastComp } from '#contract/forecast/forecast.ts'
import { teamForecastMessages as texts } from '#contract/forecast/team-forecast.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { PlayerName } from '../../shared/player/PlayerName.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './CompPlayers.module.css'

/** Who plays which legend. */
export function CompPlayers({ players }: { players: ForecastComp['players'] }) {
  return (
    <ul className={styles.players}>
      {players.map(({ legend, player, id }) => (
        <li key={legend} className={styles.player}>
          <LegendEmblem legend={legend} size={26} />
          <span className={styles.words}>
            <b className={styles.legend}>{findLegend(legend).label}</b>
            {player === null || id === null ? (
              <span className={styles.name}>{texts.unknownPlayer}</span>
            ) : (
              <PlayerName className={styles.name} player={id} name={player} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
