import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAPS } from '#domain/catalog/data/pois.ts'
import { cachedPositions, cachePositions, clearCachedPositions } from './position-cache.ts'

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

const poi = MAPS.find(({ id }) => id === 'stormpoint')?.pois[0]?.id ?? 0
const moved = { [poi]: { x: 20, y: 30 } }

test('positions come back for their map and their user', () => {
  cachePositions(7, { stormpoint: moved })
  expect(cachedPositions(7, 'stormpoint')[poi]).toEqual({ x: 20, y: 30 })
  expect(cachedPositions(8, 'stormpoint')[poi]).not.toEqual({ x: 20, y: 30 })
  expect(cachedPositions(undefined, 'stormpoint')[poi]).not.toEqual({ x: 20, y: 30 })
})

test('the positions of one map leave those of the others in place', () => {
  cachePositions(7, { stormpoint: moved })
  cachePositions(7, { edistrict: {} })
  expect(cachedPositions(7, 'stormpoint')[poi]).toEqual({ x: 20, y: 30 })
})

test('cleared positions are gone, also those of a guest', () => {
  cachePositions(undefined, { stormpoint: moved })
  expect(items.has('poi_positions_default')).toBe(true)
  clearCachedPositions(undefined)
  expect(items.size).toBe(0)
})

test.each(['not json', 'null', '[]', '{"stormpoint":"moved"}'])(
  'stored text that is %s is read like nothing stored',
  (text) => {
    const expected = cachedPositions(7, 'stormpoint')
    items.set('poi_positions_7', text)
    expect(cachedPositions(7, 'stormpoint')).toEqual(expected)
  },
)
