import { expect, test } from 'vitest'
import { formatRelative } from './relative-time.ts'

const NOON = Date.UTC(2025, 10, 14, 12)

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
