import { afterEach, expect, test } from 'vitest'
import { toMapEntry } from '#contract/catalog/map.ts'
import { setMaps } from '#domain/catalog/map.ts'
import { NEW_MAP } from './map-draft.ts'
import { countPois, mapRows } from './map-rows.ts'

afterEach(() => void setMaps([]))

const docks = { id: 1, name: 'Docks', x: 1, y: 2, spellings: [], isRemoved: false }
const TALOS = {
  ...NEW_MAP,
  id: 'talos',
  name: 'Talos',
  pois: [docks, { ...docks, id: 2, name: 'Bay', isRemoved: true }],
  version: 3,
}

test('maps of the specification come first and can be edited as they are', () => {
  const [storm] = mapRows([])
  expect(storm).toMatchObject({
    map: { id: 'stormpoint' },
    form: { name: 'Storm Point', spellings: [], calibration: { width: 102_105 } },
    version: 0,
    origin: 'shipped',
  })
  expect(storm && countPois(storm)).toBe(23)
})

test('added and edited maps are what was saved, and removed POIs are not counted', () => {
  const saved = [TALOS, { ...TALOS, id: 'worldsedge', name: "World's Edge", version: 1 }]
  setMaps(saved.map(toMapEntry))
  const rows = mapRows(saved)
  expect(rows.map(({ origin }) => origin)).toEqual([
    'shipped',
    'edited',
    'shipped',
    'shipped',
    'shipped',
    'shipped',
    'added',
  ])
  const added = rows.at(-1)
  expect(added).toMatchObject({ version: 3, form: { name: 'Talos' } })
  expect(added && countPois(added)).toBe(1)
})
