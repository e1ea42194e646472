import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import styles from './RankingState.module.css'
import type { Ranking } from './use-ranking.ts'

interface RankingStateProps {
  ranking: Ranking
  texts: { select: string; loading: string; empty: string; failed: string }
  hasData: boolean
  lines?: number
  children: ReactNode
}

/** Loading, empty and error states of a panel. Each panel has its own. */
export function RankingState({ ranking, texts, hasData, lines = 3, children }: RankingStateProps) {
  const { hasTeams, error, waiting, isFetching, retry } = ranking

  if (!hasTeams) return <EmptyState title={texts.select} icon={<UsersRound aria-hidden="true" />} />
  if (error && !hasData)
    return <ErrorState message={texts.failed} onRetry={retry} busy={isFetching} />
  if (!hasData && waiting > 0) return <Skeleton label={texts.loading} lines={lines} />
  if (!hasData) return <EmptyState title={texts.empty} />
  return (
    <>
      {error ? (
        <FaultNotice className={styles.fault} onRetry={retry} busy={isFetching}>
          {texts.failed}
        </FaultNotice>
      ) : null}
      {children}
    </>
  )
}
