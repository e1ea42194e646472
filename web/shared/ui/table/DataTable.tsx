import { useMemo, useState, type ReactNode } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { classNames } from '../layout/class-names.ts'
import { useMediaQuery } from '../layout/use-media-query.ts'
import { CardList } from './CardList.tsx'
import { sortRows, type Column, type Sort } from './data-table.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { Scroller } from './Scroller.tsx'
import { SortField } from './SortField.tsx'
import { TableRow } from './TableRow.tsx'
import styles from './DataTable.module.css'

const ROW_PX = 41

/** Extra rows beyond the edges, so fast scrolling shows no gaps. */
const OVERSCAN = 1

/** Longer tables with fixed column widths render only visible rows, so sorting stays fast. */
const ALL_DRAWN = 60

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort: Sort | null
  onSortChange: (sort: Sort) => void
  empty: ReactNode
  /** How many rows to show, after sorting all of them. */
  first?: number | undefined
  /** Renders a row as a card on phones, where a table would scroll sideways. */
  cards?: (row: Row) => ReactNode
}

export function DataTable<Row>({
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
  const isPrinted = useMediaQuery('print')
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const sorted = useMemo(
    () => sortRows(rows, columns, sort).slice(0, first),
    [rows, columns, sort, first],
  )

  const hasWidths = columns.every(({ width }) => width !== undefined)
  const isFixed = hasWidths && !isPrinted
  const isLong = isFixed && sorted.length > ALL_DRAWN

  if (rows.length === 0) return empty
  if (cards && isNarrow) {
    return (
      <CardList caption={caption} columns={columns} sort={sort} onSortChange={onSortChange}>
        {sorted.map((row) => (
          <li key={rowKey(row)}>{cards(row)}</li>
        ))}
      </CardList>
    )
  }

  return (
    <>
      {isNarrow && isFixed ? (
        <SortField columns={columns} sort={sort} onSortChange={onSortChange} />
      ) : null}
      <Scroller label={caption} onReady={setScroller}>
        <table
          className={classNames(styles.table, isFixed && styles.fixed)}
          {...(isFixed && { style: { minInlineSize: widthOf(columns) } })}
          {...(isLong && { 'aria-rowcount': sorted.length + 1 })}
        >
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  sort={sort}
                  onSortChange={onSortChange}
                />
              ))}
            </tr>
          </thead>
          {isLong ? (
            <VirtualBody scroller={scroller} columns={columns} rows={sorted} />
          ) : (
            <tbody>
              {sorted.map((row) => (
                <TableRow key={rowKey(row)} columns={columns} row={row} />
              ))}
            </tbody>
          )}
        </table>
      </Scroller>
    </>
  )
}

const widthOf = <Row,>(columns: readonly Column<Row>[]) =>
  columns.reduce((sum, { width = 0 }) => sum + width, 0)

interface VirtualBodyProps<Row> {
  scroller: HTMLElement | null
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** Renders only visible rows. aria-rowindex tells screen readers each row's position. */
function VirtualBody<Row>({ scroller, columns, rows }: VirtualBodyProps<Row>) {
  // The virtualizer's functions return different results over time, which only breaks memoized
  // code. Nothing here is memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)

  return (
    <tbody>
      {before > 0 ? <tr aria-hidden="true" style={{ blockSize: before }} /> : null}
      {items.map(({ index }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          // Keyed by index: reusing a row is far cheaper than creating a new one.
          <TableRow
            key={index}
            columns={columns}
            row={row}
            ref={virtual.measureElement}
            data-index={index}
            // Row 1 is the header.
            aria-rowindex={index + 2}
          />
        )
      })}
      {after > 0 ? <tr aria-hidden="true" style={{ blockSize: after }} /> : null}
    </tbody>
  )
}
