import { isFew } from './FewTag.tsx'
import styles from './Meter.module.css'

interface MeterProps {
  percent: number
  color?: string | undefined
  /** Number of games behind the value, if it's measured: an outline if there are few. */
  games?: number | undefined
}

/** A decorative bar; the number is next to it. */
export function Meter({ percent, color, games }: MeterProps) {
  const hasFew = games !== undefined && isFew(games)
  return (
    <span className={styles.meter} aria-hidden="true">
      <span
        className={styles.bar}
        data-few={hasFew || undefined}
        style={{
          inlineSize: `${Math.min(100, Math.max(0, percent))}%`,
          background: hasFew ? undefined : color,
        }}
      />
    </span>
  )
}
