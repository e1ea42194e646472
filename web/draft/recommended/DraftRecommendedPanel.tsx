import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { ValueModel } from '#domain/regular/value.ts'
import { ApiError } from '../../shared/api/api.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { mapChoices } from '../../shared/map/map-choices.ts'
import { useLater } from '../../shared/page/use-later.ts'
import { JumpTarget, JumpTargetKey } from '../JumpTarget.tsx'
import { useDraftMap } from './draft-map.ts'
import { lostTo, rankFor } from './recommended.ts'
import { compositionsQuery } from './recommended.queries.ts'
import { RecommendedCard } from './RecommendedCard.tsx'
import styles from './DraftRecommendedPanel.module.css'

const SHOWN = 8
const MORE = 20
const LOST = 4

const NO_MODEL: ValueModel = { prior: 0, k: 0, within: null }

const { overall, ...NAMES } = texts.tabs

interface RecommendedPanelProps {
  banned: readonly string[]
}

/** Updates one render after the bans, so a ban shows up first. */
export function DraftRecommendedPanel({ banned }: RecommendedPanelProps) {
  return <Recommended banned={useLater(banned)} />
}

const Recommended = memo(({ banned }: RecommendedPanelProps) => {
  const [tab, setTab] = useDraftMap()
  const [count, setCount] = useState(SHOWN)
  const { data, error, isFetching, refetch } = useQuery(compositionsQuery)
  const ranking = useMemo(
    () => data && rankFor(tab, data.recommended_comps, banned),
    [data, tab, banned],
  )
  const shown = ranking?.open.slice(0, count) ?? []
  const lost = ranking ? lostTo(ranking.closed, shown, LOST) : []
  const cards = [
    ...shown.map((ranked, at) => ({ ranked, rank: at + 1 })),
    ...lost.map((ranked) => ({ ranked, rank: null })),
  ]
  const left = (ranking?.open.length ?? 0) - shown.length

  return (
    <JumpTarget name="comps">
      <Panel
        title={texts.recommended}
        actions={
          <>
            <Tabs
              label={texts.maps}
              value={tab}
              onValueChange={(value) => setTab(value)}
              tabs={[{ value: 'overall', label: overall }, ...mapChoices(tab, NAMES)]}
            />
            <JumpTargetKey name="comps" />
          </>
        }
      >
        {!data && error ? (
          <ErrorState message={faultText(error)} onRetry={() => void refetch()} busy={isFetching} />
        ) : null}
        {!data && !error ? (
          <Skeleton label={texts.loadingRecommended} shape="tiles" lines={8} />
        ) : null}
        {data?.recommended_comps.length === 0 ? <EmptyState title={texts.noRecommended} /> : null}
        <ul className={styles.cards}>
          {cards.map(({ ranked, rank }) => (
            <RecommendedCard
              key={ranked.source.composition}
              ranked={ranked}
              rank={rank}
              model={data?.model ?? NO_MODEL}
              banned={banned}
            />
          ))}
        </ul>
        {left > 0 ? (
          <div className={styles.more}>
            <Button variant="ghost" size="sm" onClick={() => setCount(count + MORE)}>
              {texts.showMore(Math.min(MORE, left))}
            </Button>
          </div>
        ) : null}
      </Panel>
    </JumpTarget>
  )
})

function faultText(error: Error): string {
  if (!(error instanceof ApiError)) return texts.recommendedFailed
  if (error.status === 401) return texts.recommendedLogIn
  if (error.code !== 'invalid_response') return texts.recommendedFailed
  return error.cause ? texts.recommendedInvalid : texts.recommendedNotJson
}
