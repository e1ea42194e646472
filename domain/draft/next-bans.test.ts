import { expect, test } from 'vitest'
import { banAfter, bansAfterGame, mostPickedBan, seriesPicks } from './next-bans.ts'

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

const LAST = { bans: ['Caustic'], bannedAfter: null, at: 0 }

test.each([
  ['points', 'Wraith'],
  ['series', 'Alter'],
] as const)('by %s game 2 bans %s, and later games have no say', (rule, legend) => {
  expect(mostPickedBan(seriesPicks(RESULTS, 2), rule)?.legend).toBe(legend)
  expect(bansAfterGame(LAST, seriesPicks(RESULTS, 2), rule)).toEqual(['Caustic', legend])
})

test('what the file says is banned wins over the picks', () => {
  const last = { ...LAST, number: 2, bannedAfter: 'Loba' }
  const picks = seriesPicks(RESULTS, 2)
  expect(bansAfterGame(last, picks, 'points')).toEqual(['Caustic', 'Loba'])
  expect(banAfter(last, [last], () => picks, 'points')).toEqual({ legend: 'Loba', orElse: [] })
})

test('the bans of the next game win over what the file says', () => {
  const last = { ...LAST, number: 2, bannedAfter: 'Loba' }
  const next = { number: 3, bans: ['Caustic', 'Wraith'], bannedAfter: null }
  const picks = seriesPicks(RESULTS, 2)
  expect(banAfter(last, [last, next], () => picks, 'points')?.legend).toBe('Wraith')
})

test('a game that was called off hides no ban', () => {
  const third = { number: 3, bans: ['Caustic'], bannedAfter: null }
  const fifth = { number: 5, bans: ['Caustic', 'Wraith'], bannedAfter: null }
  const picks = seriesPicks(RESULTS, 3)
  expect(banAfter(third, [fifth, third], () => picks, 'points')?.legend).toBe('Wraith')
})

test('a game without results bans nobody', () => {
  expect(bansAfterGame(LAST, seriesPicks(RESULTS, 4), 'points')).toEqual(['Caustic'])
})
