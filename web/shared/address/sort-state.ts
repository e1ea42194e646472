import { createParser } from './query-parser.ts'
import type { Sort } from '../ui/table/data-table.ts'

/** A table's sort in the URL: the column name, with a leading minus for descending. */
export function parseAsSort(columns: readonly string[]) {
  return createParser<Sort>({
    parse: (text) => {
      const direction = text.startsWith('-') ? 'desc' : 'asc'
      const column = text.replace(/^-/, '')
      return columns.includes(column) ? { column, direction } : null
    },
    serialize: ({ column, direction }) => (direction === 'desc' ? `-${column}` : column),
    eq: (a, b) => a.column === b.column && a.direction === b.direction,
  })
}
