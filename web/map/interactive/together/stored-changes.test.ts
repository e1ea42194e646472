import { afterEach, expect, test, vi } from 'vitest'
import { changesKey, readKept, storeChanges } from './stored-changes.ts'

afterEach(() => vi.unstubAllGlobals())

function storage(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  return items
}

const PLAN = {
  name: 'Push',
  map: 'stormpoint',
  shapes: [{ id: 1, kind: 'ring' as const, centre: { x: 50, y: 50 }, radius: 20 }],
}
const removal = (operationId: string) => ({ operationId, id: 1, shape: null })

test('two windows store their changes side by side, and each removes its own', () => {
  const items = storage()
  const key = changesKey('abc', 7)
  storeChanges(key, PLAN, [removal('a')], [])
  storeChanges(key, PLAN, [removal('b')], [])
  expect(readKept(key)).toEqual({ plan: PLAN, changes: [removal('a'), removal('b')] })
  storeChanges(key, PLAN, [], ['a'])
  expect(readKept(key)?.changes).toEqual([removal('b')])
  storeChanges(key, PLAN, [], ['b'])
  expect(items.size).toBe(0)
})

test('the plan is stored as it was seen last', () => {
  storage()
  const key = changesKey('abc', 7)
  storeChanges(key, PLAN, [removal('a')], [])
  storeChanges(key, { ...PLAN, name: 'Late push', shapes: [] }, [removal('b')], ['a'])
  expect(readKept(key)).toEqual({
    plan: { name: 'Late push', map: 'stormpoint', shapes: [] },
    changes: [removal('b')],
  })
})

test('another user at the same computer has other changes', () => {
  storage()
  storeChanges(changesKey('abc', 7), PLAN, [removal('a')], [])
  expect(readKept(changesKey('abc', 8))).toBeNull()
})

test.each(['no json', '[{"id":1}]', '{}', '{"changes":[]}'])(
  'what cannot be read is left out: %s',
  (text) => {
    const key = changesKey('abc', 7)
    storage({ [key]: text })
    expect(readKept(key)).toBeNull()
  },
)
