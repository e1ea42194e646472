import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import {
  rememberDraft,
  rememberedDraft,
  rememberedPending,
  rememberPending,
} from './draft-storage.ts'

const KEY = 'legendCalc_pending'
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const ban = (operationId: string, legend: string) => ({
  operationId,
  operation: { type: 'ban' as const, legend },
  answeredAt: null,
})
const reset = { type: 'draft_history', action: 'reset' } as const
const storedIds = () =>
  JSON.parse(items.get(KEY) ?? '{"pending":[]}').pending.map(
    ({ operationId }: { operationId: string }) => operationId,
  )

test('of the draft only the lists that changed are written down again', () => {
  const first = { ...EMPTY_DRAFT, version: 1, banned_legends: ['ash'], picked_legends: ['wraith'] }
  rememberDraft(first, EMPTY_DRAFT)
  expect([...items.keys()]).toEqual(['legendCalc_bannedLegends', 'legendCalc_selectedLegends'])
  items.delete('legendCalc_selectedLegends')
  rememberDraft({ ...first, version: 2, banned_legends: ['ash', 'fuse'] }, first)
  expect(rememberedDraft()).toMatchObject({ banned_legends: ['ash', 'fuse'], picked_legends: [] })
})

test('what was not sent is found again by its user, and by nobody else', () => {
  rememberPending(7, [ban('a', 'ash')])
  expect(rememberedPending(7)).toEqual({ fresh: [ban('a', 'ash')], held: [] })
  expect(rememberedPending(8)).toEqual({ fresh: [], held: [] })
  rememberPending(7, [])
  expect(items.has(KEY)).toBe(false)
})

test('what another tab could not send stays where it is', () => {
  const other = { operationId: 'other tab', operation: reset, atMs: Date.now() }
  items.set(KEY, JSON.stringify({ userId: 7, pending: [other] }))
  rememberPending(7, [ban('b', 'ash')])
  expect(storedIds()).toEqual(['other tab', 'b'])
  rememberPending(7, [])
  expect(storedIds()).toEqual(['other tab'])
})

test('what is older than two minutes, or of unknown age, waits for its author', () => {
  const old = { operationId: 'old', operation: reset, atMs: Date.now() - 121_000 }
  const unknown = { operationId: 'unknown', operation: reset }
  const fresh = { operationId: 'fresh', operation: reset, atMs: Date.now() - 60_000 }
  items.set(KEY, JSON.stringify({ userId: 7, pending: [old, unknown, fresh] }))
  const found = rememberedPending(7)
  expect(found.held.map(({ operationId }) => operationId)).toEqual(['old', 'unknown'])
  expect(found.fresh.map(({ operationId }) => operationId)).toEqual(['fresh'])
  // They keep their age, however often they are written down again.
  rememberPending(7, found.held)
  expect(rememberedPending(7).held).toHaveLength(2)
})
