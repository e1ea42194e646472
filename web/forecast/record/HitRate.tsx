import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import type { Interval } from '#domain/base/interval.ts'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import styles from './HitRate.module.css'
import { LEAST_JUDGED } from '../../shared/forecast/track-source.ts'
import { writePercent } from './track-format.ts'

export const METHOD_COLORS = {
  forecast: undefined,
  weighting: 'var(--viz-2)',
  sameAsLast: 'var(--viz-1)',
} as const

interface HitRateProps {
  percent: number
  n: number
  interval?: Interval | null
  color?: string | undefined
}

/** A share as a bar and a number, or the sentence that there is too little to judge. */
export function HitRate({ percent, n, interval = null, color }: HitRateProps) {
  if (n < LEAST_JUDGED) return <span className={styles.few}>{texts.tooFew(n, LEAST_JUDGED)}</span>
  return (
    <span className={styles.rate}>
      <Meter percent={percent} color={color} />
      <b className={styles.number}>{writePercent(percent)}</b>
      {interval ? (
        <span className={styles.interval}>
          {texts.interval(writePercent(interval.low), writePercent(interval.high))}
        </span>
      ) : null}
    </span>
  )
}
