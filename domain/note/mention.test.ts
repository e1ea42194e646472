import { expect, test } from 'vitest'
import { mentionName, splitMentions, suggestMentions } from './mention.ts'

const PEOPLE = ['mika', 'Mika B.', 'ash', 'Torvald']

const shown = (text: string, people?: readonly string[]) =>
  splitMentions(text, people).map((part) => (typeof part === 'string' ? part : [mentionName(part)]))

test.each([
  ['hold with @Wattson, then push', ['hold with ', ['Wattson'], ', then push']],
  ['@mad maggie opens', [['Mad Maggie'], ' opens']],
  ['@MadMaggie@ash', [['Mad Maggie'], ['Ash']]],
  ['@Mad_Maggie', [['Mad Maggie']]],
  ['@maggie opens', [['Mad Maggie'], ' opens']],
  ['@Ash Loba and more', [['Ash'], ' Loba and more']],
  ['write to coach@example.org or @everyone', ['write to coach@example.org or @everyone']],
  ['', []],
])('%j shows its legends', (text, parts) => {
  expect(shown(text)).toEqual(parts)
})

test.each([
  ['ask @MIKA, then push', ['ask ', ['mika'], ', then push']],
  ['@Mika B. and @mika', [['Mika B.'], ' and ', ['mika']]],
  ['@mikaela is no one', ['@mikaela is no one']],
  ['mail a@mika, b@torvald', ['mail a@mika, b@torvald']],
  ['@torvald\n@mad maggie', [['Torvald'], '\n', ['Mad Maggie']]],
])('%j shows its people', (text, parts) => {
  expect(shown(text, PEOPLE)).toEqual(parts)
})

test('a person with the name of a legend is not mistaken for it', () => {
  expect(splitMentions('@ash', PEOPLE)).toEqual(splitMentions('@ash'))
})

const suggested = (before: string, people?: readonly string[]) =>
  suggestMentions(before, 3, people)?.choices.map(mentionName) ?? null

test('an unfinished mention suggests the legends that it begins', () => {
  expect(suggested('push with @ca')).toEqual(['Catalyst', 'Caustic'])
  expect(suggested('@mad m')).toEqual(['Mad Maggie'])
  expect(suggested('@magg')).toEqual(['Mad Maggie'])
  expect(suggested('@')).toHaveLength(3)
  expect(suggested('@xyz')).toBeNull()
  expect(suggested('no mention')).toBeNull()
  expect(suggestMentions('push with @ca', 3)?.from).toBe(10)
})

test('it suggests people too, and nothing in a mail address', () => {
  expect(suggested('ask @mi', PEOPLE)).toEqual(['Mirage', 'mika', 'Mika B.'])
  expect(suggested('ask @mika b', PEOPLE)).toEqual(['Mika B.'])
  expect(suggested('mail a@mi', PEOPLE)).toBeNull()
  expect(suggested('ask @torvald\n', PEOPLE)).toBeNull()
})

// Enter has to begin a new line then.
test('a finished name suggests nothing more', () => {
  expect(suggested('hold with @Wattson')).toBeNull()
  expect(suggested('ask @Torvald', PEOPLE)).toBeNull()
})
