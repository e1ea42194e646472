import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Finding } from '#domain/archive/match.ts'
import type { CsvRow } from '#domain/base/read-csv.ts'
import type { CsvTable } from '../parsing/csv.ts'
import { requireRowCount } from '../parsing/limits.ts'
import { finding, joinNames } from '../rules/finding.ts'

/** Reads a column of a row; empty if the file doesn't have the column. */
export type Cell = (column: string) => string

interface Records<T> {
  readonly records: readonly T[]
  readonly skipped: readonly Finding[]
}

/** A few line numbers are enough to find the rows. */
const LINES_TOLD = 5

/** Maps rows with `read` and reports those that can't be used. */
export function readRecords<T>(
  { columns, width, rows }: CsvTable,
  read: (cell: Cell) => T,
  reasonToSkip: (record: T) => string | null,
): Records<T> {
  const records: T[] = []
  const skipped = new Map<string, number[]>()
  let count = 0
  for (const row of rows) {
    count += 1
    requireRowCount(count)
    const record = read((column) => row.cells[columns.get(column) ?? -1] ?? '')
    const isWhole = hasWidth(row, width)
    const reason = isWhole ? reasonToSkip(record) : texts.reasons.width
    if (reason === null) {
      records.push(record)
      continue
    }
    const lines = skipped.get(reason) ?? []
    lines.push(row.line)
    skipped.set(reason, lines)
  }
  return { records, skipped: [...skipped].map(([reason, lines]) => skippedRows(reason, lines)) }
}

/** Spreadsheets can add empty cells at the end. A row that is too short was cut off. */
const hasWidth = ({ cells }: CsvRow, width: number) =>
  cells.length >= width && cells.slice(width).every((cell) => cell.trim() === '')

function skippedRows(reason: string, lines: readonly number[]): Finding {
  const told = joinNames(lines.slice(0, LINES_TOLD))
  const where = lines.length > LINES_TOLD ? `${told}, …` : told
  return finding(
    'skipped_row',
    texts.found.skippedRows(lines.length, reason, where),
    texts.actions.skipped,
  )
}
