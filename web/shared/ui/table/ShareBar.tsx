import { classNames } from '../layout/class-names.ts'
import styles from './ShareBar.module.css'

/** A decorative bar; the number is next to it. An outline if there are few games. */
export function ShareBar({ share, isOutline }: { share: number; isOutline: boolean }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={classNames(styles.bar, isOutline && styles.outline)}
        style={{ inlineSize: `${Math.round(100 * Math.min(1, share))}%` }}
      />
    </span>
  )
}
