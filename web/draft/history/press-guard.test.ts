import { expect, test } from 'vitest'
import { pressGuard } from './press-guard.ts'

test('a second press within half a second is part of the first one', () => {
  const guard = pressGuard(500)
  expect([1000, 1499, 1500, 1999].map(guard.isRepeat)).toEqual([false, true, false, true])
})

test('the first press right after the page was opened counts', () => {
  expect(pressGuard(500).isRepeat(0)).toBe(false)
})

test('a press right after a refused one is not swallowed', () => {
  const guard = pressGuard(500)
  guard.isRepeat(1000)
  guard.reset()
  expect(guard.isRepeat(1100)).toBe(false)
  expect(guard.isRepeat(1200)).toBe(true)
})
