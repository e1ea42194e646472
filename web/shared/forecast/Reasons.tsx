import { CircleMinus, CirclePlus } from 'lucide-react'
import type { ForecastReason } from '#contract/forecast/forecast.ts'
import { teamForecastMessages as texts } from '#contract/forecast/team-forecast.texts.ts'
import { reasonText } from '#contract/forecast/forecast-reason.texts.ts'
import styles from './Reasons.module.css'

/** The strongest reasons for a composition, then the strongest one against it. */
export function Reasons({ reasons }: { reasons: readonly ForecastReason[] }) {
  if (reasons.length === 0) return <p className={styles.none}>{texts.noReasons}</p>
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason.feature} className={styles.reason}>
          {reason.effect < 0 ? (
            <CircleMinus className={styles.con} role="img" aria-label={texts.against} />
          ) : (
            <CirclePlus className={styles.pro} aria-hidden="true" />
          )}
          {reasonText(reason)}
        </li>
      ))}
    </ul>
  )
}
