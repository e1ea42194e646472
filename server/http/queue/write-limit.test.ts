import { expect, test } from 'vitest'
import { HttpError } from '../errors.ts'
import { createWriteLimit } from './write-limit.ts'

test('a user who wrote too much waits until it is paid for, and nobody else does', () => {
  let now = 0
  const limit = createWriteLimit('Wait', { burstBytes: 1000, bytesPerSecond: 100 }, () => now)
  const waitOf = (userId: number) => {
    try {
      limit.requireBalance(userId)
      return 0
    } catch (error) {
      return error instanceof HttpError ? [error.status, error.retryAfterS] : error
    }
  }
  limit.spend(1, 999)
  expect(waitOf(1)).toBe(0)
  // 1 byte is left, which is enough for one operation of any size: 1 - 501 = -500, which takes 5 s.
  limit.spend(1, 501)
  expect(waitOf(1)).toEqual([429, 5])
  expect(waitOf(2)).toBe(0)
  now = 4900
  expect(waitOf(1)).toEqual([429, 1])
  now = 5001
  expect(waitOf(1)).toBe(0)
  // It never saves up more than the burst, however long it takes.
  now = 1_000_000
  limit.spend(1, 1100)
  expect(waitOf(1)).toEqual([429, 1])
})
