import { expect, test } from 'vitest'
import { formatExactTime } from './time-element.ts'

const NOON = Date.UTC(2025, 10, 14, 12)

test('the exact time names its zone', () => {
  expect(formatExactTime(NOON, 'UTC')).toMatch(/^Friday,? 14 November 2025 at 12:00:00 UTC$/)
  expect(formatExactTime(0, 'UTC')).toBe('No date')
})
