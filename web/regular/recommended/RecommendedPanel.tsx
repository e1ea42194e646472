import { type QueryClient, useQuery } from '@tanstack/react-query'
import { memo, useState, useMemo } from 'react'
import { compEffectMessages as effectTexts } from '#contract/regular/comp-effect.texts.ts'
import { ownTeamMessages } from '#contract/catalog/own-team.texts.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { getPreferences, usePreferences } from '../../shared/session/preferences.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { RecommendedEntry } from './RecommendedEntry.tsx'
import { recommendedQuery } from './recommended-comps.queries.ts'
import { RecommendedSkeleton } from './RecommendedSkeleton.tsx'
import { openOfAll, openOnly } from './recommended.ts'
import styles from './RecommendedPanel.module.css'

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

/** Filters the list without bans, and asks the server only if that isn't enough. */
function useRecommended(bans: readonly string[]) {
  const { ownTeam } = usePreferences()
  const all = useQuery(recommendedQuery([], ownTeam))
  const known = useMemo(
    () => all.data && openOfAll(all.data.recommended_comps, bans),
    [all.data, bans],
  )
  const exact = useQuery({ ...recommendedQuery(bans, ownTeam), enabled: known === null })
  const source = known === null ? exact : all
  const comps = useMemo(
    () => known ?? (exact.data && openOnly(exact.data.recommended_comps, bans)),
    [known, exact.data, bans],
  )

  return {
    comps,
    error: comps === undefined ? source.error : null,
    isFetching: source.isFetching,
    retry: () => void source.refetch(),
  }
}
