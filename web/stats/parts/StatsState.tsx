import type { ReactNode } from 'react'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import styles from './StatsState.module.css'

interface StatsStateProps {
  loading: string
  /** The error message. */
  fault: string | null
  /** Says what is shown instead of the data that failed to load. */
  instead?: string | null
  hasData: boolean
  isFetching: boolean
  /** The shown data belongs to the previous filters. */
  isStale: boolean
  onRetry: () => void
  children: ReactNode
}

/** Loading and error states of a panel, in place of or above its data. */
export function StatsState(props: StatsStateProps) {
  const { loading, fault, instead = null, hasData, isFetching, isStale, onRetry, children } = props

  if (fault !== null && !hasData) {
    return <ErrorState message={fault} onRetry={onRetry} busy={isFetching} />
  }
  if (!hasData) return <Skeleton label={loading} shape="rows" lines={8} />
  return (
    <>
      {fault === null ? null : (
        <FaultNotice className={styles.fault} instead={instead} onRetry={onRetry} busy={isFetching}>
          {fault}
        </FaultNotice>
      )}
      <div className={styles.data} aria-busy={isStale || undefined}>
        {children}
      </div>
    </>
  )
}
