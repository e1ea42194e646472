import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { ApiError } from './api.ts'
import { TestClock } from '../realtime/test-clock.ts'
import { sendInOrder } from './send-in-order.ts'

const pick = (operationId: string): PendingOperation => ({
  operationId,
  operation: { type: 'pick', action: 'add', legend: 'ash' },
  answeredAt: null,
})

/** A queue in front of a server with one answer per attempt: a status, or none at all. */
function queueOf(ids: string[], answers: (number | 'silence')[], random = 1) {
  const waiting = ids.map(pick)
  const log: string[] = []
  const clock = new TestClock()
  const queue = sendInOrder({
    clock,
    random: () => random,
    next: () => waiting[0] ?? null,
    send: async ({ operationId }) => {
      const answer = answers.shift() ?? 200
      log.push(`${operationId} ${answer}`)
      if (answer === 'silence') return new Promise(() => {})
      if (answer !== 200) {
        const retryAfterMs = answer === 429 ? 3000 : 0
        throw new ApiError(answer, 'some_code', 'A sentence', { retryAfterMs })
      }
      return EMPTY_DRAFT
    },
    answered: () => void waiting.shift(),
    refused: ({ operationId }, { status }) => {
      log.push(`${operationId} refused ${status}`)
      waiting.shift()
    },
    failed: ({ operationId }, attempts) => void log.push(`${operationId} failed ${attempts}`),
  })
  return { queue, clock, log, waiting }
}

test('operations are sent one at a time and in order', async () => {
  const { queue, clock, log } = queueOf(['a', 'b'], ['silence'])
  queue.wake()
  queue.wake()
  await clock.advance(1000)
  expect(log).toEqual(['a silence'])
})

test('an operation without an answer is sent again under the same id, after 0.5 s, then after 1 s', async () => {
  const { queue, clock, log } = queueOf(['a', 'b'], [0, 503])
  queue.wake()
  await clock.advance(0)
  expect(log).toEqual(['a 0', 'a failed 1'])
  await clock.advance(500)
  expect(log.slice(2)).toEqual(['a 503', 'a failed 2'])
  await clock.advance(1000)
  expect(log.slice(4)).toEqual(['a 200', 'b 200'])
})

test('a server that asks for 3 seconds gets no request before', async () => {
  const { queue, clock, log } = queueOf(['a'], [429])
  queue.wake()
  await clock.advance(2999)
  expect(log).toEqual(['a 429', 'a failed 1'])
  await clock.advance(1)
  expect(log.slice(2)).toEqual(['a 200'])
})

test('a call that hangs counts as one without an answer', async () => {
  const { queue, clock, log } = queueOf(['a'], ['silence'])
  queue.wake()
  await clock.advance(15_000)
  expect(log.at(-1)).toBe('a failed 1')
  await clock.advance(500)
  expect(log.at(-1)).toBe('a 200')
})

test('a refusal is reported once, and the next operation is sent', async () => {
  const { queue, clock, log } = queueOf(['a', 'b'], [409])
  queue.wake()
  await clock.advance(0)
  expect(log).toEqual(['a 409', 'a refused 409', 'b 200'])
})

test('after four server errors an operation is given up', async () => {
  const { queue, clock, log } = queueOf(['a'], [500, 500, 500, 500])
  queue.wake()
  await clock.advance(20_000)
  expect(log.slice(-2)).toEqual(['a 500', 'a refused 500'])
})

test('hurry retries at once, and a closed queue sends nothing more', async () => {
  const { queue, clock, log } = queueOf(['a'], [0, 0, 0])
  queue.wake()
  await clock.advance(0)
  queue.hurry()
  await clock.advance(0)
  expect(log.at(-1)).toBe('a failed 2')
  queue.close()
  await clock.advance(60_000)
  expect(log.at(-1)).toBe('a failed 2')
})

test('delays differ from page to page, by up to a half', async () => {
  const { queue, clock, log } = queueOf(['a'], [0], 0)
  queue.wake()
  await clock.advance(249)
  expect(log).toEqual(['a 0', 'a failed 1'])
  await clock.advance(1)
  expect(log.at(-1)).toBe('a 200')
})

test('the delay doubles up to 10 seconds and no further', async () => {
  const { queue, clock, log } = queueOf(['a'], [0, 0, 0, 0, 0, 0, 0])
  queue.wake()
  // 0.5 + 1 + 2 + 4 + 8 = 15.5 seconds to the sixth attempt, then 10 seconds each.
  await clock.advance(15_500)
  expect(log.at(-1)).toBe('a failed 6')
  await clock.advance(9999)
  expect(log.at(-1)).toBe('a failed 6')
  await clock.advance(1)
  expect(log.at(-1)).toBe('a failed 7')
})

test('the delays start again for the next operation', async () => {
  const { queue, clock, log } = queueOf(['a', 'b'], [0, 0, 200, 0])
  queue.wake()
  await clock.advance(1500)
  expect(log.at(-1)).toBe('b failed 1')
  await clock.advance(500)
  expect(log.at(-1)).toBe('b 200')
})

test.each([401, 429, 502, 503])('a %d is no decision, so the operation stays', async (status) => {
  const { queue, clock, log } = queueOf(['a'], Array<number>(6).fill(status))
  queue.wake()
  await clock.advance(60_000)
  expect(log.filter((line) => line.includes('refused'))).toEqual([])
  expect(log.at(-1)).toBe('a 200')
})

test.each([400, 403, 404, 409, 413])(
  'a %d is a decision, so the operation goes',
  async (status) => {
    const { queue, clock, log } = queueOf(['a'], [status])
    queue.wake()
    await clock.advance(0)
    expect(log.at(-1)).toBe(`a refused ${status}`)
  },
)

test.each([200, 409])('a %d that arrives after the queue was closed is ignored', async (status) => {
  const { queue, clock, log, waiting } = queueOf(['a', 'b'], [status])
  queue.wake()
  queue.close()
  await clock.advance(0)
  expect(log).toEqual([`a ${status}`])
  expect(waiting).toHaveLength(2)
  expect(clock.waiting).toBe(0)
})
