import { RotateCw, TriangleAlert } from 'lucide-react'
import { classNames } from '../layout/class-names.ts'
import { RetryButton } from '../action/RetryButton.tsx'
import styles from './States.module.css'

interface ErrorStateProps {
  message: string
  onRetry?: () => void
  busy?: boolean
}

export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.icon, styles.danger)}>
        <TriangleAlert aria-hidden="true" />
      </span>
      <p className={styles.title}>{message}</p>
      {onRetry ? (
        <div className={styles.action}>
          <RetryButton icon={<RotateCw aria-hidden="true" />} busy={busy} onRetry={onRetry} />
        </div>
      ) : null}
    </div>
  )
}
