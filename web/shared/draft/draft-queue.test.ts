import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { ApiError } from '../api/api.ts'
import { sendInOrder } from './draft-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pick = (operationId: string): PendingOperation => ({
  operationId,
  operation: { type: 'pick', action: 'add', legend: 'ash' },
  answeredAt: null,
})

/** A queue over a server that answers each attempt as it is told: a status, or that nothing comes. */
function queueOf(ids: string[], answers: (number | 'silence')[]) {
  const waiting = ids.map(pick)
  const told: string[] = []
  const queue = sendInOrder({
    next: () => waiting[0] ?? null,
    send: async ({ operationId }) => {
      const answer = answers.shift() ?? 200
      told.push(`${operationId} ${answer}`)
      if (answer === 'silence') return new Promise(() => {})
      if (answer !== 200) {
        const retryAfterMs = answer === 429 ? 3000 : 0
        throw new ApiError(answer, 'some_code', 'A sentence', { retryAfterMs })
      }
      return EMPTY_DRAFT
    },
    answered: () => void waiting.shift(),
    refused: ({ operationId }, { status }) => {
      told.push(`${operationId} refused ${status}`)
      waiting.shift()
    },
    failed: ({ operationId }, attempts) => void told.push(`${operationId} failed ${attempts}`),
  })
  return { queue, told }
}

test('operations are sent one at a time and in order', async () => {
  const { queue, told } = queueOf(['a', 'b'], ['silence'])
  queue.wake()
  queue.wake()
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['a silence'])
})

test('what got no answer is sent again under the same id, after half a second and more each time', async () => {
  const { queue, told } = queueOf(['a', 'b'], [0, 503])
  queue.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['a 0', 'a failed 1'])
  await vi.advanceTimersByTimeAsync(500)
  expect(told.slice(2)).toEqual(['a 503', 'a failed 2'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told.slice(4)).toEqual(['a 200', 'b 200'])
})

test('a server that names a time is left alone for so long', async () => {
  const { queue, told } = queueOf(['a'], [429])
  queue.wake()
  await vi.advanceTimersByTimeAsync(2999)
  expect(told).toEqual(['a 429', 'a failed 1'])
  await vi.advanceTimersByTimeAsync(1)
  expect(told.slice(2)).toEqual(['a 200'])
})

test('a call that hangs counts as one without an answer', async () => {
  const { queue, told } = queueOf(['a'], ['silence'])
  queue.wake()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(told.at(-1)).toBe('a failed 1')
  await vi.advanceTimersByTimeAsync(500)
  expect(told.at(-1)).toBe('a 200')
})

test('a refusal is told once, and the next operation goes on', async () => {
  const { queue, told } = queueOf(['a', 'b'], [409])
  queue.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['a 409', 'a refused 409', 'b 200'])
})

test('a server that fails four times is believed', async () => {
  const { queue, told } = queueOf(['a'], [500, 500, 500, 500])
  queue.wake()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told.slice(-2)).toEqual(['a 500', 'a refused 500'])
})

test('hope shortens the wait, and a closed queue sends nothing more', async () => {
  const { queue, told } = queueOf(['a'], [0, 0, 0])
  queue.wake()
  await vi.advanceTimersByTimeAsync(0)
  queue.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(told.at(-1)).toBe('a failed 2')
  queue.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.at(-1)).toBe('a failed 2')
})
