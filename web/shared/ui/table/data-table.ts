import type { ReactNode } from 'react'

type SortDirection = 'asc' | 'desc'

export interface Sort {
  column: string
  direction: SortDirection
}

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable; null sorts last in both directions. */
  sortValue?: (row: Row) => string | number | null
  firstDirection?: SortDirection
  align?: 'start' | 'end'
  hideHeader?: boolean
  /** A word beside the header, for what is true of the whole column. */
  tag?: string
  /** In px. Given for all columns, they keep their widths whatever rows are drawn. */
  width?: number
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The rows as the table has them, for what is drawn or written from the same rows. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): Row[] {
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !sortValue) return [...rows]
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .toSorted(({ value: a }, { value: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : sign * compare(a, b),
    )
    .map(({ row }) => row)
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b))
}

/** A click on a new column sorts in its useful direction, a second one turns it round. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | null): Sort {
  const first = column.firstDirection ?? 'asc'
  if (sort?.column !== column.id) return { column: column.id, direction: first }
  return { column: column.id, direction: sort.direction === 'asc' ? 'desc' : 'asc' }
}
