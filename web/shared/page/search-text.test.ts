import { expect, test } from 'vitest'
import { isLowSample } from './low-sample.ts'
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

test('fewer than ten games are a low sample', () => {
  expect([0, 9, 10].map(isLowSample)).toEqual([true, true, false])
})
