import { afterEach, expect, test } from 'vitest'
import { setMaps } from '#domain/catalog/map.ts'
import { mapChoices } from './map-choices.ts'
import { mapCaption, mapPicture } from './map-picture.ts'

afterEach(() => void setMaps([]))

const NAMES = {
  worldsedge: "World's Edge",
  stormpoint: 'Stormpoint',
  edistrict: 'Edistrict',
  brokenmoon: 'Broken Moon',
}
const talos = (isRetired = false) => ({
  id: 'talos',
  name: 'Talos',
  spellings: [],
  picture: 'sky.png',
  calibration: null,
  pois: [],
  isRetired,
})
const labels = (...asked: Parameters<typeof mapChoices>) =>
  mapChoices(...asked).map(({ label }) => label)

test('a screen with its own spelling keeps it and its order, and added maps come last', () => {
  setMaps([talos()])
  expect(labels(null, NAMES)).toEqual([
    "World's Edge",
    'Stormpoint',
    'Edistrict',
    'Broken Moon',
    'Olympus',
    'Kings Canyon',
    'Talos',
  ])
  expect(labels(null)).toEqual([
    'Storm Point',
    "World's Edge",
    'E-District',
    'Broken Moon',
    'Olympus',
    'Kings Canyon',
    'Talos',
  ])
})

test('a retired map is offered only while it is chosen', () => {
  setMaps([talos(true)])
  expect([labels(null).length, labels('talos').length]).toEqual([6, 7])
})

test('an uploaded picture is shown in place of the drawing, in both themes', () => {
  setMaps([talos()])
  expect([mapPicture('talos', 'dark'), mapCaption('talos')]).toEqual([
    '/api/file/sky.png',
    'Uploaded picture.',
  ])
  expect(mapPicture('stormpoint', 'light')).toBe('/Maps/stormpoint-light.svg')
  expect(mapPicture('stormpoint', 'dark', '-320')).toBe('/Maps/stormpoint-dark-320.webp')
})
