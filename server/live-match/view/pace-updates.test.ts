import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paceUpdates, pauseAfter } from './pace-updates.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an update runs at once, and what comes during the pause is one more', () => {
  const run = vi.fn()
  const { wake } = paceUpdates(run)
  wake()
  expect(run).toHaveBeenCalledTimes(1)
  for (let event = 0; event < 300; event += 1) wake()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10)
  expect(run).toHaveBeenCalledTimes(2)
  // Nothing has come since.
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(2)
  wake()
  expect(run).toHaveBeenCalledTimes(3)
})

test('nothing runs after the end', () => {
  const run = vi.fn()
  const { wake, stop } = paceUpdates(run)
  wake()
  wake()
  stop()
  vi.advanceTimersByTime(1000)
  wake()
  expect(run).toHaveBeenCalledTimes(1)
})

test.each([
  [0, 10],
  [50, 50],
  [3000, 200],
])('after %s ms of work the pause is %s ms', (workMs, pauseMs) => {
  expect(pauseAfter(workMs)).toBe(pauseMs)
})
