import type { UseQueryResult } from '@tanstack/react-query'
import { seriesPageMessages as texts } from '#contract/series/series-page.texts.ts'
import type { ListedSeries } from '#contract/series/series.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { formatDay } from '../shared/page/time.ts'
import { useNow } from '../shared/page/use-now.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { NothingFound } from '../shared/ui/feedback/NothingFound.tsx'
import { ErrorState } from '../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx'
import { SearchField } from '../shared/ui/form/SearchField.tsx'
import { Badge } from '../shared/ui/layout/Badge.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { isRunning, MINUTE_MS } from './running.ts'
import styles from './SeriesList.module.css'

interface SeriesListProps {
  query: UseQueryResult<{ series: readonly ListedSeries[]; total: number }>
  search: string
  chosen: number | null
  onSearch: (text: string) => void
  onChoose: (id: number) => void
  onMore: () => void
}

export function SeriesList(props: SeriesListProps) {
  const { query, search, chosen, onSearch, onChoose, onMore } = props
  const { data, error, isFetching, refetch } = query
  const found = data?.series ?? []
  const now = useNow(MINUTE_MS)
  const own = useOwnTeam()

  return (
    <Panel title={texts.list} count={data?.total} flush dense>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          onValueChange={onSearch}
        />
      </div>
      {!data && error ? (
        <ErrorState message={texts.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !error ? <Skeleton label={texts.loading} lines={8} /> : null}
      {data && found.length === 0 ? (
        <NothingFound texts={texts} isSearched={search.trim() !== ''} />
      ) : null}
      <ul className={styles.list} aria-label={texts.list}>
        {found.map((series) => (
          <li key={series.id}>
            <button
              type="button"
              className={styles.item}
              aria-current={series.id === chosen || undefined}
              onClick={() => onChoose(series.id)}
            >
              <span className={styles.event}>{series.event}</span>
              <span className={styles.facts}>
                {texts.facts(
                  formatDay(series.lastPlayed),
                  series.region,
                  series.teams.length,
                  series.games,
                )}
              </span>
              {own !== null && series.teams.some((team) => isSameTeam(team, own)) ? (
                <span title={own}>
                  <Badge tone="accent">{texts.you}</Badge>
                </span>
              ) : null}
              {series.isDemo ? <Badge tone="warning">{texts.demo}</Badge> : null}
              {isRunning(series, now) ? <Badge tone="success">{texts.running}</Badge> : null}
            </button>
          </li>
        ))}
      </ul>
      {data && found.length < data.total ? (
        <div className={styles.more}>
          <Button variant="ghost" size="sm" busy={isFetching} onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
