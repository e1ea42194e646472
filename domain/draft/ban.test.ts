import { expect, test } from 'vitest'
import { addBan, mostPicked, type TeamPicks } from './ban.ts'

const trio = (text: string) => text.split(' ')

/** One team per line: name, legends, points and place in the game. Best points first. */
const game = (...lines: string[]): TeamPicks[] =>
  lines.map((line) => {
    const [team = '', legends = '', points, placement] = line.split(', ')
    return {
      team,
      legends: trio(legends),
      points: points === undefined ? null : Number(points),
      placement: placement === undefined ? null : Number(placement),
    }
  })

test('the most picked legend of the game is banned', () => {
  const picks = game('A, Ash Crypto Loba', 'B, Ash Wraith Loba', 'C, Ash Fuse Seer')
  expect(mostPicked(picks, 'points', [])).toEqual({
    legend: 'Ash',
    picks: 3,
    tied: ['Ash'],
    orElse: [],
  })
})

test.each([
  ['points', 'Wraith'],
  ['name', 'Alter'],
] as const)('a tie by %s bans %s', (rule, want) => {
  const picks = game('A, Wraith Loba Fuse', 'B, Alter Wraith Seer', 'C, Alter Crypto Rampart')
  expect(mostPicked(picks, rule, [])).toMatchObject({ legend: want, picks: 2 })
  expect(mostPicked(picks, rule, [])?.tied.toSorted()).toEqual(['Alter', 'Wraith'])
})

test('a tie inside the team with the most points stays open, and the next team with only one of them is the best guess', () => {
  // Alter, Loba and Wraith have two picks each. Team A decides and played two of them; B played only Wraith of those.
  const picks = game('A, Alter Wraith Fuse', 'B, Wraith Loba Seer', 'C, Alter Loba Crypto')
  expect(mostPicked(picks, 'points', [])).toMatchObject({ legend: 'Wraith', orElse: ['Alter'] })
  expect(mostPicked(picks, 'name', [])).toMatchObject({ legend: 'Alter', orElse: [] })
})

// Wraith and Alter are picked twice each. By points in the game, Wraith would go.
const TIE = game(
  'A, Wraith Loba Fuse, 20, 1',
  'B, Wraith Crypto Seer, 10, 3',
  'C, Alter Crypto Rampart, 9, 2',
  'D, Alter Loba Octane, 1, 12',
)

test('a tie by series bans the one picked more over the series, whatever the standing', () => {
  // Alter 2 + 1, Wraith 2. Crypto 2 and Loba 2 are tied too and weren't picked before.
  const first = game('A, Fuse Seer Rampart, 30, 1', 'D, Alter Octane Newcastle, 2, 9')
  expect(mostPicked(TIE, 'series', [first])).toMatchObject({ legend: 'Alter', picks: 2 })
})

test('if the series tie too, the best standing among the teams that picked it decides', () => {
  // Standing: A 20, B 10 + 1 = 11, C 9 + 15 = 24, D 1. Alter and Crypto were picked by C.
  const first = game('C, Fuse Seer Bangalore, 15, 1', 'B, Fuse Seer Bangalore, 1, 2')
  expect(mostPicked(TIE, 'series', [first])?.tied).toEqual(['Crypto', 'Alter', 'Wraith', 'Loba'])
})

test('a team that picked the legend earlier in the series but not now has no say', () => {
  // Without legends in common in game 1 all have 1 earlier pick. E leads with 40, but only its earlier pick was Alter.
  const now = game('A, Wraith Loba Fuse, 12, 1', 'B, Alter Crypto Seer, 9, 2')
  const first = game('E, Alter Loba Crypto, 40, 1', 'F, Wraith Fuse Seer, 0, 2')
  expect(mostPicked(now, 'series', [first])?.legend).toBe('Wraith')
})

test('if the standing ties too, the best place in the game decides', () => {
  // Standing: A 12 + 0, B 9 + 3. A is ahead by points in this game; B has the better place.
  const now = game('A, Wraith Loba Fuse, 12, 4', 'B, Alter Crypto Seer, 9, 2')
  const first = game('B, Octane Valkyrie Ash, 3, 5')
  expect(mostPicked(now, 'series', [first])?.legend).toBe('Alter')
})

test('if all of that ties, the order by points decides', () => {
  const now = game('A, Wraith Loba Fuse, 12, 1')
  expect(mostPicked(now, 'series', [])?.tied).toEqual(trio('Wraith Loba Fuse'))
})

test('a tie by series works before points and places are known', () => {
  const first = game('A, Fuse Seer Rampart, 3, 2', 'B, Octane Bangalore Ash, 8, 1')
  const now = game('A, Wraith Loba Crypto', 'B, Alter Valkyrie Newcastle')
  expect(mostPicked(now, 'series', [first])?.legend).toBe('Alter')
})

test('spellings of one legend are counted together', () => {
  const picks = game('A, mad_maggie', 'B, MadMaggie', 'C, Ash')
  expect(mostPicked(picks, 'points', [])?.picks).toBe(2)
})

test('a game without picks bans nobody', () => {
  expect(mostPicked([], 'points', [])).toBeNull()
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
