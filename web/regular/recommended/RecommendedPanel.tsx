import type { QueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { compEffectMessages as effectTexts } from '#contract/regular/comp-effect.texts.ts'
import { ownTeamMessages } from '#contract/catalog/own-team.texts.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { getPreferences } from '../../shared/session/preferences.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './RecommendedPanel.module.css'
import { RecommendedEntry } from './RecommendedEntry.tsx'
import { recommendedQuery } from './recommended-comps.queries.ts'
import { RecommendedSkeleton } from './RecommendedSkeleton.tsx'
import { useRecommended } from './use-recommended.ts'

interface RecommendedPanelProps {
  bans: readonly string[]
  /** The user's team; null if there's none. */
  own: string | null
}

export const RecommendedPanel = memo(({ bans, own }: RecommendedPanelProps) => {
  const { comps, error, isFetching, retry } = useRecommended(bans)
  const [player, setPlayer] = useState<string | null>(null)

  return (
    <Panel title={texts.recommended} flush>
      {comps === undefined && error ? (
        <ErrorState message={texts.recommendedFailed} onRetry={retry} busy={isFetching} />
      ) : null}
      {comps === undefined && !error ? <RecommendedSkeleton /> : null}
      {comps && error ? (
        <FaultNotice className={styles.fault} onRetry={retry} busy={isFetching}>
          {texts.recommendedFailed}
        </FaultNotice>
      ) : null}
      {comps?.length === 0 && !error ? <EmptyState title={texts.noRecommended} /> : null}
      {own === null && comps && comps.length > 0 ? (
        <p className={styles.apart}>{ownTeamMessages.noTeamHint}</p>
      ) : null}
      <ol className={styles.list}>
        {comps?.map((comp, index) => (
          <RecommendedEntry
            key={index}
            comp={comp}
            rank={index + 1}
            hasTeam={own !== null}
            player={player}
            onPlayer={setPlayer}
          />
        ))}
      </ol>
      {comps?.some(({ effect }) => effect) ? (
        <p className={styles.apart}>{effectTexts.apart}</p>
      ) : null}
    </Panel>
  )
})

/** Requests the list that the panel shows without bans, from which it takes those with bans. */
export const prepareRecommended = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(recommendedQuery([], getPreferences().ownTeam))
