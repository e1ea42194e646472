import type { Interval } from '#domain/base/interval.ts'
import { isFew } from './FewTag.tsx'
import styles from './Whisker.module.css'

interface WhiskerProps {
  at: number
  interval: Interval | null
  /** The values at the ends of the track. */
  range: Interval
  /** Number of games behind the value; an outline if there are few. */
  games: number
  color?: string | undefined
  /** A value to compare with, drawn across the track. */
  line?: number | undefined
}

/** A value and its interval on a track. Decorative: the numbers are next to it. */
export function Whisker({ at, interval, range, games, color, line }: WhiskerProps) {
  const percentOf = (value: number) => {
    const share = (value - range.low) / (range.high - range.low || 1)
    return 100 * Math.min(1, Math.max(0, share))
  }
  const [low, high] = interval ? [percentOf(interval.low), percentOf(interval.high)] : [0, 0]

  return (
    <span className={styles.track} style={{ color }} aria-hidden="true">
      {line === undefined ? null : (
        <span className={styles.line} style={{ insetInlineStart: `${percentOf(line)}%` }} />
      )}
      {interval ? (
        <span
          className={styles.reach}
          style={{ insetInlineStart: `${low}%`, inlineSize: `${high - low}%` }}
        />
      ) : null}
      <span
        className={styles.dot}
        data-few={isFew(games) || undefined}
        style={{ insetInlineStart: `${percentOf(at)}%` }}
      />
    </span>
  )
}
