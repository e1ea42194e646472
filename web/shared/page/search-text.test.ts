import { expect, test } from 'vitest'
import { toSearchText } from './search-text.ts'

test.each([
  ['  Fjörd ', 'fjord'],
  ['ÉCLAIR', 'eclair'],
  ["World's Edge", "world's edge"],
  ['', ''],
])('%j is searched as %j', (text, expected) => {
  expect(toSearchText(text)).toBe(expected)
})

test('the same letter is found whether its accent is part of it or follows it', () => {
  expect(toSearchText('e\u0301')).toBe(toSearchText('\u00E9'))
})
