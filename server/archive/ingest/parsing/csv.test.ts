import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCsv } from './csv.ts'

const parse = (text: string) => {
  const { columns, rows } = openCsv(text)
  return { columns: [...columns.keys()], rows: [...rows].map(({ cells }) => cells) }
}

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['Windows line ends', 'a,b\r\n1,2\r\n'],
  ['old Mac line ends', 'a,b\r1,2\r'],
  ['no line end at the end', 'a,b\n1,2'],
  ['blank lines', '\na,b\n\n1,2\n\n\n'],
  ['rows of empty cells', 'a,b\n,\n1,2\n , \n'],
  ['a separator that is announced', 'sep=;\r\na;b\r\n1;2'],
  ['quotes around everything', '"a","b"\n"1","2"\n'],
])('a table with %s is the same table', (_, text) => {
  expect(parse(text)).toEqual({ columns: ['a', 'b'], rows: [['1', '2']] })
})

test('quoted cells hold separators, line ends and quotes', () => {
  expect(parse('team,note\n"One, Two","say ""hi""\nagain"\nPlain "nick" name,\n').rows).toEqual([
    ['One, Two', 'say "hi"\nagain'],
    ['Plain "nick" name', ''],
  ])
})

test('the separator is found outside of quotes', () => {
  expect(parse('"a,b,c";d\n1;2').columns).toEqual(['a_b_c', 'd'])
})

test('column names are read in any case, with any blanks', () => {
  expect(parse('Team Points, STARTED-at ,Mid\n').columns).toEqual([
    'team_points',
    'started_at',
    'mid',
  ])
})

test('a row knows its line', () => {
  const rows = [...openCsv('a,b\n"x\ny",1\n\n2,3').rows]
  expect(rows.map(({ line }) => line)).toEqual([2, 5])
})

test.each([
  [
    'a quote that is never closed',
    'a,b\n1,2\n3,"4\n5,6\n',
    'Line 3 has an unclosed quotation mark.',
  ],
  ['a column twice', 'Team,team\n', 'The column "team" appears twice.'],
  ['a row as wide as a file', `a,b\n${','.repeat(1000)}`, 'Line 2 has more than 200 columns.'],
])('%s is refused', (_, text, message) => {
  expect(() => parse(text)).toThrow(message)
})

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

test('what is written with quotes is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\t', ' ') })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 20 }), (rows) => {
      const lines = rows.map((row) => row.map(quote).join(','))
      const written = rows.filter((row) => row.some((text) => text.trim() !== ''))
      expect(parse(['a,b', ...lines].join('\r\n')).rows).toEqual(written)
    }),
  )
})
