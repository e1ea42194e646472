import styles from './Meter.module.css'

interface MeterProps {
  percent: number
  color?: string | undefined
}

/** A decorative bar; the number is next to it. */
export function Meter({ percent, color }: MeterProps) {
  return (
    <span className={styles.meter} aria-hidden="true">
      <span
        className={styles.bar}
        style={{ inlineSize: `${Math.min(100, Math.max(0, percent))}%`, background: color }}
      />
    </span>
  )
}
