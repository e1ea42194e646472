import { expect, test } from 'vitest'
import { bansByGame, banStats, gameSums } from './ban-stats.ts'

test('bans are counted, averaged over the games that brought them, and shared over series', () => {
  const counts = [
    { legend: 'ash', number: 1, bans: 6 },
    { legend: 'ash', number: 2, bans: 2 },
    { legend: 'madmaggie', number: 4, bans: 1 },
    { legend: 'madmaggie', number: 3, bans: 1 },
  ]
  expect(banStats(counts, 10)).toEqual([
    // (6 x 1 + 2 x 2) / 8 = 1.25
    {
      legendName: 'Ash',
      banCount: 8,
      avgGameBanned: 1.25,
      mostCommonGameBan: 1,
      banRate: 0.8,
      games: [
        { game: 1, bans: 6 },
        { game: 2, bans: 2 },
      ],
    },
    {
      legendName: 'MadMaggie',
      banCount: 2,
      avgGameBanned: 3.5,
      mostCommonGameBan: 3,
      banRate: 0.2,
      games: [
        { game: 3, bans: 1 },
        { game: 4, bans: 1 },
      ],
    },
  ])
})

test('the games that brought the bans add up, for one legend and for all', () => {
  const ash = {
    games: [
      { game: 1, bans: 6 },
      { game: 2, bans: 2 },
    ],
  }
  const loba = { games: [{ game: 2, bans: 5 }] }
  // 6 x 1 + 2 x 2, and 6 x 1 + 2 x 4
  expect(gameSums(ash)).toEqual({ n: 8, sum: 10, sumOfSquares: 14 })
  expect(bansByGame([loba, ash])).toEqual([
    { game: 1, bans: 6 },
    { game: 2, bans: 7 },
  ])
})
