import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryStore, type QueryWindow } from './query-store.ts'

/** A window whose history sends wouter's events. */
function openWindow(url: string) {
  const listeners: (() => void)[] = []
  const entries = [url]
  const current = () => new URL(entries.at(-1) ?? '', 'http://ringwise.test')
  const send = () => listeners.forEach((listener) => listener())
  const page: QueryWindow = {
    location: {
      get pathname() {
        return current().pathname
      },
      get search() {
        return current().search
      },
      get hash() {
        return current().hash
      },
    },
    history: {
      state: { key: 'first' },
      pushState: (_state, _title, next) => {
        entries.push(String(next))
        send()
      },
      replaceState: (_state, _title, next) => {
        entries.splice(-1, 1, String(next))
        send()
      },
    },
    addEventListener: (type, listener) => {
      if (type !== 'popstate') listeners.push(listener)
    },
  }
  return { page, entries }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a change is there at once, and a moment later in the URL', () => {
  const { page, entries } = openWindow('/dashboard?view=series#top')
  const store = createQueryStore(page)
  const told = vi.fn<() => void>()
  store.subscribe(told)
  store.set('?view=series&q=owls', 'replace')
  expect(store.search).toBe('?view=series&q=owls')
  expect(told).toHaveBeenCalledOnce()
  expect(entries).toEqual(['/dashboard?view=series#top'])
  vi.runAllTimers()
  expect(entries).toEqual(['/dashboard?view=series&q=owls#top'])
  expect(store.search).toBe('?view=series&q=owls')
})

test('changes at the same time are one step back', () => {
  const { page, entries } = openWindow('/dashboard')
  const store = createQueryStore(page)
  store.set('?map=a', 'push')
  store.set('?map=a&poi=3', 'replace')
  vi.runAllTimers()
  expect(entries).toEqual(['/dashboard', '/dashboard?map=a&poi=3'])
})

test('many changes write the URL ten times a second', () => {
  const { page } = openWindow('/dashboard')
  const write = vi.spyOn(page.history, 'replaceState')
  const store = createQueryStore(page)
  for (let change = 0; change < 100; change += 1) {
    store.set(`?x=${change}`, 'replace')
    vi.advanceTimersByTime(10)
  }
  vi.runAllTimers()
  expect(write).toHaveBeenCalledTimes(11)
  expect(page.location.search).toBe('?x=99')
})

test('a change that was not written yet is dropped when a link leads elsewhere', () => {
  const { page, entries } = openWindow('/dashboard?view=series')
  const store = createQueryStore(page)
  store.set('?view=series&q=owls', 'push')
  page.history.pushState(null, '', '/settings')
  expect(store.search).toBe('')
  vi.runAllTimers()
  expect(entries).toEqual(['/dashboard?view=series', '/settings'])
})

test('setting what is there changes nothing', () => {
  const { page, entries } = openWindow('/dashboard?q=owls')
  const store = createQueryStore(page)
  const told = vi.fn<() => void>()
  const leave = store.subscribe(told)
  store.set('?q=owls', 'push')
  leave()
  store.set('?q=herons', 'replace')
  vi.runAllTimers()
  expect(told).not.toHaveBeenCalled()
  expect(entries).toEqual(['/dashboard?q=herons'])
})
