import { expect, test } from 'vitest'
import { dayBefore, daysSinceMonday, isCalendarDay, monthsBefore } from './calendar.ts'

test.each([
  ['2026-11-19', 0, '2026-11-19'],
  ['2026-11-19', 19, '2026-10-31'],
  ['2026-01-01', 1, '2025-12-31'],
  ['2024-03-01', 1, '2024-02-29'],
  ['2100-03-01', 1, '2100-02-28'],
  ['2026-11-19', 365, '2025-11-19'],
  ['2026-12-31', -1, '2027-01-01'],
])('%s, %i days earlier: %s', (day, days, want) => {
  expect(dayBefore(day, days)).toBe(want)
})

test('a week later is the same weekday, for thirty years', () => {
  let day = '2000-01-01'
  // 1 January 2000 was a Saturday.
  for (let at = 0; at < 11_000; at += 1) {
    expect(daysSinceMonday(day)).toBe((at + 5) % 7)
    expect(isCalendarDay(day)).toBe(true)
    day = dayBefore(day, -1)
  }
  expect(day).toBe('2030-02-12')
})

test.each([
  ['2026-11-19', 3, '2026-08-19'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-12-01', -1, '2027-01-01'],
])('%s, %i months earlier: %s', (day, months, want) => {
  expect(monthsBefore(day, months)).toBe(want)
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-01-01', 'today'])(
  '%s is no day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
  },
)
