import { expect, test } from 'vitest'
import { BINS, type ChanceSums } from '../forecast/training/judged-chances.ts'
import { chanceRanges, rangeOf } from './chance-range.ts'

/** One series in which ten chances of 45 % were given for a game, and so many of them happened. */
const judged = (series: number, step: number, happened: number): ChanceSums => ({
  kind: 'bannedBy',
  step,
  series,
  n: 10,
  hits: happened,
  alsoHits: 0,
  squares: 0,
  countedSquares: 0,
  bins: Array.from({ length: BINS }, (_, bin) => (bin === 4 ? [10, 4.5, happened] : [0, 0, 0])),
})
const series = (step: number, happened: (series: number) => number, count = 40) =>
  Array.from({ length: count }, (_, at) => judged(at, step, happened(at)))
const always = (happened: number) => () => happened

test('where all series were alike, the range reaches from what is said to what happened', () => {
  // 6 of 10 happened where 45 % were said: 15 points more.
  const range = rangeOf(chanceRanges(series(2, always(6)), 'bannedBy'), 0.47, 1)
  expect(range?.low).toBeCloseTo(0.47)
  expect(range?.high).toBeCloseTo(0.62)
  const lower = rangeOf(chanceRanges(series(2, always(1)), 'bannedBy'), 0.4, 1)
  expect(lower?.low).toBeCloseTo(0.05)
  expect(lower?.high).toBeCloseTo(0.4)
})

/** Half of the series 1 of 10, half 8 of 10: on average what was said. */
const mixed = (count: number) =>
  rangeOf(
    chanceRanges(
      series(2, (at) => (at % 2 ? 8 : 1), count),
      'bannedBy',
    ),
    0.45,
    1,
  )

test('the less alike series are, and the fewer there are, the wider the range', () => {
  const [few, many] = [mixed(40), mixed(400)]
  // A mean of 40 that differ by 0.35 differs by 0.055, and 1.645 times that is 0.09.
  expect(few?.low).toBeCloseTo(0.36, 1)
  expect(few?.high).toBeCloseTo(0.54, 1)
  expect((many?.high ?? 1) - (many?.low ?? 0)).toBeLessThan((few?.high ?? 0) - (few?.low ?? 1))
})

test('a range never leaves 1 to 95 percent', () => {
  const all = chanceRanges(series(2, always(10)), 'bannedBy')
  expect(rangeOf(all, 0.49, 1)?.high).toBe(0.95)
  const none = chanceRanges(series(2, always(0)), 'bannedBy')
  expect(rangeOf(none, 0.41, 1)?.low).toBe(0.01)
})

test('a range never gets narrower further ahead', () => {
  const ranges = chanceRanges([...series(2, always(8)), ...series(3, always(5))], 'bannedBy')
  expect(rangeOf(ranges, 0.45, 2)).toEqual(rangeOf(ranges, 0.45, 1))
  expect(rangeOf(ranges, 0.45, 7)).toEqual(rangeOf(ranges, 0.45, 2))
})

test('with few series, or chances of another size, nothing is said', () => {
  expect(rangeOf(chanceRanges(series(2, always(4), 19), 'bannedBy'), 0.45, 1)).toBeNull()
  expect(rangeOf(chanceRanges(series(2, always(4)), 'bannedBy'), 0.25, 1)).toBeNull()
  expect(rangeOf(chanceRanges(series(2, always(4)), 'planLegal'), 0.45, 1)).toBeNull()
  expect(rangeOf([], 0.45, 1)).toBeNull()
})
