import { expect, test } from 'vitest'
import { forecastAdminMessages as texts } from '#contract/forecast/forecast-admin.texts.ts'
import { readStart, startFault, startName, startText } from './season-start.ts'

/** 10 February 2026, 18:00 UTC. */
const START = 1_770_746_400

test('a date and time is read as UTC, whatever zone the browser is in', () => {
  expect(readStart('2026-02-10T18:00')).toBe(START)
  expect(startText(START)).toBe('2026-02-10T18:00')
  expect(startName(START)).toBe('10 Feb 2026, 18:00')
})

test('an unfinished date is refused, and so is one from before the game came out', () => {
  const fault = texts.badStart(2019, 2099)
  expect(startFault('', [])).toBe(fault)
  expect(startFault('2018-12-31T23:59', [])).toBe(fault)
  expect(startFault('2100-01-01T00:00', [])).toBe(fault)
  expect(startFault('2019-01-01T00:00', [])).toBeUndefined()
})

test('a start that is on the list is refused', () => {
  expect(startFault('2026-02-10T18:00', [START])).toBe(texts.doubleStart)
  expect(startFault('2026-02-10T18:01', [START])).toBeUndefined()
})

test('a list of 100 starts takes no other', () => {
  const others = Array.from({ length: 100 }, (_, i) => START + 60 * (i + 1))
  expect(startFault('2026-02-10T18:00', others)).toBe(texts.tooManyStarts(100))
  expect(startFault('2026-02-10T18:00', others.slice(1))).toBeUndefined()
})
