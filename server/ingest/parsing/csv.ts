import { matchFileMessages as texts } from '#contract/messages/match-file.ts'
import { UnreadableFileError } from './unreadable-file.ts'

export interface CsvRow {
  /** Line number where the row starts in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvTable {
  /** From column name (lowercase, `_` between words) to its index. */
  readonly columns: ReadonlyMap<string, number>
  /** Number of columns up to the last one with a name. */
  readonly width: number
  readonly rows: Iterable<CsvRow>
}

const DELIMITERS = [',', ';', '\t']
/** No match table is wider. Without a limit one line could fill the memory. */
const MAX_COLUMNS = 200

/** Opens a CSV with a header: columns in any case and order, separated by `,` `;` or tab. */
export const openCsv = (text: string): CsvTable => openTable(withoutBlanks(csvRows(text)))

export const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '')

function* withoutBlanks(rows: Iterable<CsvRow>): Generator<CsvRow, undefined> {
  for (const row of rows) if (!isBlank(row)) yield row
}

/** All rows of a CSV, including blank ones. */
export function csvRows(text: string): Generator<CsvRow, undefined> {
  const hint = /^sep=(.)\r?\n/i.exec(text)
  const body = hint ? text.slice(hint[0].length) : text
  return readRows(body, hint?.[1] ?? findDelimiter(body), hint ? 2 : 1)
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

function findDelimiter(text: string): string {
  const end = text.search(/[\r\n]/)
  const header = (end < 0 ? text : text.slice(0, end)).slice(0, 10_000).replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** Quoted cells can contain delimiters, line breaks and doubled quotes. */
function* readRows(
  text: string,
  delimiter: string,
  firstLine: number,
): Generator<CsvRow, undefined> {
  let line = firstLine
  let rowLine = line
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, line) : { value: '', end: at, lines: 0 }
    const end = endOfCell(text, cell.end, delimiter)
    cells.push(cell.value + text.slice(cell.end, end))
    if (cells.length > MAX_COLUMNS)
      throw new UnreadableFileError(texts.refusals.tooManyColumns(rowLine, MAX_COLUMNS))
    line += cell.lines
    at = end + 1
    if (text[end] === delimiter && at < text.length) continue
    if (text[end] === delimiter) cells.push('')
    if (text[end] === '\r' && text[at] === '\n') at += 1
    yield { line: rowLine, cells }
    cells = []
    line += 1
    rowLine = line
  }
}

function quotedCell(text: string, start: number, line: number) {
  let value = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new UnreadableFileError(texts.refusals.openQuote(line))
    value += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') return { value, end: at, lines: value.split('\n').length - 1 }
    value += '"'
    at += 1
  }
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let at = start
  while (at < text.length) {
    const char = text[at]
    if (char === delimiter || char === '\n' || char === '\r') break
    at += 1
  }
  return at
}
