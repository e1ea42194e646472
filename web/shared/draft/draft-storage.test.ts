import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import { createDraftStorage } from './draft-storage.ts'
import { memoryStorage } from './test-draft.ts'

const KEY = 'legendCalc_pending'
const NOW = 10_000_000

function openStorage(stored: Record<string, string> = {}) {
  const { items, ...storage } = memoryStorage(new Map(Object.entries(stored)))
  const storedIds = () =>
    JSON.parse(items.get(KEY) ?? '{"pending":[]}').pending.map(
      ({ operationId }: { operationId: string }) => operationId,
    )
  return { items, storedIds, ...createDraftStorage(storage, () => NOW) }
}

const ban = (operationId: string, legend: string) => ({
  operationId,
  operation: { type: 'ban' as const, legend },
  answeredAt: null,
})
const reset = { type: 'draft_history', action: 'reset' } as const
const withPending = (...pending: readonly object[]) => ({
  [KEY]: JSON.stringify({ userId: 7, pending }),
})

test('only the lists of the draft that changed are written again', () => {
  const { items, saveDraft, loadDraft } = openStorage()
  const first = { ...EMPTY_DRAFT, version: 1, banned_legends: ['ash'], picked_legends: ['wraith'] }
  saveDraft(first, EMPTY_DRAFT)
  expect([...items.keys()]).toEqual(['legendCalc_bannedLegends', 'legendCalc_selectedLegends'])
  items.delete('legendCalc_selectedLegends')
  saveDraft({ ...first, version: 2, banned_legends: ['ash', 'fuse'] }, first)
  expect(loadDraft()).toMatchObject({ banned_legends: ['ash', 'fuse'], picked_legends: [] })
})

test('a device that never saw the draft knows none', () => {
  expect(openStorage().loadDraft()).toBeNull()
})

test.each([
  ['text that is no JSON', 'not json', null],
  ['something other than a list', '{"ash":1}', null],
  ['a list of something else', '[1,2]', null],
  ['an empty list', '[]', EMPTY_DRAFT],
])('stored bans that are %s are read safely', (_, text, expected) => {
  expect(openStorage({ legendCalc_bannedLegends: text }).loadDraft()).toEqual(expected)
})

test('unsent operations are found again by their user, and by no one else', () => {
  const { items, savePending, loadPending } = openStorage()
  savePending(7, [ban('a', 'ash')])
  expect(loadPending(7)).toEqual({ fresh: [ban('a', 'ash')], held: [] })
  expect(loadPending(8)).toEqual({ fresh: [], held: [] })
  savePending(7, [])
  expect(items.has(KEY)).toBe(false)
})

test('an answered operation is not stored', () => {
  const { storedIds, savePending } = openStorage()
  savePending(7, [{ ...ban('a', 'ash'), answeredAt: 4 }, ban('b', 'fuse')])
  expect(storedIds()).toEqual(['b'])
})

test('the unsent operations of another tab stay in the storage', () => {
  const other = { operationId: 'other tab', operation: reset, atMs: NOW }
  const { storedIds, savePending } = openStorage(withPending(other))
  savePending(7, [ban('b', 'ash')])
  expect(storedIds()).toEqual(['other tab', 'b'])
  savePending(7, [])
  expect(storedIds()).toEqual(['other tab'])
})

test('operations of two minutes or of unknown age wait for the user', () => {
  const old = { operationId: 'old', operation: reset, atMs: NOW - 120_000 }
  const unknown = { operationId: 'unknown', operation: reset }
  const fresh = { operationId: 'fresh', operation: reset, atMs: NOW - 119_999 }
  const { savePending, loadPending } = openStorage(withPending(old, unknown, fresh))
  const found = loadPending(7)
  expect(found.held.map(({ operationId }) => operationId)).toEqual(['old', 'unknown'])
  expect(found.fresh.map(({ operationId }) => operationId)).toEqual(['fresh'])
  // They keep their age, however often they are stored again.
  savePending(7, found.held)
  expect(loadPending(7).held).toHaveLength(2)
})

test.each([
  { type: 'ban', legend: 'ash' },
  { type: 'unban', legend: 'ash' },
  { type: 'pick', action: 'add', legend: 'ash' },
  { type: 'pick', action: 'remove', legend: 'ash' },
  { type: 'draft_history', action: 'remove', id: 5 },
  { type: 'draft_history', action: 'reset' },
  { type: 'undo', undoes: 'earlier' },
  {
    type: 'draft_history',
    action: 'add',
    ifPicked: true,
    entry: { id: 5, comp: ['ash', 'fuse', 'loba'], bannedLegends: [], timestamp: 'now' },
  },
] as const)('an operation comes back from the storage as it was: %j', (operation) => {
  const { savePending, loadPending } = openStorage()
  savePending(7, [{ operationId: 'a', operation, answeredAt: null }])
  expect(loadPending(7).fresh).toEqual([{ operationId: 'a', operation, answeredAt: null }])
})

test('a stored operation that is none makes no operation', () => {
  const invalid = { operationId: 'a', operation: { type: 'explode' }, atMs: NOW }
  expect(openStorage(withPending(invalid)).loadPending(7)).toEqual({ fresh: [], held: [] })
})
