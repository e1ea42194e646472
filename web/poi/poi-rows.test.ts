import { expect, test } from 'vitest'
import { findRows, poiRows } from './poi-rows.ts'

const rows = poiRows('worldsedge', { 3: { x: 1, y: 2 } }, {})

test('a POI lies where it was moved to, the others where they always were', () => {
  expect(rows).toHaveLength(22)
  expect(rows[2]).toEqual({ id: 3, name: 'Countdown', place: { x: 1, y: 2 }, statistic: null })
  expect(rows[0]?.place).toEqual({ x: 24.6, y: 25 })
})

test.each([
  ['SKY', ['Skyhook West', 'Skyhook East']],
  ['a trois', ['Mirage à Trois']],
  ['  dome ', ['The Dome']],
  ['nowhere', []],
])('%j finds %j', (search, names) => {
  expect(findRows(rows, search).map(({ name }) => name)).toEqual(names)
})
