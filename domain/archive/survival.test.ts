import { expect, test } from 'vitest'
import { survivalText } from './survival.ts'

test.each([
  // 2616 / 3 = 872 s
  [2616, '14:32'],
  [0, '0:00'],
  [15, '0:05'],
  // 179.5 s are three minutes, not 2:60.
  [538.5, '3:00'],
  [12_000, '66:40'],
])('%f s of a team are %s a player', (sum, text) => {
  expect(survivalText(sum)).toBe(text)
})
