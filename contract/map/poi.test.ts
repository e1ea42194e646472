import { expect, test } from 'vitest'
import { getPoiCompsData } from './poi.ts'

const comp = {
  comp: ['Ash', 'Crypto', 'Newcastle'],
  totalPoints: 25,
  totalGames: 2,
  totalKills: 8,
  wins: 1,
  avgPoints: 12.5,
  winRate: 0.5,
}
const barometer = {
  poiName: 'Barometer',
  totalGames: 3,
  totalPoints: 37,
  wins: 1,
  avgPoints: 12.3,
  winRate: 0.333,
}
const points = { n: 3, sum: 37, sumOfSquares: Infinity }
const compPoints = { n: 2, sum: 25, sumOfSquares: Infinity }

const read = (stormpoint: unknown) =>
  getPoiCompsData.output.safeParse({
    poiCompsData: { worldsedge: {}, stormpoint, edistrict: '{}', brokenmoon: {} },
  }).data?.poiCompsData['stormpoint']?.['8']

const text = JSON.stringify

test.each([
  ['as they are', { 8: { ...barometer, comps: [comp] } }],
  ['of a POI as a text', { 8: text({ ...barometer, comps: [comp] }) }],
  ['of a map as a text', text({ 8: { ...barometer, comps: [comp] } })],
  ['of compositions as a text', { 8: { ...barometer, comps: text([comp]) } }],
  [
    'within texts',
    text({ 8: text({ ...barometer, comps: text([text({ ...comp, comp: text(comp.comp) })]) }) }),
  ],
  ['of numbers as texts', { 8: { ...barometer, avgPoints: '12.3', wins: '1', comps: [comp] } }],
])('figures %s are read', (_, stormpoint) => {
  expect(read(stormpoint)).toEqual({
    ...barometer,
    handGames: 0,
    liveGames: 0,
    draftedGames: 0,
    points,
    comps: [{ ...comp, points: compPoints }],
  })
})

test('the squares that our own server sends are kept', () => {
  const own = { n: 3, sum: 37, sumOfSquares: 541 }
  expect(read({ 8: { ...barometer, points: own, comps: [] } })?.points).toEqual(own)
})

test('all maps may come as one text', () => {
  const poiCompsData = text({ worldsedge: {}, stormpoint: {}, edistrict: {}, brokenmoon: {} })
  expect(getPoiCompsData.output.safeParse({ poiCompsData }).success).toBe(true)
})

test.each(['', '<html>', '{"8":', 'null', '[]', '7'])('%j is no map of figures', (stormpoint) => {
  expect(read(stormpoint)).toBeUndefined()
  expect(
    getPoiCompsData.output.safeParse({
      poiCompsData: { worldsedge: {}, stormpoint, edistrict: {}, brokenmoon: {} },
    }).success,
  ).toBe(false)
})
