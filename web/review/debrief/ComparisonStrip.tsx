import { debriefMessages as texts } from '#contract/review/debrief.texts.ts'
import type { DebriefInsight } from '#contract/review/debrief.ts'
import { clockText } from '#domain/base/clock-text.ts'
import styles from './ComparisonStrip.module.css'

interface ComparisonStripProps {
  insight: DebriefInsight
  /** What the line in the middle is. */
  middle: string
  unit: string
}

/** What we have, what it is compared with, and each of the others on one axis. The sentence says the same. */
export function ComparisonStrip({ insight, middle, unit }: ComparisonStripProps) {
  const { own, other, field, kind } = insight
  const all = [own, other, ...field]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const at = (value: number) => (most === least ? 50 : (100 * (value - least)) / (most - least))
  const written = (value: number) =>
    kind === 'pointsLeft' ? clockText(value) : (Math.round(value * 10) / 10).toLocaleString('en-US')

  return (
    <figure
      className={styles.strip}
      role="img"
      aria-label={`${texts.you(written(own))}, ${texts.middle(middle, written(other))} (${unit})`}
    >
      <div className={styles.axis} aria-hidden="true">
        {field.map((value, index) => (
          // Dots have no other key than their index.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.dot} style={{ left: `${at(value)}%` }} />
        ))}
        <span className={styles.middle} style={{ left: `${at(other)}%` }} />
        <span className={styles.own} style={{ left: `${at(own)}%` }} />
      </div>
      <div className={styles.labels} aria-hidden="true" data-swapped={own > other || undefined}>
        <b>{texts.you(written(own))}</b>
        <span>{texts.middle(middle, written(other))}</span>
      </div>
    </figure>
  )
}
