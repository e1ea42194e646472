import { expect, test } from 'vitest'
import type { PoiStatistic } from '#domain/map/poi-stats.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { findPoiRows, hasComps, poiRows } from './poi-rows.ts'

const rows = poiRows(poisOf('worldsedge'), { 3: { x: 1, y: 2 } }, {})

test('a POI lies where it was moved to, the others where they always were', () => {
  expect(rows).toHaveLength(22)
  expect(rows[2]).toEqual({ id: 3, name: 'Countdown', place: { x: 1, y: 2 }, statistic: null })
  expect(rows[0]?.place).toEqual({ x: 24.6, y: 25 })
})

test('a POI where only incomplete trios landed has no compositions', () => {
  const figures = {
    totalGames: 1,
    totalPoints: 4,
    wins: 0,
    avgPoints: 4,
    winRate: 0,
    points: { n: 1, sum: 4, sumOfSquares: 16 },
  }
  const incomplete: PoiStatistic = {
    poiName: 'Countdown',
    ...figures,
    handGames: 0,
    liveGames: 0,
    draftedGames: 0,
    comps: [],
  }
  const whole = { comp: ['Ash', 'Crypto', 'Newcastle'], totalKills: 2, ...figures }
  const found = poiRows(
    poisOf('worldsedge'),
    {},
    { 1: incomplete, 2: { ...incomplete, comps: [whole] } },
  )
  expect(found.slice(0, 3).map(hasComps)).toEqual([false, true, false])
})

test.each([
  ['SKY', ['Skyhook West', 'Skyhook East']],
  ['a trois', ['Mirage à Trois']],
  ['  dome ', ['The Dome']],
  ['nowhere', []],
])('%j finds %j', (search, names) => {
  expect(findPoiRows(rows, search).map(({ name }) => name)).toEqual(names)
})
