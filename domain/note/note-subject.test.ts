import { expect, test } from 'vitest'
import { poiSubject, readPoiSubject } from './note-subject.ts'

test('a POI is named by its map and its id', () => {
  expect(poiSubject('stormpoint', 3)).toBe('stormpoint/3')
  expect(readPoiSubject('stormpoint/3')).toEqual({ map: 'stormpoint', poi: 3 })
})

test.each(['stormpoint', '/3', 'stormpoint/', 'a/b/3', 'stormpoint/1234567890', ''])(
  '%j names no POI',
  (key) => {
    expect(readPoiSubject(key)).toBeNull()
  },
)
