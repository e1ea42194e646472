import { expect, test } from 'vitest'
import { findPoi, otherNames } from './poi.ts'

test.each([
  ['stormpoint', 'barometer', 'Barometer'],
  ['worldsedge', 'Mirage a Trois', 'Mirage à Trois'],
  ['worldsedge', 'Fragment East', 'Fragment'],
  ['worldsedge', 'Skyhook', 'Skyhook West'],
  ['worldsedge', 'Lava Siphon', 'Lava Siphon'],
  ['edistrict', 'Hammond Labs', 'Resort'],
] as const)('on %s the data means by %j %s', (map, text, name) => {
  expect(findPoi(map, text)?.name).toBe(name)
})

test('a name of another map means nothing', () => {
  expect(findPoi('brokenmoon', 'Barometer')).toBeNull()
})

test.each([
  ['stormpoint', 'Bean', ['Highpoint']],
  ['worldsedge', 'Fragment', ['Fragment East', 'Fragment West']],
  ['stormpoint', 'Barometer', []],
  // Data has a POI of its own for these.
  ['worldsedge', 'Lava Fissure', []],
  ['stormpoint', 'Trident', []],
] as const)('on %s %s also counts what data calls %j', (map, name, others) => {
  expect(otherNames(map, { name })).toEqual(others)
})
