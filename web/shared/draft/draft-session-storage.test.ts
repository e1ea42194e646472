import { expect, test } from 'vitest'
import { TestClock } from '../realtime/test-clock.ts'
import { draftAt, memoryStorage, noAnswerError, openDraftPage } from './test-draft.ts'

const BAN_ASH = { type: 'ban', legend: 'ash' } as const
const BAN_FUSE = { type: 'ban', legend: 'fuse' } as const
const RESET = { type: 'draft_history', action: 'reset' } as const
const MINUTE = 60_000

/** Two visits of the same browser, the second one later. */
function visits(idleMs = 0) {
  const storage = memoryStorage()
  const clock = new TestClock(1_000_000)
  const first = openDraftPage({ storage, clock, idPrefix: 'first' })
  return {
    storage,
    first,
    second: async () => {
      await clock.advance(idleMs)
      return openDraftPage({ storage, clock, idPrefix: 'second' })
    },
  }
}

test('the draft as last seen is shown before the server answers', async () => {
  const { first, second } = visits()
  first.session.join()
  await first.answerFetch(draftAt(3, { banned_legends: ['ash'], picked_legends: ['loba'] }))
  const page = await second()
  page.session.join()
  expect(page.store.get()).toMatchObject({
    isKnown: true,
    shown: { banned_legends: ['ash'], picked_legends: ['loba'] },
  })
})

test('after a reset that was not sent nothing of the old draft comes back', async () => {
  const { storage, first } = visits()
  first.session.join()
  await first.answerFetch(draftAt(3, { banned_legends: ['ash'] }))
  first.session.start([RESET])
  expect(storage.items.get('legendCalc_bannedLegends')).toBe('[]')
})

test('what was not sent is sent by the next visit, under the same id', async () => {
  const { first, second } = visits(MINUTE)
  first.session.join()
  first.session.start([BAN_ASH])
  const page = await second()
  page.session.join()
  expect(page.sentIds()).toEqual(['first-1'])
  await page.answer(draftAt(4))
  const third = await second()
  third.session.join()
  expect(third.sentIds()).toEqual([])
})

test('an answered operation is not sent by the next visit', async () => {
  const { storage, first, second } = visits()
  first.session.join()
  first.session.start([BAN_ASH])
  expect(storage.items.has('legendCalc_pending')).toBe(true)
  await first.answer(draftAt(4, { banned_legends: ['ash'] }))
  const page = await second()
  page.session.join()
  expect(page.sentIds()).toEqual([])
  expect(storage.items.has('legendCalc_pending')).toBe(false)
})

test('what is older than two minutes is sent only when the user says so', async () => {
  const { first, second } = visits(2 * MINUTE)
  first.session.join()
  first.session.start([RESET])
  const page = await second()
  page.session.join()
  expect(page.sentIds()).toEqual([])
  expect(page.store.get().held.map(({ operationId }) => operationId)).toEqual(['first-1'])
  page.session.decideHeld(true)
  expect(page.sentIds()).toEqual(['first-1'])
  expect(page.store.get().held).toEqual([])
})

test('what the user gives up is never sent, and gone from the storage', async () => {
  const { storage, first, second } = visits(2 * MINUTE)
  first.session.join()
  first.session.start([RESET])
  const page = await second()
  page.session.join()
  page.session.decideHeld(false)
  expect(page.sentIds()).toEqual([])
  expect(storage.items.has('legendCalc_pending')).toBe(false)
})

test('two tabs of a user keep their unsent operations side by side', async () => {
  const { storage, first, second } = visits()
  const other = await second()
  first.session.join()
  other.session.join()
  first.session.start([BAN_ASH])
  other.session.start([BAN_FUSE])
  const stored = () =>
    [...(storage.items.get('legendCalc_pending') ?? '').matchAll(/(?:first|second)-\d/g)].join()
  expect(stored()).toBe('first-1,second-1')
  await first.answer(draftAt(4))
  expect(stored()).toBe('second-1')
})

test('a tab that is opened later also sends what the first one could not', async () => {
  const { first, second } = visits()
  first.session.join()
  first.session.start([BAN_ASH])
  await first.answer(noAnswerError())
  const other = await second()
  other.session.join()
  expect(other.sentIds()).toEqual(['first-1'])
  // Both tabs send it, and the server decides an id once.
  await other.answer(draftAt(4, { banned_legends: ['ash'] }))
  await first.clock.advance(500)
  expect(first.sentIds()).toEqual(['first-1', 'first-1'])
})
