import { expect, test } from 'vitest'
import { findMap } from './map.ts'

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
