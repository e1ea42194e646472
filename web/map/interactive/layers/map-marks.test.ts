import { expect, test } from 'vitest'
import { poisOf } from '#domain/catalog/poi.ts'
import { lootpathMarks, pinMarks } from './map-marks.ts'

const POIS = poisOf('stormpoint')

const file = (map: 'stormpoint' | 'edistrict', name: string) => ({
  id: `${map}-x`,
  name,
  path: '/static/lootpaths/x.png',
  map,
  location: name.toLowerCase(),
  source: 'upload' as const,
  updated_at: null,
})

test('a lootpath lies where the POI of its name was moved to', () => {
  const files = [file('stormpoint', 'Barometer'), file('edistrict', 'Resort')]
  expect(lootpathMarks('stormpoint', POIS, files, {})).toMatchObject([
    { place: { x: 35.4, y: 73.8 } },
  ])
  expect(lootpathMarks('stormpoint', POIS, files, { 8: { x: 1, y: 2 } })).toMatchObject([
    { name: 'Lootpath Barometer', place: { x: 1, y: 2 } },
  ])
})

test('a lootpath of a name that no POI has is left out', () => {
  expect(lootpathMarks('stormpoint', POIS, [file('stormpoint', 'Behind the rock')], {})).toEqual([])
})

test('a pin is named by its title, or by what it holds and its cell', () => {
  const pin = { id: 4, map: 'stormpoint', x: 15, y: 99, title: '', type: 'video' } as const
  expect(pinMarks([{ ...pin, imageUrl: null, youtubeLink: 'https://youtu.be/x' }])).toEqual([
    {
      key: 'pin-4',
      kind: 'video',
      name: 'Video pin at B10',
      place: { x: 15, y: 99 },
      poi: null,
      picture: null,
      link: '/dashboard?view=pin_map&map=stormpoint&pin=4',
    },
  ])
  const titled = { ...pin, title: 'Zip to the roof', imageUrl: null, youtubeLink: null }
  expect(pinMarks([titled])).toMatchObject([{ name: 'Zip to the roof' }])
})
