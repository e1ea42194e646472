import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
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

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export function columnDefs<Row extends RowData>(
  columns: readonly Column<Row>[],
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, sortValue }) => ({
    id,
    accessorFn: (row) => sortValue?.(row) ?? undefined,
    enableSorting: sortValue !== undefined,
    sortUndefined: 'last',
    sortFn: (a, b) => compare(a.getValue(id), b.getValue(id)),
  }))
}

/** The rows as the table has them, for what is drawn or written from the same rows. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): Row[] {
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !sortValue) return [...rows]
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [first, second] = [sortValue(a), sortValue(b)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * compare(first, second)
  })
}

function compare(a: unknown, b: unknown): number {
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
