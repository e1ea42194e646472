import { expect, test } from 'vitest'
import { poiStatistics } from './poi-stats.ts'

test('a POI adds up its compositions, and incomplete trios count for the POI alone', () => {
  const at = { map: 'worldsedge' as const, poiId: 3 }
  const sums = [
    { ...at, compKey: 'ash|crypto|newcastle', games: 4, points: 30, kills: 12, wins: 1 },
    { ...at, compKey: 'alter|loba|seer', games: 2, points: 20, kills: 8, wins: 1 },
    { ...at, compKey: '', games: 2, points: 2, kills: 1, wins: 0 },
  ]
  expect(poiStatistics(sums).worldsedge).toEqual({
    3: {
      poiName: 'Countdown',
      totalGames: 8,
      totalPoints: 52,
      wins: 2,
      avgPoints: 6.5,
      winRate: 0.25,
      comps: [
        {
          comp: ['Alter', 'Loba', 'Seer'],
          totalKills: 8,
          totalGames: 2,
          totalPoints: 20,
          wins: 1,
          avgPoints: 10,
          winRate: 0.5,
        },
        {
          comp: ['Ash', 'Crypto', 'Newcastle'],
          totalKills: 12,
          totalGames: 4,
          totalPoints: 30,
          wins: 1,
          avgPoints: 7.5,
          winRate: 0.25,
        },
      ],
    },
  })
  expect(poiStatistics(sums).stormpoint).toEqual({})
})
