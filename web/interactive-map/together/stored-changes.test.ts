import { afterEach, expect, test, vi } from 'vitest'
import { changesKey, readChanges, storeChanges } from './stored-changes.ts'

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

const removal = (operationId: string) => ({ operationId, id: 1, shape: null })

test('two windows store their changes side by side, and each removes its own', () => {
  const items = storage()
  const key = changesKey('abc', 7)
  storeChanges(key, [removal('a')], [])
  storeChanges(key, [removal('b')], [])
  expect(readChanges(key)).toEqual([removal('a'), removal('b')])
  storeChanges(key, [], ['a'])
  expect(readChanges(key)).toEqual([removal('b')])
  storeChanges(key, [], ['b'])
  expect(items.size).toBe(0)
})

test('another user at the same computer has other changes', () => {
  storage()
  storeChanges(changesKey('abc', 7), [removal('a')], [])
  expect(readChanges(changesKey('abc', 8))).toEqual([])
})

test.each(['no json', '[{"id":1}]', '{}'])('what cannot be read is left out: %s', (text) => {
  const key = changesKey('abc', 7)
  storage({ [key]: text })
  expect(readChanges(key)).toEqual([])
})
