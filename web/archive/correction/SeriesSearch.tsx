import { useQuery } from '@tanstack/react-query'
import { SearchX, Swords } from 'lucide-react'
import { MAX_SERIES, SEARCH_LENGTH, type FoundSeries } from '#contract/archive/correction.ts'
import { MIN_EVENT_SEARCH } from '#contract/archive/game-kind.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { useDebounced } from '../../shared/page/use-debounced.ts'
import { foundSeriesQuery } from '../../shared/queries/found-series.queries.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../shared/page/time-element.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { gameLink } from './game-link.ts'
import { EventKindSelect, SeriesKindSelect } from './KindSelect.tsx'
import { findMapName } from './map-name.ts'
import styles from './SeriesSearch.module.css'

const SETTLE_MS = 150

export function SeriesSearch() {
  const [search, setSearch] = useQueryState('find', parseAsText)
  const debounced = useDebounced(search.trim().slice(0, SEARCH_LENGTH), SETTLE_MS)
  const { data, error, isFetching, refetch } = useQuery(foundSeriesQuery(debounced))

  return (
    <Panel
      title={texts.find}
      count={data?.hasMore ? texts.firstSeries(MAX_SERIES) : undefined}
      flush
    >
      <div className={styles.tools}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          onValueChange={(text) => setSearch(text || null)}
        />
        <p className={styles.hint}>{texts.searchHint}</p>
      </div>
      {error ? (
        <ErrorState message={texts.seriesFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : data ? (
        data.series.length > 0 ? (
          <ul className={styles.list} aria-busy={isFetching || undefined}>
            {data.series.map((series) => (
              <li key={series.id}>
                <SeriesRow series={series} />
              </li>
            ))}
          </ul>
        ) : debounced === '' ? (
          <EmptyState
            icon={<Swords aria-hidden="true" />}
            title={texts.noSeries}
            text={texts.noSeriesText}
          />
        ) : (
          <EmptyState icon={<SearchX aria-hidden="true" />} title={texts.noMatches} />
        )
      ) : (
        <Skeleton label={texts.loadingSeries} shape="rows" lines={5} />
      )}
      {debounced.length >= MIN_EVENT_SEARCH && (data?.series.length ?? 0) > 0 ? (
        // Below the list, which must not move under the pointer while a search settles.
        <div className={styles.tools}>
          <EventKindSelect search={debounced} />
        </div>
      ) : null}
    </Panel>
  )
}

function SeriesRow({ series }: { series: FoundSeries }) {
  const { event, set, startedAt, region, bansEnabled, games } = series
  const facts = [
    set === null ? null : texts.setName(set),
    region,
    bansEnabled ? null : texts.withoutBans,
  ].filter((fact) => fact !== null)

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <strong>{event}</strong>
        <p className={styles.facts}>
          <time dateTime={isoTime(startedAt)} title={formatExactTime(startedAt)}>
            {formatDateTime(startedAt)}
          </time>
          {facts.map((fact) => ` · ${fact}`)}
        </p>
        <div className={styles.kind}>
          <SeriesKindSelect series={series} />
        </div>
      </div>
      <ul className={styles.games}>
        {games.map(({ id, number, map }) => (
          <li key={id}>
            <LinkButton
              size="sm"
              to={gameLink(id)}
              aria-label={texts.openGame(number, findMapName(map), event)}
            >
              {texts.gameOf(number)} <span className={styles.map}>{findMapName(map)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
