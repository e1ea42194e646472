export interface CsvRow {
  /** Line number where the row starts in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** The text can't be read as CSV. */
export class CsvError extends Error {
  readonly kind: 'open_quote' | 'too_many_columns'
  readonly line: number
  constructor(kind: CsvError['kind'], line: number) {
    super(`${kind} in line ${line}`)
    this.kind = kind
    this.line = line
  }
}

const DELIMITERS = [',', ';', '\t']
/** No table of ours is wider. Without a limit one line could fill the memory. */
export const MAX_CSV_COLUMNS = 200

/** All rows of a CSV, including blank ones. Without a delimiter, it is found in the first line. */
export function csvRows(text: string, delimiter?: string): Generator<CsvRow, undefined> {
  const hint = /^sep=(.)\r?\n/i.exec(text)
  const body = hint ? text.slice(hint[0].length) : text
  return readRows(body, hint?.[1] ?? delimiter ?? findDelimiter(body), hint ? 2 : 1)
}

export const isBlankRow = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '')

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
    if (cells.length > MAX_CSV_COLUMNS) throw new CsvError('too_many_columns', rowLine)
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
    if (quote < 0) throw new CsvError('open_quote', line)
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
