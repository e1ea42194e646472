import { expect, test } from 'vitest'
import {
  formatClock,
  formatDateTime,
  formatDay,
  formatExactTime,
  formatRelative,
  toMs,
} from './time.ts'

const NOON = Date.UTC(2025, 10, 14, 12)

test('seconds and milliseconds of one moment are the same moment', () => {
  expect(toMs(NOON / 1000)).toBe(NOON)
  expect(toMs(NOON)).toBe(NOON)
})

test('a moment is shown in the time of the place', () => {
  expect(formatDateTime(NOON, 'UTC')).toBe('14 Nov 2025, 12:00')
  expect(formatDateTime(NOON, 'Asia/Tokyo')).toBe('14 Nov 2025, 21:00')
})

test('the day and the time of day are those of the place', () => {
  expect(formatDay(NOON, 'Pacific/Auckland')).toBe('15 Nov 2025')
  expect(formatClock(NOON, 'Asia/Tokyo')).toBe('21:00')
})

test('what has no date is not given one', () => {
  expect([formatDateTime(0, 'UTC'), formatExactTime(0, 'UTC')]).toEqual(['No date', 'No date'])
  expect(formatDay(0, 'UTC')).toBe('No date')
})

test('the exact time names its zone', () => {
  expect(formatExactTime(NOON, 'UTC')).toMatch(/^Friday,? 14 November 2025 at 12:00:00 UTC$/)
})

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [2 * 3_600_000, '2 hours ago'],
  [24 * 3_600_000, 'yesterday'],
  [6 * 24 * 3_600_000, '6 days ago'],
  [8 * 24 * 3_600_000, 'last week'],
  [40 * 24 * 3_600_000, 'last month'],
  [800 * 24 * 3_600_000, '2 years ago'],
  [-120_000, 'just now'],
])('%d ms ago reads %j', (passed, want) => {
  expect(formatRelative(NOON - passed, NOON)).toBe(want)
})
