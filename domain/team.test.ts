import { expect, test } from 'vitest'
import { suggestMerges, teamKey, tidyTeamName } from './team.ts'

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

const team = (name: string, games: number, players: string[] = []) => ({ name, games, players })

test('merges are suggested into the name with more games, with the reason', () => {
  const teams = [
    team('Falcons', 3),
    team('Team Falcons', 40),
    team('No-Mercy', 2),
    team('No Mercy', 9),
    team('Halcyon', 30, ['a', 'b', 'c']),
    team('Halcion', 4, ['a', 'b', 'd']),
    team('Old Name', 10, ['x', 'y', 'z']),
    team('New Name', 12, ['z', 'y', 'x']),
    team('Alpha', 5, ['q']),
    team('Alphb', 4, ['r']),
  ]
  expect(suggestMerges(teams)).toEqual([
    { from: 'Old Name', into: 'New Name', reason: 'roster' },
    { from: 'Halcion', into: 'Halcyon', reason: 'typo' },
    { from: 'Falcons', into: 'Team Falcons', reason: 'suffix' },
    { from: 'No-Mercy', into: 'No Mercy', reason: 'punctuation' },
  ])
})

test('teams of nothing but filler words are not one', () => {
  expect(suggestMerges([team('Team', 3), team('Gaming', 2)])).toEqual([])
})
