import { expect, test } from 'vitest'
import { lostTo, rankFor, type RecommendedComposition } from './recommended.ts'

const worth = (
  composition: string,
  value: number | null,
  value_stormpoint: number | null = null,
): RecommendedComposition => ({
  composition,
  value,
  value_stormpoint,
  value_worldsedge: null,
  value_edistrict: null,
  value_brokenmoon: null,
  games: 12,
  source: 'computed',
})

const comps = [
  worth('Ash, Crypto, Newcastle', 8, 2),
  worth('Fuse, Wraith, Loba', 6),
  worth('Alter, Seer, Mirage', 4, 10),
  worth('Octane, Loba, Rampart', null),
]
const names = (ranked: readonly { comp: readonly string[] }[]) => ranked.map(({ comp }) => comp[0])

test('compositions rank by their overall value, those without one last', () => {
  const { open } = rankFor('overall', comps, [])
  expect(names(open)).toEqual(['Ash', 'Fuse', 'Alter', 'Octane'])
  expect(open.map(({ percent }) => percent)).toEqual([100, 75, 50, 0])
})

test('on a map its own value counts, else the overall one, which is said', () => {
  const { open } = rankFor('stormpoint', comps, [])
  expect(open.map(({ comp, value, isOverall }) => [comp[0], value, isOverall])).toEqual([
    ['Alter', 10, false],
    ['Fuse', 6, true],
    ['Ash', 2, false],
    ['Octane', null, true],
  ])
})

test('a ban in any spelling closes what has the legend', () => {
  const { open, closed } = rankFor('overall', comps, ['loba', 'crypto'])
  expect(names(open)).toEqual(['Alter'])
  expect(names(closed)).toEqual(['Ash', 'Fuse', 'Octane'])
})

test('of what the bans closed, that is shown which would stand among the shown', () => {
  const { open, closed } = rankFor('overall', comps, ['loba', 'crypto'])
  expect(names(lostTo(closed, open, 4))).toEqual(['Ash', 'Fuse'])
  expect(names(lostTo(closed, open, 1))).toEqual(['Ash'])
})
