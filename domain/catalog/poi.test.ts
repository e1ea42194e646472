import { afterEach, expect, test } from 'vitest'
import { setMaps } from './map.ts'
import { findPoi, otherNames, poiName, poisOf, shippedPoisOf } from './poi.ts'

afterEach(() => void setMaps([]))

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
  ['stormpoint', 'Basin Armory', ['Bean', 'Highpoint']],
  ['worldsedge', 'Fragment', ['Fragment East', 'Fragment West']],
  ['stormpoint', 'Barometer', []],
  // Data has a POI of its own for these.
  ['worldsedge', 'Lava Fissure', []],
  ['stormpoint', 'Outpost North', ['Trident']],
] as const)('on %s %s also counts what data calls %j', (map, name, others) => {
  expect(otherNames(map, { name })).toEqual(others)
})

/** E-District with another name for its first POI and without its second one. */
function editDistrict() {
  const [resort, lotus, ...others] = shippedPoisOf('edistrict')
  if (!resort || !lotus) throw new Error('E-District has POIs')
  setMaps([
    {
      id: 'edistrict',
      name: 'E-District',
      spellings: [],
      picture: null,
      calibration: null,
      isRetired: false,
      pois: [
        { ...resort, name: 'Spa', spellings: ['Resort'] },
        { ...lotus, isRemoved: true },
        ...others,
      ],
    },
  ])
}

test('a renamed POI is found by its former name and by the aliases it had', () => {
  editDistrict()
  expect(['spa', 'Resort', 'Hammond Labs'].map((text) => findPoi('edistrict', text)?.id)).toEqual([
    1, 1, 1,
  ])
  expect(otherNames('edistrict', { name: 'Spa' })).toEqual(['Resort', 'Hammond Labs'])
})

test('a removed POI is no longer on the map, but past landings keep its name', () => {
  editDistrict()
  expect(poisOf('edistrict').map(({ id }) => id)).not.toContain(2)
  expect([findPoi('edistrict', 'The Lotus'), findPoi('edistrict', 'Turbine')]).toEqual([null, null])
  expect(poiName('edistrict', 2)).toBe('The Lotus')
})
