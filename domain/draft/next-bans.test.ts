import { expect, test } from 'vitest'
import { bannedBy, bansAfterGame, seriesPicks } from './next-bans.ts'

const result = (number: number, team: string, points: number, placement: number, comp: string) => ({
  number,
  team,
  points,
  placement,
  legends: comp.split(' '),
})

// Game 2 ties Wraith and Alter. Fjord leads the series with 9 + 12 points to Alliance's 12.
const RESULTS = [
  result(2, 'Fjord', 9, 2, 'Alter Valkyrie Newcastle'),
  result(2, 'Alliance', 12, 1, 'Wraith Loba Octane'),
  result(2, 'Owls', 3, 3, 'Wraith Ash Bangalore'),
  result(2, 'Plain', 1, 4, 'Alter Conduit Vantage'),
  result(1, 'Fjord', 12, 1, 'Fuse Seer Crypto'),
  result(3, 'Fjord', 50, 1, 'Wraith Seer Crypto'),
]

test.each([
  ['points', 'Wraith'],
  ['series', 'Alter'],
] as const)('by %s game 2 bans %s, and later games have no say', (rule, legend) => {
  expect(bannedBy(seriesPicks(RESULTS, 2), rule)).toBe(legend)
  expect(bansAfterGame(['Caustic'], seriesPicks(RESULTS, 2), rule, 0)).toEqual(['Caustic', legend])
})

test('a game without results bans nobody', () => {
  expect(bansAfterGame(['Caustic'], seriesPicks(RESULTS, 4), 'points', 0)).toEqual(['Caustic'])
})
