import { expect, test } from 'vitest'
import { picksWithout } from './picks-without.ts'

const game = (legend: string | null, bans = '') => ({
  legend,
  bans: bans === '' ? [] : bans.split(' '),
})

test('for each of their legends, what a player took while it was banned', () => {
  const games = [
    game('crypto'),
    game('crypto'),
    game('valkyrie', 'crypto'),
    game('valkyrie', 'crypto ash'),
    game('seer', 'crypto valkyrie'),
    game(null, 'crypto'),
  ]
  expect(picksWithout(games, 5, 5)).toEqual([
    {
      legend: 'crypto',
      games: 3,
      legends: [
        { legend: 'valkyrie', games: 2 },
        { legend: 'seer', games: 1 },
      ],
    },
    { legend: 'valkyrie', games: 1, legends: [{ legend: 'seer', games: 1 }] },
  ])
})

test('both lists are cut', () => {
  const games = [game('ash'), game('fuse', 'ash'), game('loba', 'ash fuse')]
  expect(picksWithout(games, 1, 1)).toEqual([
    { legend: 'ash', games: 2, legends: [{ legend: 'fuse', games: 1 }] },
  ])
})
