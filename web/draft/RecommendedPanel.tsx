import { useQuery } from '@tanstack/react-query'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { useMemo, useState } from 'react'
import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { Button } from '../shared/ui/Button.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import { Tabs } from '../shared/ui/Tabs.tsx'
import { Place, PlaceKey } from './Place.tsx'
import { lostTo, rankFor, RECOMMENDED_TABS } from './recommended.ts'
import { compositionsQuery } from './recommended.queries.ts'
import { RecommendedCard } from './RecommendedCard.tsx'
import styles from './RecommendedPanel.module.css'

const SHOWN = 8
const MORE = 20
const LOST = 4

const tabParser = parseAsStringLiteral(RECOMMENDED_TABS)
  .withDefault('overall')
  .withOptions({ history: 'push' })
const TABS = RECOMMENDED_TABS.map((value) => ({ value, label: texts.tabs[value] }))

export function RecommendedPanel({ banned }: { banned: readonly string[] }) {
  const [tab, setTab] = useQueryState('map', tabParser)
  const [count, setCount] = useState(SHOWN)
  const { data, error, isFetching, refetch } = useQuery(compositionsQuery)
  const ranking = useMemo(
    () => data && rankFor(tab, data.recommended_comps, banned),
    [data, tab, banned],
  )
  const shown = ranking?.open.slice(0, count) ?? []
  const lost = ranking ? lostTo(ranking.closed, shown, LOST) : []
  const left = (ranking?.open.length ?? 0) - shown.length

  return (
    <Place name="comps">
      <Panel
        title={texts.recommended}
        actions={
          <>
            <Tabs
              label={texts.maps}
              value={tab}
              onValueChange={(value) => void setTab(tabParser.parse(value))}
              tabs={TABS}
            />
            <PlaceKey name="comps" />
          </>
        }
      >
        {!data && error ? (
          <ErrorState
            message={texts.recommendedFailed}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : null}
        {!data && !error ? (
          <Skeleton label={texts.loadingRecommended} shape="tiles" lines={8} />
        ) : null}
        {data?.recommended_comps.length === 0 ? <EmptyState title={texts.noRecommended} /> : null}
        <ul className={styles.cards}>
          {shown.map((ranked, at) => (
            <RecommendedCard key={ranked.source.composition} ranked={ranked} rank={at + 1} />
          ))}
          {lost.map((ranked) => (
            <RecommendedCard
              key={ranked.source.composition}
              ranked={ranked}
              rank={null}
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
    </Place>
  )
}
