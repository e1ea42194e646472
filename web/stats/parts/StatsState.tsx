import type { ReactNode } from 'react'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import styles from './StatsState.module.css'

interface StatsStateProps {
  loading: string
  /** What went wrong, in words. */
  fault: string | null
  /** What is shown in place of what failed. */
  instead?: string | null
  hasData: boolean
  isFetching: boolean
  /** What is shown belongs to the filters as they were before. */
  isStale: boolean
  onRetry: () => void
  children: ReactNode
}

/** What a panel shows instead of its data, or above it. */
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
