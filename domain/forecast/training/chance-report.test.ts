import { expect, test } from 'vitest'
import { chanceReport } from './chance-report.ts'
import { type JudgedChance, sumChances } from './judged-chances.ts'

const judged = (chance: number, happened: boolean, changes: Partial<JudgedChance> = {}) => ({
  kind: 'top5' as const,
  step: 2,
  series: 1,
  chance,
  happened,
  ...changes,
})

const reportOf = (kind: JudgedChance['kind'], all: readonly JudgedChance[]) => {
  const report = chanceReport(sumChances(all)).find((one) => one.kind === kind)
  if (!report) throw new Error(`${kind} is missing`)
  return report
}

test('skill is by how much squared errors are below those of always saying how often it happens', () => {
  // Two of four happened: a constant errs by 4 x 0.25. These err by 0.04 + 0.04 + 0.36 + 0.04 = 0.48.
  const all = [judged(0.8, true), judged(0.2, false), judged(0.4, true), judged(0.2, false)]
  const report = reportOf('top5', all)
  expect(report).toMatchObject({ n: 4, series: 1, hits: 50, skill: expect.closeTo(52) })
  // One series has no interval.
  expect(report.skillInterval).toBeNull()
  expect(report.error).toBeCloseTo(0.48)
})

const bansOf = (series: number) => [
  judged(0.9, true, { kind: 'bannedBy', series, counted: 0.8 }),
  judged(0.1, false, { kind: 'bannedBy', series, counted: 0.2 }),
]

test('later bans are held against counting, with errors added up per series', () => {
  const { error, countedError, skill } = reportOf('bannedBy', [...bansOf(1), ...bansOf(2)])
  expect([error, countedError]).toEqual([expect.closeTo(0.02), expect.closeTo(0.08)])
  expect(skill).toBeCloseTo(75)
})

test('each step has its own figures, and the ranges of chances are added over all of them', () => {
  const all = [
    judged(0.55, true, { kind: 'planLegal', step: 2, alsoHappened: true }),
    judged(0.59, false, { kind: 'planLegal', step: 3, alsoHappened: true }),
    judged(1, true, { kind: 'planLegal', step: 3, alsoHappened: true }),
  ]
  const { steps, hits, alsoHits, calibration } = reportOf('planLegal', all)
  expect(steps.map(({ step, n, hits: own }) => [step, n, own])).toEqual([
    [2, 1, 100],
    [3, 2, 50],
  ])
  expect([hits, alsoHits]).toEqual([expect.closeTo(200 / 3), 100])
  expect(calibration).toMatchObject([
    { from: 50, n: 2, said: expect.closeTo(57), happened: 50 },
    { from: 90, n: 1, said: 100, happened: 100 },
  ])
})

/** Ten series of 20 forecasts. */
const tenSeries = (isHit: (series: number, game: number) => boolean) =>
  Array.from({ length: 200 }, (_, i) =>
    judged(0.5, isHit(i % 10, Math.floor(i / 10)), { series: i % 10 }),
  )

function widthOf(all: readonly JudgedChance[]) {
  const interval = reportOf('top5', all).hitsInterval
  return interval ? interval.high - interval.low : 0
}

test('intervals draw whole series, so series that are alike inside say less', () => {
  expect(widthOf(tenSeries((series) => series < 5))).toBeGreaterThan(40)
  expect(widthOf(tenSeries((_, game) => game % 2 === 0))).toBe(0)
})

/** 100 chances of 50 %. */
const gapOf = (happened: number) =>
  reportOf(
    'top5',
    Array.from({ length: 100 }, (_, i) => judged(0.5, i < happened, { series: i })),
  ).gap

test('the gap leaves out what a perfect forecast shows by chance', () => {
  // A perfect forecast is off by sqrt(2 / pi x 25) = 4 of 100 on average.
  expect(gapOf(53)).toBe(0)
  expect(gapOf(60)).toBeCloseTo(10 - 3.99, 1)
})
