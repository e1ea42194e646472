import { afterEach, expect, test } from 'vitest'
import type { MapEntry } from './map-entry.ts'
import { calibrationOf } from '../map/calibration.ts'
import {
  allMaps,
  currentMaps,
  eachMap,
  findMap,
  isMap,
  mapFinder,
  mapName,
  mapsRevision,
  setMaps,
  uploadedPicture,
} from './map.ts'

afterEach(() => void setMaps([]))

const OLYMPUS: MapEntry = {
  id: 'olympus',
  name: 'Olympus',
  spellings: ['mp_rr_olympus', 'The City in the Clouds'],
  picture: 'sky.png',
  calibration: { width: 90_100, centerX: -6968, centerY: 2969 },
  pois: [],
  isRetired: false,
}
const ids = (maps: readonly { id: string }[]) => maps.map(({ id }) => id)

test.each([
  ['mp_rr_desertlands_hu', 'worldsedge'],
  ['mp_rr_tropic_island_mu2_landscape', 'stormpoint'],
  ['mp_rr_district', 'edistrict'],
  ['mp_rr_district_mu1', 'edistrict'],
  ['mp_rr_divided_moon_mu1', 'brokenmoon'],
  ["World's Edge", 'worldsedge'],
  ['E-District', 'edistrict'],
  ['Storm Point', 'stormpoint'],
  ['mp_rr_olympus', null],
  ['Trios', null],
  ['constructor', null],
])('%s is %s', (text, want) => {
  expect(findMap(text)).toBe(want)
})

test.each([
  ['mp_rr_olympus_mu2', 'olympus'],
  ['MP_RR_OLYMPUS', 'olympus'],
  ['Olympus', 'olympus'],
  ['the city-in-the-clouds', 'olympus'],
  ['mp_rr_desertlands_hu', 'worldsedge'],
])('with an added map %s is %s', (text, want) => {
  setMaps([OLYMPUS])
  expect(findMap(text)).toBe(want)
})

test('the longest internal id wins, so a rework can be a map of its own', () => {
  const find = mapFinder([{ ...OLYMPUS, id: 'newdistrict', spellings: ['mp_rr_district_mu9'] }])
  expect([find('mp_rr_district_mu9_b'), find('mp_rr_district_mu1')]).toEqual([
    'newdistrict',
    'edistrict',
  ])
  expect(findMap('mp_rr_district_mu9_b')).toBe('edistrict')
})

test('added maps come after those of the specification', () => {
  setMaps([OLYMPUS])
  expect(ids(allMaps())).toEqual(['stormpoint', 'worldsedge', 'edistrict', 'brokenmoon', 'olympus'])
  expect([isMap('olympus'), mapName('olympus'), uploadedPicture('olympus')]).toEqual([
    true,
    'Olympus',
    'sky.png',
  ])
  expect(eachMap(mapName)['olympus']).toBe('Olympus')
})

test('a retired map is only offered where it is chosen, and files still mean it', () => {
  setMaps([{ ...OLYMPUS, isRetired: true }])
  expect(ids(currentMaps())).not.toContain('olympus')
  expect(ids(currentMaps('olympus'))).toContain('olympus')
  expect(findMap('mp_rr_olympus')).toBe('olympus')
})

test('an edited map of the specification keeps its place and the ids of its files', () => {
  const edited = { ...OLYMPUS, id: 'worldsedge', name: "World's Edge", spellings: ['WE'] }
  setMaps([edited])
  expect(ids(allMaps())[1]).toBe('worldsedge')
  expect([findMap('we'), findMap('mp_rr_desertlands_hu')]).toEqual(['worldsedge', 'worldsedge'])
  expect(calibrationOf('worldsedge')).toEqual(OLYMPUS.calibration)
})

test('a map that is not known has its id as name and no calibration', () => {
  expect([mapName('olympus'), calibrationOf('olympus'), isMap('olympus')]).toEqual([
    'olympus',
    null,
    false,
  ])
})

test('the same maps again change nothing', () => {
  expect(setMaps([OLYMPUS])).toBe(true)
  const revision = mapsRevision()
  expect(setMaps([{ ...OLYMPUS }])).toBe(false)
  expect(mapsRevision()).toBe(revision)
})
