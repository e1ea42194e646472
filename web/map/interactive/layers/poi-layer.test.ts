import { expect, test } from 'vitest'
import type { PoiStatistic } from '#domain/map/poi-stats.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { discSize, poiLayer } from './poi-layer.ts'

const statistic = (poiName: string, n: number, mean: number): PoiStatistic => ({
  poiName,
  totalGames: n,
  totalPoints: n * mean,
  wins: 0,
  avgPoints: mean,
  winRate: 0,
  points: { n, sum: n * mean, sumOfSquares: n * mean ** 2 },
  handGames: 0,
  liveGames: 0,
  draftedGames: 0,
  comps: [],
})

test('four equal steps lead from the lowest mean to the highest', () => {
  const { bounds, spots } = poiLayer(
    poisOf('stormpoint'),
    {},
    {
      1: statistic('Checkpoint', 20, 2),
      2: statistic('Outpost North', 10, 4),
      3: statistic('North Pad', 5, 10),
      4: statistic('Downed Beast', 4, 40),
    },
  )
  expect(bounds).toEqual([2, 4, 6, 8, 10])
  expect(spots.slice(0, 5).map(({ step }) => step)).toEqual([0, 1, 3, null, null])
})

test('the area of a disc grows with the games', () => {
  // 26 px for none, 44 px for the most; a quarter of the games is half of the way.
  expect([discSize(0, 40), discSize(10, 40), discSize(40, 40)]).toEqual([26, 35, 44])
})

test('a map whose figures are not known has all its POIs, and none of them says it had no games', () => {
  const { bounds, spots } = poiLayer(poisOf('stormpoint'), {}, null)
  expect([bounds, spots.length]).toEqual([null, 23])
  expect(spots[0]).toMatchObject({ name: 'Checkpoint', games: null, points: null, step: null })
})

test('a map without games has all its POIs, where they were moved to', () => {
  const { bounds, spots, mostGames } = poiLayer(poisOf('stormpoint'), { 1: { x: 1, y: 2 } }, {})
  expect([bounds, mostGames, spots.length]).toEqual([null, 0, 23])
  expect(spots[0]).toMatchObject({ place: { x: 1, y: 2 }, games: 0, points: null, size: 26 })
  expect(spots[1]).toMatchObject({ name: 'Outpost North', place: { x: 38, y: 22.6 } })
})
