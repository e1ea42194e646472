import { expect, test } from 'vitest'
import { isSpecifiedMap } from '../shipped-maps.ts'
import { MAPS } from './pois.ts'

test.each([
  ['worldsedge', 22],
  ['stormpoint', 23],
  ['edistrict', 20],
  ['brokenmoon', 20],
  ['olympus', 22],
  ['kingscanyon', 21],
])('%s has %i POIs, each with an id and a name of its own', (id, count) => {
  const pois = MAPS.find((map) => map.id === id)?.pois ?? []
  expect(pois).toHaveLength(count)
  expect(new Set(pois.map((poi) => poi.id)).size).toBe(count)
  expect(new Set(pois.map((poi) => poi.name)).size).toBe(count)
})

test('every POI lies on its map', () => {
  for (const { x, y } of MAPS.flatMap((map) => map.pois)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y)).toBeLessThanOrEqual(100)
  }
})

test('every alias of the specification belongs to one map', () => {
  const specified = MAPS.filter(({ id }) => isSpecifiedMap(id))
  expect(Object.assign({}, ...specified.map((map) => map.aliases))).toEqual({
    Fragment: ['Fragment East', 'Fragment West'],
    Skyhook: ['Skyhook East', 'Skyhook West'],
    'Lava Fissure': ['Lava Siphon'],
    Trident: ['Command Center'],
    Bean: ['Highpoint'],
    Resort: ['Hammond Labs'],
    'The Lotus': ['Turbine'],
  })
})
