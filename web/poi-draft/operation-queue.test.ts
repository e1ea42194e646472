import { expect, test } from 'vitest'
import type { StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import { testPoiDraft } from '#domain/poi-draft/test-poi-draft.ts'
import { TestClock, settlePromises } from '../shared/realtime/test-clock.ts'
import { ApiError } from '../shared/api/api.ts'
import { createOperationQueue, type UnsentOperation } from './operation-queue.ts'

const wish = (poi: number): PoiDraftOperation => ({ type: 'wish', map: 'stormpoint', poi, to: 0 })

const storedAt = (version: number): StoredPoiDraft => ({
  ...testPoiDraft(['Owls', 'Herons']),
  id: 1,
  version,
  createdBy: null,
  seriesEvent: null,
  landedSeries: null,
})

/** A server whose answers are given in turn: a version, or an error. */
function openTestQueue(answers: (number | Error)[], stored: UnsentOperation[] = []) {
  const log: string[] = []
  const clock = new TestClock()
  const saved: string[][] = []
  let ids = 0
  const queue = createOperationQueue({
    send: async ({ operationId }) => {
      const answer = answers.shift()
      log.push(`send ${operationId}`)
      if (answer instanceof Error) throw answer
      return storedAt(answer ?? 0)
    },
    newId: () => `op ${(ids += 1)}`,
    clock,
    random: () => 1,
    load: () => stored,
    save: (pending) => void saved.push(pending.map(({ operationId }) => operationId)),
    onStored: ({ version }) => log.push(`stored ${version}`),
    onRefused: () => log.push('refused'),
  })
  queue.open()
  return { queue, log, clock, saved }
}

test('operations are sent one after the other', async () => {
  const { queue, log } = openTestQueue([2, 3])
  queue.add(wish(1))
  queue.add(wish(2))
  await settlePromises()
  expect(log).toEqual(['send op 1', 'stored 2', 'send op 2', 'stored 3'])
  expect(queue.state.get()).toEqual({ pending: [], hasFailed: false })
})

test('one without an answer is sent again under its id, later each time, before those that follow', async () => {
  const { queue, log, clock } = openTestQueue([new TypeError(), new TypeError(), 2, 3])
  queue.add(wish(1))
  await clock.advance(499)
  queue.add(wish(2))
  await settlePromises()
  expect(log).toEqual(['send op 1'])
  expect(queue.state.get()).toMatchObject({ hasFailed: true, pending: [{}, {}] })
  await clock.advance(1)
  await clock.advance(999)
  expect(log).toEqual(['send op 1', 'send op 1'])
  await clock.advance(1)
  expect(log.slice(2)).toEqual(['send op 1', 'stored 2', 'send op 2', 'stored 3'])
})

test('a refused one is dropped, and the next is sent', async () => {
  const { queue, log } = openTestQueue([new ApiError(409, 'spot_taken', 'Taken'), 3])
  queue.add(wish(1))
  queue.add(wish(2))
  await settlePromises()
  expect(log).toEqual(['send op 1', 'refused', 'send op 2', 'stored 3'])
})

test('a retry does not wait, and a closed queue sends nothing more', async () => {
  const { queue, log, clock } = openTestQueue([new TypeError(), 2, new TypeError()])
  queue.add(wish(1))
  await settlePromises()
  queue.retry()
  await settlePromises()
  expect(log).toEqual(['send op 1', 'send op 1', 'stored 2'])
  queue.add(wish(2))
  await settlePromises()
  queue.close()
  await settlePromises()
  expect(clock.waiting).toBe(0)
})

test('what is not sent is stored until the server has decided, and sent by the next page', async () => {
  const before = openTestQueue([new TypeError()])
  before.queue.add(wish(1))
  await settlePromises()
  before.queue.close()
  expect(before.saved).toEqual([['op 1']])
  const { log, saved, queue } = openTestQueue([2], [{ operationId: 'op 1', operation: wish(1) }])
  await settlePromises()
  expect(log).toEqual(['send op 1', 'stored 2'])
  expect(saved).toEqual([[]])
  expect(queue.state.get().pending).toEqual([])
})

test('a queue that was closed goes on when it is opened again', async () => {
  const { queue, log } = openTestQueue([2])
  queue.close()
  queue.open()
  queue.add(wish(1))
  await settlePromises()
  expect(log).toEqual(['send op 1', 'stored 2'])
})
