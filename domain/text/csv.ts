/** What a spreadsheet takes for the beginning of a formula, also in full width. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/
const GUARDED = /^'(?=[=+\-@\t\r\n\0＝＋－＠])/

export type CsvCell = string | number | null

/** A table as CSV: numbers stay numbers, and no text becomes a formula in whoever's spreadsheet. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/** The text so that no spreadsheet takes it for a formula. */
export const guard = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before `guard`. */
export const unguard = (text: string) => text.replace(GUARDED, '')

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = guard(cell)
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
