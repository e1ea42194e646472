import { expect, test } from 'vitest'
import type { LootpathFile, LootpathLocation } from '#contract/map/lootpath.ts'
import { adminRows, findLocationRows } from './admin-rows.ts'
import { countImages, spotsOf } from '../spots.ts'

const location = (number: number, map: LootpathLocation['map'], id: string, name: string) => ({
  number,
  map,
  id,
  name,
})
const file = (map: LootpathLocation['map'], id: string, updated_at: number): LootpathFile => ({
  id: `${map}-${id}`,
  name: id,
  path: '',
  map,
  location: id,
  source: 'upload',
  updated_at,
})
const lootpaths = {
  locations: [
    location(1, 'stormpoint', 'cliff-side', 'Cliff Side'),
    location(2, 'brokenmoon', 'cliff-side', 'Cliff Side'),
    location(3, 'stormpoint', 'bean', 'Bean'),
  ],
  files: [file('brokenmoon', 'cliff-side', 5), file('stormpoint', 'bean', 7)],
}

test('a location has the picture of its own map', () => {
  const spots = spotsOf('stormpoint', lootpaths)
  expect(spots.map(({ number, file: found }) => [number, found?.id ?? null])).toEqual([
    [1, null],
    [3, 'stormpoint-bean'],
  ])
  expect(countImages(spots)).toBe(1)
})

const change = (updated_at: number) => ({
  version: 1,
  isDemo: false,
  updated_at,
  updated_by: null,
})

test('the last change is the later of picture and note, also of an emptied one', () => {
  const rows = adminRows(spotsOf('stormpoint', lootpaths), {
    notes: { bean: 'four' },
    changes: { bean: change(6), 'cliff-side': change(9) },
  })
  expect(rows.map(({ id, noteLength, changedAt }) => [id, noteLength, changedAt])).toEqual([
    ['cliff-side', 0, 9],
    ['bean', 4, 7],
  ])
  expect(findLocationRows(rows, ' FF-s ').map(({ id }) => id)).toEqual(['cliff-side'])
  expect(findLocationRows(rows, '')).toHaveLength(2)
})
