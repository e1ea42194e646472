import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

/** A page head that requests nothing by itself: a test says when a stylesheet has loaded or failed. */
function openHead() {
  const links: (EventTarget & { href: string; rel: string })[] = []
  const head = {
    querySelectorAll: () => [
      { getAttribute: (name: string) => (name === 'src' ? '/js/entry.js' : null) },
    ],
    createElement: () => {
      const link = Object.assign(new EventTarget(), {
        href: '',
        rel: '',
        remove: () => void links.splice(links.indexOf(link), 1),
      })
      return link
    },
    head: { append: (link: (typeof links)[number]) => void links.push(link) },
  }
  return { head, links }
}

const load = () => Promise.resolve('chunk')

let links: ReturnType<typeof openHead>['links']
const fetched = vi.fn<(href: string) => Promise<void>>(() => Promise.reject(new Error('offline')))

beforeEach(() => {
  const opened = openHead()
  ;({ links } = opened)
  fetched.mockClear()
  vi.stubGlobal('document', opened.head)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a chunk is there when its stylesheet is, which is requested at the same time', async () => {
  const loaded = vi.fn(load)
  const shown = vi.fn()
  const loading = loadChunk(loaded, ['assets/a.css', 'js/a.js']).then(shown)
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', '/assets/a.css']])
  expect(loaded).toHaveBeenCalledOnce()
  await loaded.mock.results[0]?.value
  expect(shown).not.toHaveBeenCalled()
  links[0]?.dispatchEvent(new Event('load'))
  await loading
  expect(shown).toHaveBeenCalledExactlyOnceWith('chunk')
})

test('scripts that a chunk imports are requested with it, and a single script by the import alone', async () => {
  await loadChunk(load, ['js/alone.js'])
  expect(fetched).not.toHaveBeenCalled()
  await loadChunk(load, ['js/several.js', 'js/part.js'])
  expect(fetched.mock.calls).toEqual([['/js/several.js'], ['/js/part.js']])
})

test('the script of the page itself is not requested again', async () => {
  expect(await loadChunk(load, ['js/entry.js'])).toBe('chunk')
  expect(fetched).not.toHaveBeenCalled()
})

test('a stylesheet that failed is requested again by the next attempt', async () => {
  const first = loadChunk(load, ['assets/b.css'])
  links[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('/assets/b.css failed to load')
  expect(links).toEqual([])
  const second = loadChunk(load, ['assets/b.css'])
  links[0]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('chunk')
})

test('two chunks with the same stylesheet request it once', async () => {
  const both = Promise.all([loadChunk(load, ['assets/c.css']), loadChunk(load, ['assets/c.css'])])
  expect(links).toHaveLength(1)
  links[0]?.dispatchEvent(new Event('load'))
  expect(await both).toEqual(['chunk', 'chunk'])
})
