/** Characters that start a formula in a spreadsheet, including full-width ones. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/
const GUARDED = /^'(?=[=+\-@\t\r\n\0＝＋－＠])/

export type CsvCell = string | number | null

/** Writes a table as CSV. Numbers stay numbers, and no text can become a formula in a spreadsheet. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/** Protects a text from being read as a formula. */
export const guard = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** Reverts `guard`. */
export const unguard = (text: string) => text.replace(GUARDED, '')

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = guard(cell)
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
