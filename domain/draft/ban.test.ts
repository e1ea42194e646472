import { expect, test } from 'vitest'
import { addBan, mostPicked } from './ban.ts'

const trio = (text: string) => text.split(' ')

test('the most picked legend of the game is banned', () => {
  const comps = ['Ash Crypto Loba', 'Ash Wraith Loba', 'Ash Fuse Seer'].map(trio)
  expect(mostPicked(comps, 'points')).toEqual({ legend: 'Ash', picks: 3, tied: ['Ash'] })
})

test.each([
  ['points', 'Wraith'],
  ['name', 'Alter'],
] as const)('a tie by %s bans %s', (rule, want) => {
  const comps = ['Wraith Loba Fuse', 'Alter Wraith Seer', 'Alter Crypto Rampart'].map(trio)
  expect(mostPicked(comps, rule)).toMatchObject({ legend: want, picks: 2 })
  expect(mostPicked(comps, rule)?.tied.toSorted()).toEqual(['Alter', 'Wraith'])
})

test('spellings of one legend are counted together', () => {
  expect(mostPicked([['Mad Maggie'], ['madmaggie'], ['Ash']], 'points')?.picks).toBe(2)
})

test('a game without picks bans nobody', () => {
  expect(mostPicked([], 'points')).toBeNull()
})

test('when the last Controller would go, the one banned first comes back', () => {
  const bans = trio('Caustic Ash Catalyst Rampart')
  expect(addBan(bans, 'Wattson')).toEqual(trio('Ash Catalyst Rampart Wattson'))
})

test('a class with somebody left loses only the new ban', () => {
  expect(addBan(trio('Caustic Catalyst'), 'Rampart')).toEqual(trio('Caustic Catalyst Rampart'))
})

test('a ban of a banned legend changes nothing', () => {
  expect(addBan(['MadMaggie'], 'mad_maggie')).toEqual(['MadMaggie'])
})

test('legends that the roster does not know have no class to empty', () => {
  expect(addBan(['Nova'], 'Prime')).toEqual(['Nova', 'Prime'])
})

test('a real run of bans comes out as it was', () => {
  // APAC-N Year 5 Split 2 Regional Final, 12 October 2025 (esports-break.com).
  const run = trio('Caustic Wraith Crypto Alter Ash Newcastle Sparrow')
  expect(run.reduce<string[]>((bans, legend) => addBan(bans, legend), [])).toEqual(run)
})
