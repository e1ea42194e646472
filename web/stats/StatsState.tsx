import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { Button } from '../shared/ui/Button.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import styles from './StatsState.module.css'

interface StatsStateProps {
  loading: string
  /** What went wrong, in words. */
  fault: string | null
  hasData: boolean
  isFetching: boolean
  /** What is shown belongs to the filters as they were before. */
  isStale: boolean
  onRetry: () => void
  children: ReactNode
}

/** What a panel shows instead of its data, or above it. */
export function StatsState(props: StatsStateProps) {
  const { loading, fault, hasData, isFetching, isStale, onRetry, children } = props

  if (fault !== null && !hasData) {
    return <ErrorState message={fault} onRetry={onRetry} busy={isFetching} />
  }
  if (!hasData) return <Skeleton label={loading} shape="rows" lines={8} />
  return (
    <>
      {fault === null ? null : (
        <Notice
          tone="danger"
          className={styles.fault}
          action={
            <Button size="sm" busy={isFetching} onClick={onRetry}>
              {messages.kit.retry}
            </Button>
          }
        >
          {fault}
        </Notice>
      )}
      <div className={styles.data} aria-busy={isStale || undefined}>
        {children}
      </div>
    </>
  )
}
