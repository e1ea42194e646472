import { expect, test } from 'vitest'
import { findMapClash, findPoiClash, withFormerNames } from './map-clash.ts'

const map = (name: string, ...spellings: string[]) => ({
  id: name.toLowerCase(),
  name,
  spellings,
})
const poi = (id: number, name: string, spellings: string[] = [], isRemoved = false) => ({
  id,
  name,
  x: 10 * id,
  y: 50,
  spellings,
  isRemoved,
})

test.each([
  [
    'a name of the specification',
    map('Storm-Point'),
    { text: 'Storm-Point', taken: 'Storm Point' },
  ],
  ['its id in files', map('X', 'MP_rr_district'), { text: 'MP_rr_district', taken: 'E-District' }],
  ['a spelling of another map', map('Y', 'the Clouds'), { text: 'the Clouds', taken: 'Talos' }],
  ['a longer id in files', map('Z', 'mp_rr_district_mu9'), null],
  ['its own names', map('Talos', 'the clouds'), null],
])('%s: %j', (_, edited, clash) => {
  expect(findMapClash(edited, [map('Talos', 'The Clouds')])).toEqual(clash)
})

test('two POIs on a map never have the same name or spelling, a removed one has none', () => {
  expect(findPoiClash([poi(1, 'Docks'), poi(2, 'Turbine', ['docks!'])])).toEqual({
    text: 'docks!',
    taken: 'Docks',
  })
  expect(findPoiClash([poi(1, 'Docks', [], true), poi(2, 'Docks')])).toBeNull()
})

test('the former name of a renamed POI becomes another spelling', () => {
  expect(withFormerNames([poi(1, 'Docks')], [poi(1, 'Harbor')])).toEqual([
    poi(1, 'Harbor', ['Docks']),
  ])
})

test('a former name that another POI has now is not kept', () => {
  const after = [poi(1, 'Harbor'), poi(2, 'Docks')]
  expect(withFormerNames([poi(1, 'Docks')], after)).toEqual(after)
})
