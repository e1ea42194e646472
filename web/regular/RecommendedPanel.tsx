import { memo, useMemo, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { regularMessages as texts } from '#contract/messages/regular.ts'
import { Button } from '../shared/ui/Button.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import { barsOf } from './recommended.ts'
import styles from './RecommendedPanel.module.css'
import { RecommendedEntry } from './RecommendedEntry.tsx'
import { useRecommended } from './use-recommended.ts'

export const RecommendedPanel = memo(({ bans }: { bans: readonly string[] }) => {
  const { comps, error, isFetching, retry } = useRecommended(bans)
  const bars = useMemo(() => barsOf(comps ?? []), [comps])
  const [player, setPlayer] = useState<string | null>(null)

  return (
    <Panel title={texts.recommended} flush>
      {comps === undefined && error ? (
        <ErrorState message={texts.recommendedFailed} onRetry={retry} busy={isFetching} />
      ) : null}
      {comps === undefined && !error ? (
        <Skeleton label={texts.loadingRecommended} lines={6} />
      ) : null}
      {comps && error ? (
        <Notice
          tone="danger"
          className={styles.fault}
          action={
            <Button size="sm" busy={isFetching} onClick={retry}>
              {messages.app.retry}
            </Button>
          }
        >
          {texts.recommendedFailed}
        </Notice>
      ) : null}
      {comps?.length === 0 && !error ? <EmptyState title={texts.noRecommended} /> : null}
      <ol>
        {comps?.map((comp, place) => (
          <RecommendedEntry
            key={place}
            comp={comp}
            rank={place + 1}
            bar={bars[place] ?? 0}
            player={player}
            onPlayer={setPlayer}
          />
        ))}
      </ol>
    </Panel>
  )
})
