import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { SPECIFIED_MAP_IDS } from '#domain/catalog/shipped-maps.ts'
import type { WorkbookRow } from '#domain/regular/recommendation-workbook.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import styles from './workbook-columns.module.css'
import { Seats } from './Seats.tsx'

const { columns } = texts

export const workbookColumns: readonly Column<WorkbookRow>[] = [
  { id: 'comp', header: columns.comp, cell: (row) => <Seats row={row} /> },
  {
    id: 'value',
    header: columns.value,
    align: 'end',
    cell: ({ value }) => valueOf(value),
    sortValue: ({ value }) => value,
    firstDirection: 'desc',
  },
  ...SPECIFIED_MAP_IDS.map((map): Column<WorkbookRow> => ({
    id: map,
    header: columns[map],
    align: 'end',
    cell: ({ byMap }) => valueOf(byMap[map]),
    sortValue: ({ byMap }) => byMap[map],
    firstDirection: 'desc',
  })),
]

/** A table row on phones. */
export const workbookCard = (row: WorkbookRow) => {
  const onMaps = SPECIFIED_MAP_IDS.filter((map) => row.byMap[map] !== null)

  return (
    <article className={styles.card}>
      <Seats row={row} />
      <p>
        {columns.value} {valueOf(row.value)}
      </p>
      {onMaps.length > 0 ? (
        <p className={styles.none}>
          {onMaps.map((map) => `${columns[map]} ${row.byMap[map]}`).join(' · ')}
        </p>
      ) : null}
    </article>
  )
}

const valueOf = (value: number | null) =>
  value ?? <span className={styles.none}>{texts.noValue}</span>
