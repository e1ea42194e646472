import { expect, test } from 'vitest'
import { SHIPPED_CALIBRATIONS } from '#domain/map/calibration.ts'
import { mapFaults, NEW_MAP, toMapDraft, toMapForm } from './map-draft.ts'

const TALOS = { ...NEW_MAP, name: 'Talos', spellings: ['mp_rr_talos'] }
const PICTURE = `${'0'.repeat(36)}.png`

test('what was saved is sent as it was', () => {
  expect(toMapForm(toMapDraft(TALOS), TALOS)).toEqual(TALOS)
})

test('empty spellings are left out', () => {
  const draft = { ...toMapDraft(TALOS), spellings: ' mp_rr_talos, ,City ' }
  expect(toMapForm(draft, TALOS).spellings).toEqual(['mp_rr_talos', 'City'])
})

test('another picture ends the calibration, the built-in drawing brings its own back', () => {
  const calibration = { width: 90_000, centerX: 1, centerY: 2 }
  const shipped = { ...NEW_MAP, name: 'Storm Point', picture: PICTURE, calibration }
  const other = { ...toMapDraft(shipped), picture: `${'1'.repeat(36)}.png` }
  expect(toMapForm(other, shipped).calibration).toBeNull()
  expect(toMapForm({ ...other, picture: null }, shipped).calibration).toEqual(
    SHIPPED_CALIBRATIONS.stormpoint,
  )
})

test.each([
  ['no name', { name: ' ' }, { name: 'Enter a name' }],
  ['a taken name', { name: 'Storm-point' }, { name: '"Storm-point" already means Storm Point' }],
  ['a taken id', { spellings: ['mp_rr_district'] }, { spellings: /already means E-District/ }],
  ['a spelling twice', { spellings: ['City', 'city'] }, { spellings: /only once/ }],
])('%s is a fault', (_, change, faults) => {
  const [[field, message] = ['', '']] = Object.entries(faults)
  expect(mapFaults({ ...TALOS, ...change }, null, [])[field]).toMatch(message)
})

test('a map may keep its own names', () => {
  const saved = [{ ...TALOS, id: 'talos', version: 1 }]
  expect(mapFaults(TALOS, 'talos', saved)).toEqual({})
})
