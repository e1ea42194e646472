import { expect, test } from 'vitest'
import type { DraftEvent } from '#domain/draft/draft.ts'
import { addToNotices } from './draft-notices.ts'
import type { DraftNotice } from './draft-store.ts'
import { banEvent } from './test-draft.ts'

const add = (notices: readonly DraftNotice[], event: DraftEvent, isOwn = false, atMs = 5) =>
  addToNotices(notices, event, { isOwn, atMs })

const versions = (notices: readonly DraftNotice[]) =>
  notices.map(({ events }) => events.map(({ version }) => version))

test('each operation makes a notice with its time', () => {
  const one = add([], banEvent(1, 'ash'), true, 100)
  expect(one).toEqual([{ events: [banEvent(1, 'ash')], isOwn: true, atMs: 100 }])
  expect(versions(add(one, banEvent(2, 'fuse')))).toEqual([[1], [2]])
})

test('the events of one operation are one notice, with the time and the maker of the first', () => {
  const first = add([], banEvent(1, 'ash', { remaining: 2 }), true, 100)
  const second = add(first, banEvent(2, 'fuse', { remaining: 1 }), false, 200)
  const third = add(second, banEvent(3, 'loba'), false, 300)
  expect(versions(third)).toEqual([[1, 2, 3]])
  expect(third[0]).toMatchObject({ isOwn: true, atMs: 100 })
  // The operation is complete, so the next event starts another one.
  expect(versions(add(third, banEvent(4, 'seer')))).toEqual([[1, 2, 3], [4]])
})

test('the last twenty are remembered, however long the last one is', () => {
  let notices: readonly DraftNotice[] = []
  for (let version = 1; version <= 25; version += 1) {
    notices = add(notices, banEvent(version, 'ash'))
  }
  expect(notices).toHaveLength(20)
  expect(versions(notices)[0]).toEqual([6])
  const more = add(add(notices, banEvent(26, 'ash', { remaining: 1 })), banEvent(27, 'fuse'))
  expect(more).toHaveLength(20)
  expect(versions(more).at(-1)).toEqual([26, 27])
})

test('notices that were shown are not changed', () => {
  const first = add([], banEvent(1, 'ash', { remaining: 1 }))
  const before = structuredClone(first)
  add(first, banEvent(2, 'fuse'))
  expect(first).toEqual(before)
})
