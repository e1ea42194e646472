import { Link } from 'wouter'
import type { CorrectionRow } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../shared/page/time-element.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import styles from './correction-columns.module.css'
import { gameLink } from './game-link.ts'

const { historyColumns: names } = texts

export const correctionColumns: readonly Column<CorrectionRow>[] = [
  { id: 'when', header: names.when, cell: (row) => <When row={row} /> },
  { id: 'by', header: names.by, cell: ({ by }) => by ?? texts.deletedUser },
  { id: 'game', header: names.game, cell: (row) => <GameLink row={row} /> },
  { id: 'team', header: names.team, cell: ({ team }) => team ?? texts.wholeGame },
  { id: 'field', header: names.field, cell: ({ field }) => texts.fields[field] },
  { id: 'before', header: names.before, cell: ({ before }) => inWords(before) },
  { id: 'after', header: names.after, cell: ({ after }) => inWords(after) },
]

/** A table row on phones. */
export const correctionCard = (row: CorrectionRow) => (
  <article className={styles.card}>
    <p>
      <strong>{row.team ?? texts.wholeGame}</strong> {texts.fields[row.field]}:{' '}
      {inWords(row.before)} → {inWords(row.after)}
    </p>
    <p className={styles.facts}>
      <GameLink row={row} />
    </p>
    <p className={styles.facts}>
      {row.by ?? texts.deletedUser}, <When row={row} />
    </p>
  </article>
)

function When({ row: { at } }: { row: CorrectionRow }) {
  return (
    <time dateTime={isoTime(at)} title={formatExactTime(at)}>
      {formatDateTime(at)}
    </time>
  )
}

function GameLink({ row }: { row: CorrectionRow }) {
  return (
    <Link className={styles.link} to={gameLink(row.gameId)}>
      {row.event}, {texts.gameOf(row.number)}
    </Link>
  )
}

function inWords(value: CorrectionRow['before']): string {
  if (Array.isArray(value)) {
    return value.map((legend) => findLegend(legend).label).join(', ') || texts.empty
  }
  return value === null ? texts.unknown : String(value)
}
