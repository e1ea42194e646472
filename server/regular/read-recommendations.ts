import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import type { WorkbookFinding, WorkbookRow } from '#domain/regular/recommendation-workbook.ts'
import { type CsvRow, isBlankRow } from '#domain/base/read-csv.ts'
import { openTable, readCsv } from '../archive/ingest/parsing/csv.ts'
import { decodeText } from '../archive/ingest/parsing/decode.ts'
import { UnreadableFileError } from '../archive/ingest/parsing/unreadable-file.ts'
import { findColumns } from './workbook-columns.ts'
import { readWorkbookRow } from './workbook-row.ts'
import { readWorkbook } from './workbook.ts'

const MAX_ROWS = 5000

const ZIP = [0x50, 0x4b, 3, 4]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

export interface RecommendationWorkbook {
  rows: WorkbookRow[]
  findings: WorkbookFinding[]
}

/** Reads recommended compositions from a workbook or CSV. The type is detected from the first bytes, not the name. */
export async function readRecommendations(bytes: Uint8Array): Promise<RecommendationWorkbook> {
  if (startsWith(bytes, OLD_EXCEL)) throw new UnreadableFileError(texts.oldExcel)
  const rows = startsWith(bytes, ZIP)
    ? (await readWorkbook(bytes)).map((cells, place) => ({ line: place + 1, cells }))
    : readCsv(decodeText(bytes))
  return readTable(takeRows(rows))
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte)

/** Blank rows count too: a file of only line breaks must not fill the memory. */
function takeRows(rows: Iterable<CsvRow>): CsvRow[] {
  const taken: CsvRow[] = []
  for (const row of rows) {
    taken.push(row)
    if (taken.length > MAX_ROWS + 1) throw new UnreadableFileError(texts.tooManyRows(MAX_ROWS))
  }
  return taken
}

function readTable(all: readonly CsvRow[]): RecommendationWorkbook {
  const first = all.findIndex((row) => !isBlankRow(row))
  const last = all.findLastIndex((row) => !isBlankRow(row))
  const table = openTable(all.slice(Math.max(0, first), last + 1).values())
  const { columns, findings } = findColumns(table.columns.keys())
  const rows: WorkbookRow[] = []
  const seen = new Map<string, number>()
  for (const row of table.rows) {
    const cell = (name: string | undefined) =>
      row.cells[name === undefined ? -1 : (table.columns.get(name) ?? -1)] ?? ''
    const read = readWorkbookRow(row.line, (name) => cell(columns.get(name)), seen)
    findings.push(...read.findings)
    if (read.row) rows.push(read.row)
  }
  return { rows, findings }
}
