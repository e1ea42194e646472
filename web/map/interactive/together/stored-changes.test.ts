import { afterEach, expect, test, vi } from 'vitest'
import { changesKey, openStoredChanges, readKept } from './stored-changes.ts'

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
  const [one, two] = [openStoredChanges(key), openStoredChanges(key)]
  one.save(PLAN, [removal('a')])
  two.save(PLAN, [removal('b')])
  expect(readKept(key)).toEqual({ plan: PLAN, changes: [removal('a'), removal('b')] })
  one.save(PLAN, [])
  expect(readKept(key)?.changes).toEqual([removal('b')])
  two.save(PLAN, [])
  expect(items.size).toBe(0)
})

test('a window that is opened later sends what it finds, and removes it', () => {
  const items = storage()
  const key = changesKey('abc', 7)
  openStoredChanges(key).save(PLAN, [removal('a')])
  const next = openStoredChanges(key)
  expect(next.load()).toEqual([removal('a')])
  next.save(PLAN, [])
  expect(items.size).toBe(0)
})

test('the plan is stored as it was seen last', () => {
  storage()
  const key = changesKey('abc', 7)
  const stored = openStoredChanges(key)
  stored.save(PLAN, [removal('a')])
  stored.save({ ...PLAN, name: 'Late push', shapes: [] }, [removal('b')])
  expect(readKept(key)).toEqual({
    plan: { name: 'Late push', map: 'stormpoint', shapes: [] },
    changes: [removal('b')],
  })
})

test('another user at the same computer has other changes', () => {
  storage()
  openStoredChanges(changesKey('abc', 7)).save(PLAN, [removal('a')])
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
