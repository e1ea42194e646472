import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { nextSort, type Sort } from '../../shared/ui/table/data-table.ts'
import styles from './LikelyTable.module.css'
import { SORT_COLUMNS, type SortKey } from './table-team.ts'
import type { Columns } from './use-columns.ts'

interface LikelyHeadProps {
  columns: Columns
  lastGame: number | null
  /** The game on screen, if it is played. */
  pastGame: number | null
  sort: Sort
  onSort: (sort: Sort) => void
}

export function LikelyHead({ columns, lastGame, pastGame, sort, onSort }: LikelyHeadProps) {
  const sortable = (id: SortKey, title: ReactNode, className?: string) => (
    <SortHead id={id} title={title} className={className} sort={sort} onSort={onSort} />
  )

  return (
    <>
      <colgroup>
        <col className={styles.teamCol} />
        <col className={styles.gamesCol} />
        <col className={styles.lastCol} />
        {columns === 'weighted' ? null : (
          <>
            <col className={styles.forecastCol} />
            <col className={columns === 'both' ? styles.stackCol : undefined} />
            {columns === 'forecast' ? <col /> : null}
          </>
        )}
        {columns === 'forecast' ? null : <col span={3} />}
      </colgroup>
      <thead>
        <tr>
          {sortable('team', texts.team)}
          {sortable('games', texts.games, styles.gamesHead)}
          {sortable(
            'place',
            <>
              {texts.lastGame(lastGame)}
              <span className={styles.more}>{texts.lastGameMore}</span>
            </>,
          )}
          {columns === 'weighted' ? null : sortable('chance', texts.forecast)}
          {columns === 'forecast' ? (
            <>
              <th scope="col">{pastGame === null ? texts.second : texts.playedIn(pastGame)}</th>
              <th scope="col">{pastGame === null ? texts.third : texts.result}</th>
            </>
          ) : null}
          {columns === 'both' ? <th scope="col">{texts.secondAndThird}</th> : null}
          {columns === 'both' ? (
            <th scope="colgroup" colSpan={3} className={styles.weighted}>
              {texts.weightedAll}
            </th>
          ) : null}
          {columns === 'weighted'
            ? texts.weightedPlaces.map((place) => (
                <th key={place} scope="col">
                  {place}
                </th>
              ))
            : null}
        </tr>
      </thead>
    </>
  )
}

interface SortHeadProps {
  id: SortKey
  title: ReactNode
  className: string | undefined
  sort: Sort
  onSort: (sort: Sort) => void
}

function SortHead({ id, title, className, sort, onSort }: SortHeadProps) {
  const direction = sort.column === id ? sort.direction : undefined

  return (
    <th
      scope="col"
      className={className}
      {...(direction && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
    >
      <button
        type="button"
        className={styles.sort}
        data-direction={direction}
        onClick={() => onSort(nextSort(SORT_COLUMNS[id], sort))}
      >
        {title}
        <ArrowUp className={styles.arrow} aria-hidden="true" />
      </button>
    </th>
  )
}
