import { afterEach, expect, test } from 'vitest'
import { setMaps } from '../catalog/map.ts'
import { type LandingCount, openChances, waitedPickOf } from './open-chance.ts'
import type { PoiDraftState } from './poi-draft.ts'
import { spotRecords, type SpotSums } from './spot-record.ts'
import { afterClaims, smallMap, testPoiDraft } from './test-poi-draft.ts'
import { planWishes, suggestWish, wishStates } from './wish-plan.ts'

afterEach(() => void setMaps([]))

const count = (team: string, poi: number, games: number): LandingCount => ({
  team,
  map: 'tiny',
  poi,
  games,
})

test('the worked example of docs/formulas.md', () => {
  setMaps([smallMap('tiny', 2), smallMap('other', 9)])
  const start = testPoiDraft(['Us', 'Fox', 'Gull'], {
    maps: ['other', 'tiny'],
    mode: 'manual',
    turns: [0, 1, 2, 2, 0, 1],
  })
  const draft = afterClaims(start, 'other 1')
  // Fox has one pick before pick 5 and two open maps, Gull two picks and two open maps.
  expect(waitedPickOf(draft, 'Us')).toBe(5)
  const chances = openChances(draft, [count('Fox', 1, 3), count('fox', 2, 1)], 'Us', 'tiny')
  expect(chances).toMatchObject({ pick: 5, teams: 2, expectedClaims: 1.5, landings: 4 })
  // (1 - 1/2 x (3 + 5 x 2/3) / 9) x (1 - (0 + 5 x 2/3) / 5) = 35/54 x 1/3
  expect(chances?.byPoi.get(1)).toBeCloseTo(35 / 162, 12)
  // (1 - 1/2 x (1 + 5/3) / 9) x (1 - (5/3) / 5) = 23/27 x 2/3
  expect(chances?.byPoi.get(2)).toBeCloseTo(46 / 81, 12)
})

test('teams that have a spot on the map already cannot take another, and taken spots have no chance', () => {
  setMaps([smallMap('tiny', 3), smallMap('other', 9)])
  const draft = afterClaims(
    testPoiDraft(['Fox', 'Us', 'Gull'], { maps: ['tiny', 'other'], mode: 'straight' }),
    'tiny 1',
  )
  // On the clock is Us; until pick 5 Gull picks once and Fox only needs the other map.
  const chances = openChances(draft, [count('Fox', 2, 50)], 'Us', 'tiny')
  expect(chances).toMatchObject({ pick: 5, teams: 1, landings: 0 })
  expect([...(chances?.byPoi.keys() ?? [])]).toEqual([2, 3])
  // Gull lands like the lobby: (50 + 1) / (50 + 2), on this map with a chance of a half.
  expect(chances?.byPoi.get(2)).toBeCloseTo(1 - 51 / 104, 12)
})

test('without a further pick there is nothing to wait for', () => {
  const draft = afterClaims(testPoiDraft(['Us', 'Fox']), 'stormpoint 1', 'stormpoint 2')
  expect(openChances(draft, [], 'Us', 'worldsedge')?.pick).toBe(4)
  const last = afterClaims(draft, 'worldsedge 1')
  expect(openChances(last, [], 'Us', 'worldsedge')).toBeNull()
})

const withWishes = (
  draft: PoiDraftState,
  stormpoint: number[],
  worldsedge: number[],
): PoiDraftState => ({
  ...draft,
  wishes: [
    { map: 'stormpoint', pois: stormpoint },
    { map: 'worldsedge', pois: worldsedge },
  ],
})

test('a wish that is taken says by whom, and the next ones move up', () => {
  const draft = withWishes(afterClaims(testPoiDraft(['Fox', 'Us']), 'stormpoint 4'), [4, 7, 2], [])
  expect(wishStates(draft, 'Us', 'stormpoint')).toEqual([
    { poi: 4, rank: null, takenBy: [{ team: 'Fox', pick: 1 }] },
    { poi: 7, rank: 1, takenBy: [] },
    { poi: 2, rank: 2, takenBy: [] },
  ])
})

const chance = (poi: number, open: number) => ({
  pick: 6,
  byPoi: new Map([[poi, open]]),
  teams: 2,
  landings: 10,
  expectedClaims: 0,
})

test('each of our picks has a best wish and a plan B, the map that cannot wait first', () => {
  const draft = withWishes(testPoiDraft(['Us', 'Fox', 'Gull']), [4, 7], [5, 9, 11])
  const chances = new Map([
    ['stormpoint', chance(4, 0.8)],
    ['worldsedge', chance(5, 0.3)],
  ])
  expect(planWishes(draft, 'Us', chances)).toEqual([
    { pick: 1, map: 'worldsedge', best: 5, planB: 9 },
    { pick: 6, map: 'stormpoint', best: 4, planB: 7 },
  ])
  expect(planWishes(draft, 'Us', new Map())[0]).toMatchObject({ map: 'stormpoint', best: 4 })
})

const sums = (poi: number, games: number, points: number, contested = 0): SpotSums => ({
  map: 'stormpoint',
  poi,
  games,
  points: { n: games, sum: points, sumOfSquares: points ** 2 },
  placement: { n: games, sum: 8 * games, sumOfSquares: 64 * games },
  survival: { n: 0, sum: 0, sumOfSquares: 0 },
  contested,
})

test('a record has means with their games, and how often the spot is contested', () => {
  const record = spotRecords([sums(1, 4, 20, 1)], 'stormpoint').get(1)
  expect(record).toMatchObject({
    games: 4,
    points: { n: 4, mean: 5 },
    placement: { n: 4, mean: 8, interval: { low: 8, high: 8 } },
    survival: null,
    contestRate: 0.25,
    value: 5,
  })
})

test('the suggestion is the open spot with the best record that is not wished for', () => {
  const draft = withWishes(afterClaims(testPoiDraft(['Us', 'Fox']), 'stormpoint 1'), [2], [])
  const records = spotRecords(
    [sums(1, 60, 600), sums(2, 60, 540), sums(3, 1, 20), sums(4, 60, 480), sums(5, 60, 120)],
    'stormpoint',
  )
  // 241 games, 1760 points: the average is 7.3. One game of 20 points is worth (20 + 57 x 7.3) / 58 = 7.5, 60 games of 8
  // points are worth (480 + 57 x 7.3) / 117 = 7.66.
  expect(suggestWish(draft, 'stormpoint', records)?.poi).toBe(4)
  expect(suggestWish(draft, 'worldsedge', new Map())).toBeNull()
})
