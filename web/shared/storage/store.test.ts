import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './storage.ts'
import { createStore } from './store.ts'
import { warnBeforeLeaving } from './leave-warning.ts'

afterEach(() => vi.unstubAllGlobals())

test('listeners hear each change once, until they leave', () => {
  const store = createStore(1)
  const heard: number[] = []
  const leave = store.subscribe(() => heard.push(store.get()))
  store.set(2)
  store.set(3)
  leave()
  store.set(4)
  expect(heard).toEqual([2, 3])
  expect(store.get()).toBe(4)
})

test('setting the same value again tells no one', () => {
  const store = createStore(Number.NaN)
  let changes = 0
  store.subscribe(() => (changes += 1))
  store.set(Number.NaN)
  expect(changes).toBe(0)
})

test('a listener that leaves while it is called does not keep the others from hearing', () => {
  const store = createStore(0)
  const heard: string[] = []
  const leave = store.subscribe(() => {
    heard.push('first')
    leave()
  })
  store.subscribe(() => heard.push('second'))
  store.set(1)
  store.set(2)
  expect(heard).toEqual(['first', 'second', 'second'])
})

const fake = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
})

test('each storage has its own entries, and null removes one', () => {
  const entries = { local: new Map<string, string>(), session: new Map<string, string>() }
  vi.stubGlobal('localStorage', fake(entries.local))
  vi.stubGlobal('sessionStorage', fake(entries.session))
  writeStored('local', 'theme', 'dark')
  writeStored('session', 'guest', 'true')
  expect(readStored('local', 'theme')).toBe('dark')
  expect(readStored('session', 'theme')).toBeNull()
  writeStored('session', 'guest', null)
  expect(entries.session.size).toBe(0)
})

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('a storage that is full or switched off is like an empty one', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => writeStored('local', 'theme', 'dark')).not.toThrow()
  expect(readStored('local', 'theme')).toBeNull()
})

test('the browser asks before the page is left, while it is needed', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const state = { isNeeded: true }
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  const stop = warnBeforeLeaving(() => state.isNeeded)
  expect(isAsked()).toBe(true)
  state.isNeeded = false
  expect(isAsked()).toBe(false)
  state.isNeeded = true
  stop()
  expect(isAsked()).toBe(false)
})
