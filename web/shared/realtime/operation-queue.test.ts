import { expect, test } from 'vitest'
import { ApiError } from '../api/api.ts'
import { createOperationQueue, createSender } from './operation-queue.ts'
import { settlePromises, TestClock } from './test-clock.ts'

/** A sender in front of a server with one answer per attempt: a status, or none at all. */
function queueOf(waiting: string[], answers: (number | 'silence')[], random = 1) {
  const log: string[] = []
  const clock = new TestClock()
  const queue = createSender<string, null>({
    clock,
    random: () => random,
    next: () => waiting[0] ?? null,
    send: async (operation) => {
      const answer = answers.shift() ?? 200
      log.push(`${operation} ${answer}`)
      if (answer === 'silence') return new Promise(() => {})
      if (answer !== 200) {
        const retryAfterMs = answer === 429 ? 3000 : 0
        throw new ApiError(answer, 'some_code', 'A sentence', { retryAfterMs })
      }
      return null
    },
    answered: () => void waiting.shift(),
    refused: ({ status }, operation) => {
      log.push(`${operation} refused ${status}`)
      waiting.shift()
    },
    failed: (attempts, operation) => void log.push(`${operation} failed ${attempts}`),
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

test('a retry does not wait, and a closed queue sends nothing more', async () => {
  const { queue, clock, log } = queueOf(['a'], [0, 0, 0])
  queue.wake()
  await clock.advance(0)
  queue.retry()
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

test.each([200, 409])(
  'a %d that arrives after the queue was closed still counts, and nothing else is sent',
  async (status) => {
    const { queue, clock, log, waiting } = queueOf(['a', 'b'], [status])
    queue.wake()
    queue.close()
    await clock.advance(0)
    expect(log[0]).toBe(`a ${status}`)
    expect([waiting, clock.waiting]).toEqual([['b'], 0])
  },
)

test('a queue that was closed goes on when it is opened again, with one request at a time', async () => {
  const { queue, clock, log } = queueOf(['a', 'b'], [])
  queue.wake()
  queue.close()
  queue.open()
  await clock.advance(0)
  expect(log).toEqual(['a 200', 'b 200'])
})

test('a failure that arrives after the queue was closed is not reported, and sent again when it is opened', async () => {
  const { queue, clock, log } = queueOf(['a'], [503])
  queue.wake()
  queue.close()
  await clock.advance(60_000)
  expect(log).toEqual(['a 503'])
  queue.open()
  await clock.advance(0)
  expect(log).toEqual(['a 503', 'a 200'])
})

interface Unsent {
  readonly operationId: string
}

/** A queue of a document that takes up to two operations in one request. */
function openDocument(answers: (number | Error)[], loaded: readonly Unsent[] = []) {
  const log: string[] = []
  const saved: string[] = []
  const clock = new TestClock()
  const ids = (operations: readonly Unsent[]) =>
    operations.map(({ operationId }) => operationId).join('+')
  const queue = createOperationQueue<Unsent, number>({
    clock,
    random: () => 1,
    countFitting: () => 2,
    send: async (operations) => {
      log.push(`send ${ids(operations)}`)
      const answer = answers.shift() ?? 0
      if (answer instanceof Error) throw answer
      return answer
    },
    load: () => loaded,
    save: (pending) => void saved.push(ids(pending)),
    onStored: (version) => log.push(`stored ${version}`),
    onRefused: ({ code }) => {
      log.push(code)
      return code !== 'gone'
    },
  })
  const add = (operationId: string) => queue.change((pending) => [...pending, { operationId }])
  queue.open()
  return { queue, add, log, saved, clock }
}

test('what is made while a request is on its way goes into the next one, as much as fits', async () => {
  const { add, log, queue } = openDocument([2, 3, 4])
  for (const id of ['a', 'b', 'c', 'd']) add(id)
  await settlePromises()
  expect(log).toEqual(['send a', 'stored 2', 'send b+c', 'stored 3', 'send d', 'stored 4'])
  expect(queue.state.get()).toEqual({ pending: [], hasFailed: false })
})

test('what gets no answer is shown as that, until the server has decided', async () => {
  const { add, queue, clock } = openDocument([new TypeError('offline'), 2])
  add('a')
  await settlePromises()
  expect(queue.state.get()).toEqual({ pending: [{ operationId: 'a' }], hasFailed: true })
  await clock.advance(500)
  expect(queue.state.get()).toEqual({ pending: [], hasFailed: false })
})

test('what is not sent is saved until the server has decided, and sent by the next page', async () => {
  const before = openDocument([new TypeError('offline')])
  before.add('a')
  await settlePromises()
  before.queue.close()
  expect(before.saved).toEqual(['a'])
  const { log, saved } = openDocument([2], [{ operationId: 'a' }])
  await settlePromises()
  expect([log, saved]).toEqual([['send a', 'stored 2'], ['']])
})

test('what is stored after the page was left is not sent by the next one', async () => {
  const { add, queue, saved } = openDocument([2])
  add('a')
  queue.close()
  await settlePromises()
  expect(saved).toEqual(['a', ''])
})

test('a refused operation is dropped, and the next is sent', async () => {
  const { add, log } = openDocument([new ApiError(409, 'taken', 'Taken'), 3])
  add('a')
  add('b')
  await settlePromises()
  expect(log).toEqual(['send a', 'taken', 'send b', 'stored 3'])
})

test('when a document is gone, nothing more is sent and what was not sent stays', async () => {
  const { add, log, saved, queue } = openDocument([new ApiError(404, 'gone', 'Gone')])
  add('a')
  add('b')
  await settlePromises()
  expect(log).toEqual(['send a', 'gone'])
  expect([queue.state.get().pending.length, saved]).toEqual([2, ['a', 'a+b']])
})
