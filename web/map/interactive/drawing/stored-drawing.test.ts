import { afterEach, expect, test, vi } from 'vitest'
import { readDrawing, writeDrawing } from './stored-drawing.ts'

afterEach(() => vi.unstubAllGlobals())

function store(entries: Record<string, string>) {
  const items = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  return items
}

const ring = { id: 1, kind: 'ring', centre: { x: 40, y: 50 }, radius: 28 } as const

test('a drawing is read as it was written, and is gone once it is saved elsewhere', () => {
  const items = store({})
  writeDrawing('edistrict', { shapes: [ring], version: 3 })
  expect(readDrawing('edistrict')).toEqual({ shapes: [ring], version: 3 })
  writeDrawing('edistrict', null)
  expect(items.size).toBe(0)
})

test.each(['no json', '{"shapes":[{"kind":"spiral"}],"version":null}'])(
  'what cannot be read outlives the drawings after it: %s',
  (text) => {
    const items = store({ interactive_map_edistrict: text })
    expect(readDrawing('edistrict')).toBeNull()
    writeDrawing('edistrict', { shapes: [ring], version: null })
    writeDrawing('edistrict', null)
    expect([...items.values()]).toEqual([text])
  },
)
