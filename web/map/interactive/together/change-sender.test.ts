import { expect, test } from 'vitest'
import type { ShapeOperation } from '#contract/map/co-drawing.ts'
import { ApiError } from '../../../shared/api/api.ts'
import { settlePromises, TestClock } from '../../../shared/realtime/test-clock.ts'
import { createChangeSender } from './change-sender.ts'

/** A sender with one change, whose first requests fail with these errors. */
function sendOne(...errors: Error[]) {
  const clock = new TestClock()
  const pending: ShapeOperation[] = [{ operationId: 'op 1', id: 1, shape: null }]
  let sent = 0
  const sender = createChangeSender({
    pending: () => pending,
    send: async () => {
      const error = errors[sent]
      sent += 1
      if (error) throw error
      return []
    },
    clock,
    random: () => 1,
    isUndecided: () => true,
    onStored: () => void (pending.length = 0),
    onRefused: () => false,
  })
  sender.wake()
  return { clock, sent: () => sent }
}

test('a request is not sent again before the time that the server named', async () => {
  const busy = new ApiError(429, 'too_many_requests', 'later', { retryAfterMs: 60_000 })
  const { clock, sent } = sendOne(busy)
  await clock.advance(59_999)
  expect(sent()).toBe(1)
  await clock.advance(1)
  expect(sent()).toBe(2)
})

test('each failure doubles the wait until the next request', async () => {
  const offline = new ApiError(0, 'unreachable', 'offline')
  const { clock, sent } = sendOne(offline, offline, offline)
  const counts: number[] = []
  for (const ms of [499, 1, 999, 1, 1999, 1]) {
    await clock.advance(ms)
    counts.push(sent())
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4])
})

test('a request that is never answered is sent again', async () => {
  const clock = new TestClock()
  const pending: ShapeOperation[] = [{ operationId: 'op 1', id: 1, shape: null }]
  const sent: (readonly ShapeOperation[])[] = []
  const stored: string[] = []
  const sender = createChangeSender({
    pending: () => pending,
    send: async (operations) => {
      sent.push(operations)
      if (sent.length === 1) await new Promise(() => {})
      return operations.map(({ operationId }) => ({ operationId, version: 2 }))
    },
    clock,
    random: () => 1,
    isUndecided: () => true,
    onStored: (results) => {
      stored.push(...results.map(({ operationId }) => operationId))
      pending.length = 0
    },
    onRefused: () => false,
  })
  sender.wake()
  // 15 s without an answer, and half a second until the next try.
  await clock.advance(15_000)
  await settlePromises()
  expect(sent).toHaveLength(1)
  await clock.advance(500)
  await settlePromises()
  expect(sent).toHaveLength(2)
  expect(stored).toEqual(['op 1'])
})
