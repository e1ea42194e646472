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

const TALOS: MapEntry = {
  id: 'talos',
  name: 'Talos',
  spellings: ['mp_rr_talos', 'The City in the Clouds'],
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
  ['mp_rr_talos', null],
  ['Trios', null],
  ['constructor', null],
])('%s is %s', (text, want) => {
  expect(findMap(text)).toBe(want)
})

test.each([
  ['mp_rr_talos_mu2', 'talos'],
  ['MP_RR_TALOS', 'talos'],
  ['Talos', 'talos'],
  ['the city-in-the-clouds', 'talos'],
  ['mp_rr_desertlands_hu', 'worldsedge'],
])('with an added map %s is %s', (text, want) => {
  setMaps([TALOS])
  expect(findMap(text)).toBe(want)
})

test('the longest internal id wins, so a rework can be a map of its own', () => {
  const find = mapFinder([{ ...TALOS, id: 'newdistrict', spellings: ['mp_rr_district_mu9'] }])
  expect([find('mp_rr_district_mu9_b'), find('mp_rr_district_mu1')]).toEqual([
    'newdistrict',
    'edistrict',
  ])
  expect(findMap('mp_rr_district_mu9_b')).toBe('edistrict')
})

test('added maps come after those of the specification', () => {
  setMaps([TALOS])
  expect(ids(allMaps())).toEqual([
    'stormpoint',
    'worldsedge',
    'edistrict',
    'brokenmoon',
    'olympus',
    'kingscanyon',
    'talos',
  ])
  expect([isMap('talos'), mapName('talos'), uploadedPicture('talos')]).toEqual([
    true,
    'Talos',
    'sky.png',
  ])
  expect(eachMap(mapName)['talos']).toBe('Talos')
})

test('a retired map is only offered where it is chosen, and files still mean it', () => {
  setMaps([{ ...TALOS, isRetired: true }])
  expect(ids(currentMaps())).not.toContain('talos')
  expect(ids(currentMaps('talos'))).toContain('talos')
  expect(findMap('mp_rr_talos')).toBe('talos')
})

test('a map that an administrator had added before it was shipped stays theirs', () => {
  const sky = { ...TALOS, id: 'olympus', name: 'Olympus', spellings: ['mp_rr_olympus'] }
  setMaps([sky])
  expect(ids(allMaps()).filter((id) => id === 'olympus')).toHaveLength(1)
  expect([uploadedPicture('olympus'), calibrationOf('olympus')]).toEqual([
    'sky.png',
    sky.calibration,
  ])
  // Under another id it keeps its files.
  setMaps([{ ...sky, id: 'clouds' }])
  expect([findMap('mp_rr_olympus_mu2'), findMap('Olympus')]).toEqual(['clouds', 'clouds'])
})

test('an edited map of the specification keeps its place and the ids of its files', () => {
  const edited = { ...TALOS, id: 'worldsedge', name: "World's Edge", spellings: ['WE'] }
  setMaps([edited])
  expect(ids(allMaps())[1]).toBe('worldsedge')
  expect([findMap('we'), findMap('mp_rr_desertlands_hu')]).toEqual(['worldsedge', 'worldsedge'])
  expect(calibrationOf('worldsedge')).toEqual(TALOS.calibration)
})

test('a map that is not known has its id as name and no calibration', () => {
  expect([mapName('talos'), calibrationOf('talos'), isMap('talos')]).toEqual(['talos', null, false])
})

test('the same maps again change nothing', () => {
  expect(setMaps([TALOS])).toBe(true)
  const revision = mapsRevision()
  expect(setMaps([{ ...TALOS }])).toBe(false)
  expect(mapsRevision()).toBe(revision)
})
