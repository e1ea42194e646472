import { expect, test } from 'vitest'
import {
  poiCompValue,
  poiStatistics,
  topCompsAtPoi,
  type PoiComp,
  type PoiStatistic,
} from './poi-stats.ts'

test('a POI adds up its compositions, and incomplete trios count for the POI alone', () => {
  const at = { map: 'worldsedge' as const, poiId: 3 }
  const sums = [
    {
      ...at,
      compKey: 'ash|crypto|newcastle',
      games: 4,
      scoredGames: 4,
      points: 30,
      pointsSquared: 250,
      kills: 12,
      wins: 1,
      handGames: 2,
      liveGames: 1,
      draftedGames: 0,
    },
    {
      ...at,
      compKey: 'alter|loba|seer',
      games: 2,
      scoredGames: 2,
      points: 20,
      pointsSquared: 202,
      kills: 8,
      wins: 1,
      handGames: 0,
      liveGames: 2,
      draftedGames: 0,
    },
    {
      ...at,
      compKey: '',
      games: 3,
      scoredGames: 2,
      points: 2,
      pointsSquared: 2,
      kills: 1,
      wins: 0,
      handGames: 1,
      liveGames: 0,
      draftedGames: 0,
    },
  ]
  expect(poiStatistics(sums).worldsedge).toEqual({
    3: {
      handGames: 3,
      liveGames: 3,
      draftedGames: 0,
      poiName: 'Countdown',
      totalGames: 9,
      totalPoints: 52,
      wins: 2,
      // One of the nine games has no points.
      avgPoints: 6.5,
      winRate: 2 / 9,
      points: { n: 8, sum: 52, sumOfSquares: 454 },
      comps: [
        {
          comp: ['Alter', 'Loba', 'Seer'],
          totalKills: 8,
          totalGames: 2,
          totalPoints: 20,
          wins: 1,
          avgPoints: 10,
          winRate: 0.5,
          points: { n: 2, sum: 20, sumOfSquares: 202 },
        },
        {
          comp: ['Ash', 'Crypto', 'Newcastle'],
          totalKills: 12,
          totalGames: 4,
          totalPoints: 30,
          wins: 1,
          avgPoints: 7.5,
          winRate: 0.25,
          points: { n: 4, sum: 30, sumOfSquares: 250 },
        },
      ],
    },
  })
  expect(poiStatistics(sums).stormpoint).toEqual({})
})

const comp = (name: string, wins: number, totalGames: number, avgPoints: number): PoiComp => ({
  comp: [name],
  totalGames,
  totalKills: 0,
  totalPoints: avgPoints * totalGames,
  wins,
  winRate: wins / totalGames,
  avgPoints,
  points: { n: totalGames, sum: avgPoints * totalGames, sumOfSquares: 0 },
})

test('top compositions are those that add most to what the POI gives anyway', () => {
  const comps = [
    comp('Alter', 1, 1, 21),
    comp('Ash', 2, 9, 10.4),
    comp('Fuse', 0, 40, 5.5),
    comp('Loba', 1, 40, 5.5),
    comp('Seer', 0, 3, 2),
  ]
  const poi: PoiStatistic = {
    ...comp('', 4, 91, 5.5),
    poiName: 'Ceto Station',
    handGames: 0,
    liveGames: 0,
    draftedGames: 0,
    comps,
  }
  // (21 + 57 x 5.5) / 58 is less than (9 x 10.4 + 57 x 5.5) / 66.
  expect(comps.slice(0, 2).map((one) => poiCompValue(poi, one).value)).toEqual([
    expect.closeTo(5.767, 3),
    expect.closeTo(6.168, 3),
  ])
  expect(topCompsAtPoi(poi, 4).map((top) => top.comp[0])).toEqual(['Ash', 'Alter', 'Loba', 'Fuse'])
})
