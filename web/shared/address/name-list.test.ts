import { expect, test } from 'vitest'
import { parseAsNames } from './name-list.ts'

const parser = parseAsNames((names) => names.filter((name) => name !== ''))

test.each([
  [['Alliance', 'Fjord'], 'Alliance,Fjord'],
  [['Alliance, the second'], 'Alliance%2C the second'],
  [['100% Team', 'a%2Cb'], '100%25 Team,a%252Cb'],
])('the names %j are written as %s and read back', (names, text) => {
  expect(parser.serialize(names)).toBe(text)
  expect(parser.parse(text)).toEqual(names)
})

test('what the list allows is decided by its owner', () => {
  const firstTwo = parseAsNames((names) => names.slice(0, 2))
  expect(firstTwo.parse('a,b,c')).toEqual(['a', 'b'])
  expect(parser.parse('')).toEqual([])
})

test('two lists are equal if they have the same names in the same order', () => {
  expect(parser.eq(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(parser.eq(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(parser.eq(['a'], ['a', 'b'])).toBe(false)
})
