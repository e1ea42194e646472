import { expect, test } from 'vitest'
import { openComps, valueComps } from './recommendation.ts'

const sums = (compKey: string, map: 'stormpoint' | 'worldsedge' | '', n: number, mean: number) => ({
  compKey,
  map,
  n,
  sum: n * mean,
  sumOfSquares: n * (mean ** 2 + 43),
})

const archive = [
  sums('ash|crypto|newcastle', 'stormpoint', 60, 8),
  sums('ash|crypto|newcastle', 'worldsedge', 40, 6),
  sums('alter|loba|seer', 'stormpoint', 100, 5),
  sums('fuse|loba|wraith', '', 1, 25),
]

test('values are shrunk towards the mean of all games, and maps towards the overall value', () => {
  const [best] = valueComps(archive)
  // Prior: (480 + 240 + 500 + 25) / 201 = 6.19403; too few compositions to fit, so k is 57.
  // Overall: (720 + 57 x 6.19403) / 157 = 6.83479. Storm Point: (480 + 57 x 6.83479) / 117 = 7.43233.
  expect(best?.comp).toEqual(['Ash', 'Crypto', 'Newcastle'])
  expect(best?.overall.value).toBeCloseTo(6.83478, 4)
  expect(best?.byMap.stormpoint?.value).toBeCloseTo(7.43233, 4)
  expect(best?.byMap.brokenmoon).toBeNull()
})

test('a single great game ranks behind a long good record', () => {
  expect(valueComps(archive).map(({ comp }) => comp[0])).toEqual(['Ash', 'Fuse', 'Alter'])
})

test('what the bans close is left out', () => {
  const open = openComps(valueComps(archive), ['LOBA'], 8)
  expect(open.map(({ comp }) => comp[0])).toEqual(['Ash'])
})

test('an empty archive has nothing to recommend', () => {
  expect(valueComps([])).toEqual([])
})
