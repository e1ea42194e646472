import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test('a clock shows whole minutes and seconds that have passed', () => {
  expect([0, 59.9, 60, 1207].map(clockText)).toEqual(['0:00', '0:59', '1:00', '20:07'])
})
