import { expect, test } from 'vitest'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { newDraftClient } from '#domain/draft/draft-client.ts'
import { createDraftStorage } from './draft-storage.ts'
import { createDraftStore } from './draft-store.ts'
import { draftAt, INES, memoryStorage, MIKA } from './test-draft.ts'

const NOW = 1_000_000_000

function openStore(storage = memoryStorage(), nowMs = NOW) {
  const storageOf = (room: number) => createDraftStorage(storage, () => nowMs, room)
  return { storage, storageOf, store: createDraftStore(storageOf) }
}

const pending = (
  operationId: string,
  operation: PendingOperation['operation'],
): PendingOperation => ({ operationId, operation, answeredAt: null })

const pickAsh = pending('op-1', { type: 'pick', action: 'add', legend: 'ash' })

test('a page starts empty, and with what the device knows of its room', () => {
  const { store, storage } = openStore()
  store.start(MIKA, 1)
  expect(store.get()).toMatchObject({ isKnown: false, room: 1, user: MIKA })
  const state = draftAt(6, { banned_legends: ['fuse'] })
  store.change({ isKnown: true, client: newDraftClient(state) })
  const again = openStore(storage).store
  again.start(MIKA, 1)
  expect(again.get()).toMatchObject({ isKnown: true, shown: { banned_legends: ['fuse'] } })
  // Each room has a draft of its own.
  again.start(MIKA, 2)
  expect(again.get()).toMatchObject({ isKnown: false, shown: { banned_legends: [] } })
})

test('changes without a user are not kept', () => {
  const { store, storage } = openStore()
  store.change({ isKnown: true, client: newDraftClient(draftAt(6)) })
  expect(store.get().isKnown).toBe(false)
  expect(storage.items.size).toBe(0)
})

test('own operations are shown at once and stored for the next visit', () => {
  const { store, storageOf } = openStore()
  store.start(MIKA, 1)
  store.change({ isKnown: true, client: newDraftClient(draftAt(6), [pickAsh]) })
  expect(store.get().shown.picked_legends).toEqual(['ash'])
  expect(store.get().client.state.picked_legends).toEqual([])
  const { fresh, held } = storageOf(1).loadPending(MIKA.id)
  expect([...fresh, ...held].map(({ operationId }) => operationId)).toEqual(['op-1'])
  expect(storageOf(1).loadPending(INES.id)).toEqual({ fresh: [], held: [] })
})

test('what the draft shows stays the same object while nothing of it changes', () => {
  const { store } = openStore()
  store.start(MIKA, 1)
  const { shown } = store.get()
  store.change({ isStuck: true })
  expect(store.get().shown).toBe(shown)
  expect(store.get().isStuck).toBe(true)
})

test('while a reset is on its way, the draft from before it is not stored', () => {
  const { store, storageOf } = openStore()
  store.start(MIKA, 1)
  const before = draftAt(6, { banned_legends: ['fuse'] })
  store.change({ isKnown: true, client: newDraftClient(before) })
  expect(storageOf(1).loadDraft()).toMatchObject({ banned_legends: ['fuse'] })
  const reset = pending('op-2', { type: 'draft_history', action: 'reset' })
  store.change({ client: newDraftClient(before, [reset]) })
  expect(storageOf(1).loadDraft()?.banned_legends ?? []).toEqual([])
})

test('an operation that was sent after the page left its room is forgotten there', () => {
  const { store, storageOf } = openStore()
  store.start(MIKA, 1)
  const pickLoba = pending('op-2', { type: 'pick', action: 'add', legend: 'loba' })
  store.change({ isKnown: true, client: newDraftClient(draftAt(6), [pickAsh, pickLoba]) })
  store.start(MIKA, 2)
  store.forgetSent(MIKA.id, 1, 'op-1')
  const { fresh, held } = storageOf(1).loadPending(MIKA.id)
  expect([...held, ...fresh].map(({ operationId }) => operationId)).toEqual(['op-2'])
  expect(store.get().room).toBe(2)
})

test('leaving forgets the user and the draft, but not what the device stores', () => {
  const { store, storageOf } = openStore()
  store.start(MIKA, 1)
  const state = draftAt(6, { banned_legends: ['fuse'] })
  store.change({ isKnown: true, client: newDraftClient(state) })
  store.leave()
  expect(store.get()).toMatchObject({ user: null, isKnown: false, shown: { banned_legends: [] } })
  expect(storageOf(1).loadDraft()).toMatchObject({ banned_legends: ['fuse'] })
})
