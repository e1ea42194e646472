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
