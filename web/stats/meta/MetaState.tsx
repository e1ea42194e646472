import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaAnswer } from '#contract/stats/meta.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'

interface MetaStateProps {
  query: UseQueryResult<MetaAnswer>
  children: (answer: MetaAnswer) => ReactNode
}

/** Waits for the answer, and says what to change if there's nothing in it. */
export function MetaState({ query, children }: MetaStateProps) {
  const { data } = query
  if (!data) {
    return <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={12} />
  }
  if (data.teamGames === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  return children(data)
}
