import { expect, test } from 'vitest'
import { teamKey, tidyTeamName } from './team.ts'

test.each([
  ['Popeyes@12', 'Popeyes'],
  ['Synergy ', 'Synergy'],
  ['\tRandies  v2 @18', 'Randies v2'],
  ['a@b', 'a@b'],
  ['mi\u200Bx', 'mi x'],
])('%j is shown as %j', (raw, want) => {
  expect(tidyTeamName(raw)).toBe(want)
})

test('spellings that differ in case, tabs and suffix are one team', () => {
  const keys = ['Synergy', 'synergy', 'synergy ', 'SYNERGY@3', '\tSynergy'].map(teamKey)
  expect(new Set(keys)).toEqual(new Set(['synergy']))
})
