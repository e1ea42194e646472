import { isFew } from './FewTag.tsx'
import styles from './ShareBar.module.css'

/** A decorative bar; the number is next to it. An outline if there are few games. */
export function ShareBar({ share, games }: { share: number; games: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={styles.bar}
        data-few={isFew(games) || undefined}
        style={{ inlineSize: `${Math.round(100 * Math.min(1, share))}%` }}
      />
    </span>
  )
}
