import { expect, test } from 'vitest'
import { lookDelay } from './match-link.ts'

test('a look follows every 30 seconds, and more rarely after failures', () => {
  expect([0, 1, 2, 3, 4, 5].map((failures) => lookDelay(30, failures))).toEqual([
    30, 60, 120, 240, 480, 900,
  ])
  expect(lookDelay(30, 10_000)).toBe(900)
})
