import { expect, test } from 'vitest'
import { hitInterval } from './hit-interval.ts'
import { DAY_MS } from '../weighing.ts'
import type { JudgedBan, JudgedRow, Verdict } from './judge.ts'
import { reportOf, weekOf } from './report.ts'

const verdict = (rank: number, chance: number, top: number): Verdict => ({ rank, chance, top })
const miss = verdict(0, 0.0001, 0.5)

/** 14 and 16 September 2026, 0:00 UTC. */
const MONDAY = 1_789_344_000_000
const WEDNESDAY = MONDAY + 2 * DAY_MS

const row = (change: Partial<JudgedRow>): JudgedRow => ({
  time: WEDNESDAY,
  series: 1,
  number: 1,
  situation: 'opener',
  games: 10,
  forecast: miss,
  weighting: miss,
  sameAsLast: miss,
  fieldFrequency: miss,
  ...change,
})

test('shares, log loss and calibration of four forecasts by hand', () => {
  const rows = [
    row({ forecast: verdict(1, 0.6, 0.6) }),
    row({ forecast: verdict(2, 0.2, 0.64), series: 2 }),
    row({ forecast: verdict(4, 0.1, 0.25), series: 2 }),
    row({ forecast: miss, series: 3 }),
  ]
  const { composition, calibration } = reportOf(rows, [])
  expect(composition).toMatchObject({ n: 4, top1: 25, top3: 50, top5: 75 })
  expect(composition.logLoss).toBeCloseTo(-Math.log(0.6 * 0.2 * 0.1 * 0.0001) / 4)
  // Bins: 0.25 alone (never right), 0.5 alone (never right), 0.6 and 0.64 (said 62 %, happened 50 %).
  expect(calibration.map(({ from, n, said, happened }) => [from, n, said, happened])).toEqual([
    [20, 1, 25, 0],
    [50, 1, 50, 0],
    [60, 2, expect.closeTo(62), 50],
  ])
  expect(composition.ece).toBeCloseTo((25 + 50 + 2 * 12) / 4)
})

test('games, weeks, situations and how well a team is known are told apart', () => {
  const hit = verdict(1, 0.9, 0.9)
  const report = reportOf(
    [
      row({ forecast: hit, number: 1, games: 0 }),
      row({ forecast: miss, number: 2, games: 5, situation: 'forced', weighting: hit }),
      row({ forecast: hit, number: 2, games: 60, time: MONDAY + 7 * DAY_MS }),
    ],
    [],
  )
  expect(weekOf(MONDAY + 7 * DAY_MS - 1)).toBe(MONDAY)
  expect(report.byGame).toEqual([
    { game: 1, n: 1, forecast: 100, weighting: 0, sameAsLast: 0 },
    { game: 2, n: 2, forecast: 50, weighting: 50, sameAsLast: 0 },
  ])
  expect(report.byWeek.map(({ week, n }) => [week * 1000, n])).toEqual([
    [MONDAY, 2],
    [MONDAY + 7 * DAY_MS, 1],
  ])
  expect(report.byKnowledge.map(({ knowledge, n }) => [knowledge, n])).toEqual([
    ['field', 1],
    ['thin', 1],
    ['known', 0],
    ['wellKnown', 1],
  ])
  expect(report.bySituation.map(({ situation, n }) => [situation, n])).toEqual([
    ['opener', 2],
    ['free', 0],
    ['forced', 1],
  ])
})

const ban = (rank: number): JudgedBan => ({
  time: 0,
  series: rank,
  number: 1,
  forecast: verdict(rank, 0.3, 0.4),
  fieldFrequency: miss,
})

test('bans are judged with one, two and three guesses', () => {
  const { nextBan } = reportOf([], [ban(1), ban(2), ban(2), ban(3), ban(7)])
  expect(nextBan.forecast).toMatchObject({ n: 5, top1: 20, top2: 60, top3: 80 })
  expect(nextBan.fieldFrequency).toMatchObject({ n: 5, top1: 0 })
})

test('nothing judged is zero of zero, without an interval', () => {
  const { composition, from, calibration } = reportOf([], [])
  expect(composition).toEqual({
    n: 0,
    top1: 0,
    top3: 0,
    top5: 0,
    logLoss: null,
    ece: null,
    top1Interval: null,
    top3Interval: null,
  })
  expect([from, calibration]).toEqual([null, []])
})

/** 1 August 2025, 0:00 UTC. */
const AUGUST_2025 = 1_754_006_400_000

test('games before August 2025 are those the shipped weights have seen', () => {
  const seen = row({ time: AUGUST_2025 - 1 })
  const unseen = row({ time: AUGUST_2025 })
  expect(reportOf([seen, unseen, unseen], []).seenByPriors).toBe(1)
})

const series = (id: number, right: number) =>
  Array.from({ length: 10 }, (_, i) => ({ series: id, isHit: i < right }))

test('an interval of series that are all alike is a point, of different ones it is wide', () => {
  const alike = Array.from({ length: 30 }, (_, id) => series(id, 4)).flat()
  expect(hitInterval(alike)).toEqual({ low: 40, high: 40 })
  const different = Array.from({ length: 30 }, (_, id) => series(id, id % 2 === 0 ? 0 : 8)).flat()
  const { low, high } = hitInterval(different) ?? { low: 0, high: 0 }
  // A mean of 30 draws from 0 and 80: standard deviation 40 / sqrt(30) = 7.3, so about 12 to each side.
  expect(40 - low).toBeGreaterThan(9)
  expect(40 - low).toBeLessThan(15)
  expect(high - 40).toBeGreaterThan(9)
  expect(high - 40).toBeLessThan(15)
  expect(hitInterval(series(1, 5))).toBeNull()
})
