import { expect, test } from 'vitest'
import { FIRST_DAY, LAST_DAY, startOfDay } from './day.ts'

test('a day begins at midnight in UTC', () => {
  expect(startOfDay('2026-03-01')).toBe(1_772_323_200)
  expect(startOfDay(FIRST_DAY)).toBe(-62_135_596_800)
  expect(startOfDay(LAST_DAY)).toBe(253_402_214_400)
})

test.each([
  '2026-02-30',
  '2026-3-1',
  '0000-01-01',
  '20261-01-01',
  '+020261-01-01',
  '-000001-01-01',
  'yesterday',
  '',
])('%j is no day', (text) => {
  expect(startOfDay(text)).toBeNull()
})
