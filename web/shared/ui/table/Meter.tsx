import styles from './Meter.module.css'

/** A decorative bar; the number is next to it. */
export function Meter({ percent }: { percent: number }) {
  return (
    <span className={styles.meter} aria-hidden="true">
      <span
        className={styles.bar}
        style={{ inlineSize: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </span>
  )
}
