import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamKey, normalizeTeamName } from './team.ts'

test.each([
  ['Popeyes@12', 'Popeyes'],
  ['Synergy ', 'Synergy'],
  ['\tRandies  v2 @18', 'Randies v2'],
  ['a@b', 'a@b'],
  ['mi\u200Bx', 'mi x'],
])('%j is shown as %j', (raw, want) => {
  expect(normalizeTeamName(raw)).toBe(want)
})

test('spellings that differ in case, tabs and suffix are one team', () => {
  const keys = ['Synergy', 'synergy', 'synergy ', 'SYNERGY@3', '\tSynergy'].map(teamKey)
  expect(new Set(keys)).toEqual(new Set(['synergy']))
})

test('a name is the same with an invisible character behind it', () => {
  const words = fc.array(fc.constantFrom('Owls', 'x', '@3', '@', ' ', '  ', '\t', '~!', 'é'))
  fc.assert(
    fc.property(words, (parts) => {
      const name = parts.join('')
      expect(normalizeTeamName(`${name}\u200B`)).toBe(normalizeTeamName(name))
    }),
  )
})

test('a name ends after a hundred characters, and not in the middle of one', () => {
  expect(normalizeTeamName('x'.repeat(101))).toBe('x'.repeat(100))
  expect(normalizeTeamName(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99))
  expect(normalizeTeamName(`${'x'.repeat(99)}\u{1F43A}`)).toBe('x'.repeat(99))
  expect(teamKey('X'.repeat(300))).toBe('x'.repeat(100))
})
