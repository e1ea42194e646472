import { classNames } from '../layout/class-names.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The loading text, for screen readers. */
  label: string
  lines?: number
  shape?: 'lines' | 'rows' | 'tiles'
}

export function Skeleton({ label, lines = 3, shape = 'lines' }: SkeletonProps) {
  return (
    <div className={classNames(styles.skeleton, styles[shape])} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  )
}
