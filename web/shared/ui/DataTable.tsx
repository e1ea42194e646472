import { useTable, type RowData } from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { CardList } from './CardList.tsx'
import { classNames } from './class-names.ts'
import { columnDefs, features, type Column, type Sort } from './data-table.ts'
import styles from './DataTable.module.css'
import { HeaderCell } from './HeaderCell.tsx'
import { useMediaQuery } from './use-media-query.ts'

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort: Sort | null
  onSortChange: (sort: Sort) => void
  empty: ReactNode
  /** As many rows as are drawn; all of them are sorted. */
  first?: number | undefined
  /** What stands for a row on phones, where a table would scroll sideways. */
  cards?: (row: Row) => ReactNode
}

export function DataTable<Row extends RowData>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  empty,
  first,
  cards,
}: DataTableProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const defs = useMemo(() => columnDefs(columns), [columns])
  const sorting = useMemo(
    () => (sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : []),
    [sort],
  )
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    state: { sorting },
  })
  const sorted = table.getRowModel().rows.slice(0, first)

  if (rows.length === 0) return empty
  if (cards && isNarrow) {
    return (
      <CardList caption={caption} columns={columns} sort={sort} onSortChange={onSortChange}>
        {sorted.map((row) => (
          <li key={row.id}>{cards(row.original)}</li>
        ))}
      </CardList>
    )
  }

  return (
    // Focusable, so that the arrow keys scroll a table that holds no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id} className={styles.row}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    className={classNames(styles.cell, column.align === 'end' && styles.end)}
                    {...(index === 0 && { scope: 'row' })}
                  >
                    {column.cell(row.original)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
