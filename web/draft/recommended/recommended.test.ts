import { expect, test } from 'vitest'
import { lostTo, rankFor, type RecommendedComposition, whyValue } from './recommended.ts'

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
  games: 20,
  games_stormpoint: 5,
  games_worldsedge: 0,
  games_edistrict: 0,
  games_brokenmoon: 0,
  other_maps: {},
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

test('an added map has values of its own too', () => {
  const [first, ...rest] = comps
  if (!first) throw new Error('there are compositions')
  const sky = { ...first, other_maps: { talos: { value: 12, games: 3 } } }
  const { open } = rankFor('talos', [...rest, sky], [])
  expect(open[0]).toMatchObject({ value: 12, games: 3, isOverall: false, leansOn: 8 })
  expect(open[1]?.isOverall).toBe(true)
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

test('what the sheet recommends comes first, measured against the best of the sheet', () => {
  const given = { ...worth('Loba, Seer, Ash', 3), source: 'sheet' as const }
  const { open } = rankFor('overall', [...comps, given], [])
  expect(open.slice(0, 2).map(({ comp, percent }) => [comp[0], percent])).toEqual([
    ['Loba', 100],
    ['Ash', 100],
  ])
})

test('a computed value tells what it is made of: overall from all games, on a map from its overall value', () => {
  const model = { prior: 6, k: 40, within: null }
  const [best] = rankFor('overall', comps, []).open
  const [onMap] = rankFor('stormpoint', comps, []).open
  // 20 games and 40 more at 6 make 8: the mean is (8 x 60 - 240) / 20 = 12.
  expect(best && whyValue(best, model)).toMatchObject({ n: 20, mean: 12, prior: 6, k: 40 })
  // 5 games and 40 more at 4 make 10: (10 x 45 - 160) / 5 = 58.
  expect(onMap && whyValue(onMap, model)).toMatchObject({ n: 5, mean: 58, prior: 4, k: 40 })
})
