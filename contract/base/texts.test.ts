import { expect, test } from 'vitest'
import { counted, grouped } from './texts.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_294, '12,294'],
])('thousands are separated: %i', (count, text) => {
  expect(grouped(count)).toBe(text)
})

test('a count stands before the singular or the plural', () => {
  expect(counted(1, 'game', 'games')).toBe('1 game')
  expect(counted(2660, 'team', 'teams')).toBe('2,660 teams')
})
