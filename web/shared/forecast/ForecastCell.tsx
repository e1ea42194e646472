import { memo } from 'react'
import type { TeamForecast } from '#contract/forecast/forecast.ts'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { classNames } from '../ui/layout/class-names.ts'
import { NamedTrio, type TrioLook } from '../ui/legend/NamedTrio.tsx'
import styles from './ForecastCell.module.css'
import { isLittleKnown } from './little-known.ts'

interface ForecastCellProps {
  forecast: TeamForecast | undefined
  hasFailed: boolean
  bans: readonly string[]
}

/** The most likely composition, filled to its chance. */
export const ForecastCell = memo(({ forecast, hasFailed, bans }: ForecastCellProps) => {
  const best = forecast?.comps[0]
  if (!forecast || !best) {
    return forecast || hasFailed ? (
      <span className={styles.none}>{texts.unknown}</span>
    ) : (
      <span className={styles.waiting} title={texts.loading} />
    )
  }
  const chance = texts.percent(best.chance)

  return (
    <div
      className={classNames(styles.cell, isLittleKnown(forecast) && styles.few)}
      style={{ backgroundSize: `${Math.round(100 * best.chance)}% 100%` }}
    >
      <NamedTrio legends={best.comp} size={18} banned={bans} />
      {best.isLast ? <SameMark /> : null}
      <b className={styles.chance}>{chance}</b>
    </div>
  )
})

const SameMark = memo(() => (
  <span className={styles.same} role="img" aria-label={texts.same} title={texts.same}>
    =
  </span>
))

interface RunnerUpProps {
  forecast: TeamForecast | undefined
  rank: 1 | 2
  bans: readonly string[]
  look?: TrioLook
}

/** The second or third composition; nothing if the forecast has fewer. */
export const RunnerUp = memo(({ forecast, rank, bans, look = 'full' }: RunnerUpProps) => {
  const comp = forecast?.comps[rank]
  if (!comp) return null
  return (
    <div className={styles.runnerUp}>
      <NamedTrio legends={comp.comp} size={16} look={look} banned={bans} />
      {comp.isLast ? <SameMark /> : null}
      <span className={styles.second}>{texts.percent(comp.chance)}</span>
    </div>
  )
})
