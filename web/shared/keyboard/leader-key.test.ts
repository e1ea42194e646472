import { expect, test } from 'vitest'
import { leaderWatch } from './leader-key.ts'

test('the one key after G belongs to it, for a second', () => {
  const isLed = leaderWatch()
  const press = (key: string, timeStamp: number) => isLed({ key, timeStamp })
  expect(press('s', 0)).toBe(false)
  expect(press('g', 100)).toBe(false)
  expect(press('s', 1099)).toBe(true)
  expect(press('s', 1100)).toBe(false)
  expect(press('g', 2000)).toBe(false)
  expect(press('s', 3000)).toBe(false)
})
