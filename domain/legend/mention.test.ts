import { expect, test } from 'vitest'
import { splitMentions, suggestMentions } from './mention.ts'

const shown = (text: string) =>
  splitMentions(text).map((part) => (typeof part === 'string' ? part : [part.name]))

test.each([
  ['hold with @Wattson, then push', ['hold with ', ['Wattson'], ', then push']],
  ['@mad maggie opens', [['MadMaggie'], ' opens']],
  ['@MadMaggie@ash', [['MadMaggie'], ['Ash']]],
  ['@Mad_Maggie', [['MadMaggie']]],
  ['@maggie opens', [['MadMaggie'], ' opens']],
  ['@Ash Loba and more', [['Ash'], ' Loba and more']],
  ['write to coach@example.org or @everyone', ['write to coach@example.org or @everyone']],
  ['', []],
])('%j shows its legends', (text, parts) => {
  expect(shown(text)).toEqual(parts)
})

const suggested = (before: string) =>
  suggestMentions(before, 3)?.legends.map(({ name }) => name) ?? null

test('an unfinished mention suggests the legends that it begins', () => {
  expect(suggested('push with @ca')).toEqual(['Catalyst', 'Caustic'])
  expect(suggested('@mad m')).toEqual(['MadMaggie'])
  expect(suggested('@magg')).toEqual(['MadMaggie'])
  expect(suggested('@')).toHaveLength(3)
  expect(suggested('@xyz')).toBeNull()
  expect(suggested('no mention')).toBeNull()
  expect(suggestMentions('push with @ca', 3)?.from).toBe(10)
})
