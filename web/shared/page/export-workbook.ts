import { type CsvCell, guard } from '#domain/base/csv.ts'

export interface ExportColumn {
  readonly header: string
  /** In characters. */
  readonly width?: number
  /** Number format in spreadsheet notation: `0.00`. */
  readonly format?: string
}

export interface ExportSheet {
  readonly name: string
  readonly columns: readonly ExportColumn[]
  readonly rows: readonly (readonly CsvCell[])[]
}

const DEFAULT_WIDTH = 16

/** Downloads a spreadsheet. The library is loaded on first use. */
export async function saveWorkbook(fileName: string, sheets: readonly ExportSheet[]) {
  await (await workbook(sheets)).toFile(fileName)
}

/** `Team_Stats_2026-10-12.xlsx`, with the date in the user's time zone. */
export function workbookFileName(title: string, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const date = day.map((part) => String(part).padStart(2, '0')).join('-')
  return `${title.replaceAll(' ', '_')}_${date}.xlsx`
}

/** Spreadsheets refuse longer names. */
const NAME_LENGTH = 31

/** The names of the sheets as a spreadsheet accepts them: short enough, and none twice in any case. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let unique = name.slice(0, NAME_LENGTH)
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      const mark = ` (${number})`
      unique = `${name.slice(0, NAME_LENGTH - mark.length)}${mark}`
    }
    taken.add(unique.toLowerCase())
    return unique
  })
}

export async function workbook(sheets: readonly ExportSheet[]) {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const names = sheetNames(sheets.map(({ name }) => name))
  return writeXlsxFile(
    sheets.map(({ name, columns, rows }, index) => ({
      sheet: names[index] ?? name,
      columns: columns.map(({ width = DEFAULT_WIDTH }) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(({ header }) => ({ ...textCell(header), fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((cell, at) => writeCell(cell, columns[at]?.format))),
      ],
    })),
  )
}

function writeCell(cell: CsvCell, format: string | undefined) {
  if (typeof cell === 'string') return textCell(cell)
  if (cell === null || !Number.isFinite(cell)) return null
  return { value: cell, type: Number, ...(format !== undefined && { format }) }
}

const textCell = (text: string) => ({ value: guard(text), type: String })
