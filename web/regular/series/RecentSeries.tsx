import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { seriesMessages as texts } from '#contract/series/series.texts.ts'
import type { ListedSeries } from '#contract/series/series.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { formatDay } from '../../shared/page/time.ts'
import { TYPING_MS, useDebounced } from '../../shared/page/use-debounced.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { type Lineup, normalizeTeams } from '../../shared/lineup/lineup.ts'
import { openSeries, openTeamList } from '../../shared/lineup/open-series.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { lobbySeriesQuery } from './series.queries.ts'
import styles from './RecentSeries.module.css'

export interface RecentSeriesProps {
  /** The series that is open now. */
  current: number | null
  onChange: (next: (lineup: Lineup) => Lineup) => void
  onClose: () => void
}

/** Finds a series and takes its lobby. Arrows choose while the search has the focus; Enter opens. */
export function RecentSeries({ current, onChange, onClose }: RecentSeriesProps) {
  const [search, setSearch] = useState('')
  const { data, error, isFetching, refetch } = useQuery(
    lobbySeriesQuery(useDebounced(search.trim(), TYPING_MS)),
  )
  const [at, setAt] = useState(0)
  const list = data?.series ?? []
  const chosen = list[Math.min(at, list.length - 1)]

  const apply = (next: (lineup: Lineup) => Lineup) => {
    onChange(next)
    onClose()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, list.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter' && chosen) apply((lineup) => openSeries(lineup, chosen))
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.opener} onKeyDown={press}>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          autoFocus
          onValueChange={(text) => {
            setSearch(text)
            setAt(0)
          }}
        />
      </div>
      {!data && error ? (
        <ErrorState message={texts.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !error ? <Skeleton label={texts.loading} lines={7} /> : null}
      {data && list.length === 0 ? (
        <EmptyState title={search.trim() === '' ? texts.none : texts.noMatch} />
      ) : null}
      {chosen ? (
        <div className={styles.columns}>
          <ul className={styles.list} aria-label={texts.list}>
            {list.map((series, index) => (
              <SeriesItem
                key={series.id}
                series={series}
                isChosen={series === chosen}
                onChoose={() => setAt(index)}
              />
            ))}
          </ul>
          <SeriesPreview
            series={chosen}
            isOpen={chosen.id === current}
            onOpen={() => apply((lineup) => openSeries(lineup, chosen))}
            onTeamsOnly={() => apply(() => openTeamList(chosen.teams))}
            onLeave={() => apply((lineup) => ({ ...lineup, series: null }))}
          />
        </div>
      ) : null}
    </div>
  )
}

interface SeriesItemProps {
  series: ListedSeries
  isChosen: boolean
  onChoose: () => void
}

function SeriesItem({ series, isChosen, onChoose }: SeriesItemProps) {
  const { event, lastPlayed, teams, games, isDemo } = series

  return (
    <li>
      <button type="button" className={styles.item} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.words}>
          <b className={styles.event}>{event}</b>
          <span className={styles.facts}>
            {texts.facts(formatDay(lastPlayed), teams.length, games)}
          </span>
        </span>
        {isDemo ? <Badge>{texts.demo}</Badge> : null}
      </button>
    </li>
  )
}

interface SeriesPreviewProps {
  series: ListedSeries
  /** It is the one on screen. */
  isOpen: boolean
  onOpen: () => void
  onTeamsOnly: () => void
  onLeave: () => void
}

/** What opening a series puts on screen. */
function SeriesPreview(props: SeriesPreviewProps) {
  const { series, isOpen, onOpen, onTeamsOnly, onLeave } = props
  const { teams, bans, games, nextMap } = series
  const shown = normalizeTeams(teams).length

  return (
    <div className={styles.preview}>
      <h3 className={styles.title}>{texts.opensWith}</h3>
      <p>{shown < teams.length ? texts.firstTeams(shown, teams.length) : texts.teams(shown)}</p>
      <p className={styles.names}>{normalizeTeams(teams).join(', ')}</p>
      {bans.length === 0 ? (
        <p>{texts.noBans}</p>
      ) : (
        <ul className={styles.bans}>
          {bans.map((ban, index) => (
            <li key={ban} className={styles.ban}>
              <LegendEmblem legend={ban} size={20} />
              {findLegend(ban).label}
              <small className={styles.game}>{texts.gameShort(index + 1)}</small>
            </li>
          ))}
        </ul>
      )}
      <p>{texts.next(games + 1, nextMap && mapName(nextMap.map))}</p>
      <p className={styles.note}>{texts.replaces}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onOpen}>
          {texts.open}
        </Button>
        <Button onClick={onTeamsOnly}>{texts.teamsOnly}</Button>
        {isOpen ? (
          <Button variant="ghost" onClick={onLeave}>
            {texts.leave}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
