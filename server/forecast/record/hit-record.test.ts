import { expect, test } from 'vitest'
import { reportOf } from '#domain/forecast/training/report.ts'
import { hitRecords } from './hit-record.ts'

const NONE = reportOf([], [])

/** Right in so many of 100. */
const report = (right: number, games = 30, series = 5) => ({
  ...NONE,
  games,
  series,
  composition: { ...NONE.composition, n: 100, top1: right },
})

test('live forecasts come first, then games that the shipped weights never saw, then all', () => {
  const reports = { live: report(40), unseen: report(39), backtest: report(43) }
  const of = (changes: object) => hitRecords({ ...reports, ...changes }).composition
  expect(of({})).toEqual({ source: 'live', right: 40, of: 100 })
  expect(of({ live: report(40, 29) })).toEqual({ source: 'backtest', right: 39, of: 100 })
  const few = { live: report(40, 29), unseen: report(39, 60, 4) }
  expect(of(few)).toEqual({ source: 'backtest', right: 43, of: 100 })
  expect(of({ live: null, unseen: null, backtest: null })).toBeNull()
})
