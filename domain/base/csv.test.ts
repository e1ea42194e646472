import { expect, test } from 'vitest'
import { unguard, writeCsv } from './csv.ts'

test('cells are quoted where they must be, and numbers stay numbers', () => {
  expect(
    writeCsv([
      ['a', 'b,c', 'd "e"'],
      [1, -2.5, null],
    ]),
  ).toBe('a,"b,c","d ""e"""\r\n1,-2.5,\r\n')
})

test.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1', '=HYPERLINK("x")'])(
  '%j is no formula when somebody opens the file, and itself when it is read again',
  (text) => {
    const written = writeCsv([[text]])
    expect(written.replace(/^"/, '').startsWith(`'`)).toBe(true)
    expect(unguard(`'${text}`)).toBe(text)
  },
)

test('an apostrophe of a name is left alone', () => {
  expect(unguard("'Tis")).toBe("'Tis")
})
