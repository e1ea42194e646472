import { expect, test } from 'vitest'
import { placeRing, readPlacement, writePlacement } from './ring-placement.ts'

const NOTHING = { ring1: null, ring2: null }

test('rings are part of the address, and what is no ring is ignored', () => {
  const both = readPlacement('stormpoint', [55, 55, 55, 48])
  expect(both).toEqual({ ring1: { x: 55, y: 55 }, ring2: { x: 55, y: 48 } })
  expect(writePlacement(both)).toEqual([55, 55, 55, 48])
  const first = readPlacement('stormpoint', [55, 550, 1])
  expect(first).toEqual({ ring1: { x: 55, y: 100 }, ring2: null })
  expect(writePlacement(first)).toEqual([55, 100])
  for (const numbers of [null, [], [5]]) {
    expect(readPlacement('stormpoint', numbers)).toEqual(NOTHING)
  }
  expect(writePlacement(NOTHING)).toBeNull()
})

test('ring 2 stays inside ring 1, also when ring 1 is moved', () => {
  // Ring 2 of Storm Point has 15,500 / 102,105 = 15.2 % of the map to move.
  const placed = placeRing('stormpoint', { ring1: { x: 50, y: 50 }, ring2: null }, 2, {
    x: 50,
    y: 90,
  })
  expect(placed.ring2).toEqual({ x: 50, y: 65.2 })
  expect(placeRing('stormpoint', placed, 1, { x: 50, y: 60 }).ring2).toEqual({ x: 50, y: 65.2 })
  expect(placeRing('stormpoint', placed, 1, { x: 50, y: 20 }).ring2).toEqual({ x: 50, y: 35.2 })
  expect(placeRing('stormpoint', NOTHING, 2, { x: 50, y: 60 })).toEqual(NOTHING)
})
