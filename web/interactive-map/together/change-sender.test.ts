import { expect, test } from 'vitest'
import type { ShapeOperation } from '#contract/co-drawing.ts'
import { settlePromises, TestClock } from '../../shared/live/test-clock.ts'
import { createChangeSender } from './change-sender.ts'

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
