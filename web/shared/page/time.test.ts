import { afterEach, expect, test, vi } from 'vitest'
import { formatClock, formatDateTime, formatDay, toMs } from './time.ts'

afterEach(() => vi.unstubAllEnvs())

const NOON = Date.UTC(2025, 10, 14, 12)

test('seconds and milliseconds of one moment are the same moment', () => {
  expect(toMs(NOON / 1000)).toBe(NOON)
  expect(toMs(NOON)).toBe(NOON)
})

test('a moment is shown in the time of the place', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(formatDateTime(NOON, 'UTC')).toBe('14 Nov 2025, 12:00')
  expect(formatDateTime(NOON)).toBe('14 Nov 2025, 21:00')
})

test('the day and the time of day are those of the place', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  expect(formatDay(NOON)).toBe('15 Nov 2025')
  expect(formatClock(NOON)).toBe('01:00')
})

test('daylight saving time counts on the days that have it', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(formatDateTime(Date.UTC(2026, 2, 29, 0, 59))).toBe('29 Mar 2026, 01:59')
  expect(formatDateTime(Date.UTC(2026, 2, 29, 1, 0))).toBe('29 Mar 2026, 03:00')
})

test('what has no date is not given one', () => {
  expect(formatDateTime(0, 'UTC')).toBe('No date')
  expect(formatDay(0, 'UTC')).toBe('No date')
})
