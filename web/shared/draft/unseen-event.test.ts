import { expect, test } from 'vitest'
import type { DraftEvent } from '#domain/draft/draft.ts'
import { findUnseen } from './unseen-event.ts'

const base = { version: 3, user: { id: 7, username: 'torvald' }, remaining: 0 }
const ban: DraftEvent = { type: 'ban', legend: 'fuse', index: 0, ...base }
const pick: DraftEvent = { type: 'pick', action: 'add', legend: 'fuse', index: 0, ...base }
const entry = { id: 5, comp: ['fuse', 'ash', 'loba'], bannedLegends: [], timestamp: '' }
const save: DraftEvent = {
  type: 'draft_history',
  action: 'add',
  entry: { ...entry, user: base.user, version: 3 },
  ...base,
}
const theirs = (event: DraftEvent, atMs = 1000) => ({ events: [event], isOwn: false, atMs })
const own = (event: DraftEvent, atMs = 1000) => ({ events: [event], isOwn: true, atMs })

const isUnseen = (...asked: Parameters<typeof findUnseen>) => findUnseen(...asked) !== null

// Finding D6.
test('a click on what another user did less than 3 s ago finds it', () => {
  expect(findUnseen([theirs(pick)], 'pick', 'fuse', 1150)).toBe(pick)
  expect(findUnseen([theirs(ban)], 'ban', 'fuse', 3999)).toBe(ban)
  expect(findUnseen([theirs(ban)], 'ban', 'fuse', 4000)).toBeNull()
})

test('another legend, the other grid and own changes do not count', () => {
  expect(isUnseen([theirs(pick)], 'pick', 'ash', 1150)).toBe(false)
  expect(isUnseen([theirs(pick)], 'ban', 'fuse', 1150)).toBe(false)
  expect(isUnseen([own(pick)], 'pick', 'fuse', 1150)).toBe(false)
  expect(isUnseen([theirs(pick), own(pick, 1100)], 'pick', 'fuse', 1150)).toBe(false)
})

test('a game that another user saves frees its picks unseen', () => {
  expect(isUnseen([theirs(save)], 'pick', 'ash', 1699)).toBe(true)
  expect(isUnseen([theirs(save)], 'pick', 'ash', 1700)).toBe(false)
  expect(isUnseen([theirs(save)], 'ban', 'ash', 1150)).toBe(false)
})
