import { expect, test } from 'vitest'
import type { StoredPoiDraft } from '#contract/poi-draft.ts'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import { testPoiDraft } from '#domain/poi-draft/test-poi-draft.ts'
import { TestClock, settlePromises } from '../shared/live/test-clock.ts'
import { createOperationQueue } from './operation-queue.ts'

const wish = (poi: number): PoiDraftOperation => ({ type: 'wish', map: 'stormpoint', poi, to: 0 })

const storedAt = (version: number): StoredPoiDraft => ({
  ...testPoiDraft(['Owls', 'Herons']),
  id: 1,
  version,
  createdBy: null,
  landedSeries: null,
})

/** A server whose answers are given in turn: a version, or an error. */
function openTestQueue(answers: (number | Error)[]) {
  const log: string[] = []
  const clock = new TestClock()
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
    isUndecided: (error) => error instanceof TypeError,
    onStored: ({ version }) => log.push(`stored ${version}`),
    onRefused: () => log.push('refused'),
  })
  return { queue, log, clock }
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
  const { queue, log } = openTestQueue([new Error('spot_taken'), 3])
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
  expect(clock.waiting).toBe(0)
})
