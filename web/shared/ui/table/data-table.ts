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
  /** Makes the column sortable. Null sorts last in both directions. */
  sortValue?: (row: Row) => string | number | null
  firstDirection?: SortDirection
  align?: 'start' | 'end'
  hideHeader?: boolean
  /** A label next to the header, for something that applies to the whole column. */
  tag?: string
  /** In px. If all columns have a width, they keep it no matter which rows are rendered. */
  width?: number
}

/** Created when texts are first compared: that takes longer than the rest of the first screen's setup. */
let collator: Intl.Collator | undefined

/** The rows in table order, also used for charts and exports of the same rows. */
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
  if (typeof a === 'number' && typeof b === 'number') return a - b
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(String(a), String(b))
}

/** The first click on a column sorts in its default direction; the next one reverses it. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | null): Sort {
  const first = column.firstDirection ?? 'asc'
  if (sort?.column !== column.id) return { column: column.id, direction: first }
  return { column: column.id, direction: sort.direction === 'asc' ? 'desc' : 'asc' }
}
