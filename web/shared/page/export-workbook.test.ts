import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { sheetNames, workbookFileName, workbook } from './export-workbook.ts'

const HOSTILE = [
  '=1+1',
  "=cmd|'/C calc'!A0",
  '+1-1',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '=HYPERLINK("http://x","y")',
]
const HARMLESS = ['"=1"', 'a,"b"\n=c', "'=1", 'Fjord & Sons <b>', 'Ægir 🦀']

async function written(cells: readonly (string | number | null)[]) {
  const columns = [{ header: 'Cell' }]
  const book = await workbook([{ name: 'Cells', columns, rows: cells.map((cell) => [cell]) }])
  return (await readSheet(await book.toBlob())).slice(1).map(([cell]) => cell)
}

test('text that would run as a formula gets an apostrophe, other text stays as it is', async () => {
  const rows = await written([...HOSTILE, ...HARMLESS])
  expect(rows).toEqual([...HOSTILE.map((text) => `'${text}`), ...HARMLESS])
})

test('numbers are numbers, also negative ones, and what is missing is empty', async () => {
  expect(await written([-5, 9.25, null, Number.NaN, 0])).toEqual([-5, 9.25, null, null, 0])
})

test('what the file cannot hold is left out, so that the file still opens', async () => {
  expect(await written(['\0=1', 'a\u0007b', '\ud800x'])).toEqual(["'=1", 'ab', 'x'])
})

test('a file is named after its tab and the day', () => {
  expect(workbookFileName('Team Stats', new Date(2026, 9, 4, 23, 59))).toBe(
    'Team_Stats_2026-10-04.xlsx',
  )
})

test('sheets have different names of at most 31 characters', () => {
  const long = 'A very long name of a sheet that goes on'
  expect(sheetNames(['Maps', long, `${long} and on`, 'maps'])).toEqual([
    'Maps',
    'A very long name of a sheet tha',
    'A very long name of a sheet (2)',
    'maps (2)',
  ])
})
