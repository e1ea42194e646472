import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import {
  CsvError,
  csvRows,
  type CsvRow,
  isBlankRow,
  MAX_CSV_COLUMNS,
} from '#domain/base/read-csv.ts'
import { UnreadableFileError } from './unreadable-file.ts'

export interface CsvTable {
  /** From column name (lowercase, `_` between words) to its index. */
  readonly columns: ReadonlyMap<string, number>
  /** Number of columns up to the last one with a name. */
  readonly width: number
  readonly rows: Iterable<CsvRow>
}

/** Opens a CSV with a header: columns in any case and order, separated by `,` `;` or tab. */
export const openCsv = (text: string): CsvTable => openTable(withoutBlanks(readCsv(text)))

function* withoutBlanks(rows: Iterable<CsvRow>): Generator<CsvRow, undefined> {
  for (const row of rows) if (!isBlankRow(row)) yield row
}

/** All rows of a CSV. A file that isn't CSV is refused with a sentence. */
export function* readCsv(text: string): Generator<CsvRow, undefined> {
  try {
    yield* csvRows(text)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFileError(
      error.kind === 'open_quote'
        ? texts.refusals.openQuote(error.line)
        : texts.refusals.tooManyColumns(error.line, MAX_CSV_COLUMNS),
    )
  }
}

/** Makes a table from rows; the first one has the column names. */
export function openTable(rows: IterableIterator<CsvRow, undefined>): CsvTable {
  const header = rows.next()
  const columns = new Map<string, number>()
  for (const [place, cell] of (header.value?.cells ?? []).entries()) {
    const name = columnName(cell)
    if (name === '') continue
    if (columns.has(name)) throw new UnreadableFileError(texts.refusals.columnTwice(name))
    columns.set(name, place)
  }
  return { columns, width: Math.max(-1, ...columns.values()) + 1, rows }
}

const columnName = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '_')
    .slice(0, 100)
