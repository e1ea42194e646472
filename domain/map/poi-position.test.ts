import { expect, test } from 'vitest'
import { allPositions, defaultPositions, readPositions, findUnknownPoi } from './poi-position.ts'

test('a map has a place for each of its POIs', () => {
  expect(Object.keys(defaultPositions('stormpoint'))).toHaveLength(23)
  expect(defaultPositions('stormpoint')['8']).toEqual({ x: 35.4, y: 73.8 })
})

test('what was moved lies where it was put, everything else where it always was', () => {
  const positions = allPositions({ edistrict: { 2: { x: 1, y: 2 } } })
  expect(positions['edistrict']?.['2']).toEqual({ x: 1, y: 2 })
  expect(positions['edistrict']?.['1']).toEqual({ x: 18.2, y: 18.7 })
  expect(positions['brokenmoon']).toEqual(defaultPositions('brokenmoon'))
})

test('stored positions are taken as far as they mean anything', () => {
  const defaults = defaultPositions('brokenmoon')
  const stored = { 1: { x: 120, y: 'high' }, 2: null, 99: { x: 1, y: 1 }, toString: { x: 1, y: 1 } }
  expect(readPositions('brokenmoon', stored)).toEqual({ ...defaults, 1: { x: 100, y: 50 } })
  expect(readPositions('brokenmoon', 'nonsense')).toEqual(defaults)
})

test.each([
  [{ 20: { x: 1, y: 1 } }, null],
  [{ 20: { x: 1, y: 1 }, 21: { x: 1, y: 1 } }, '21'],
  [{ constructor: { x: 1, y: 1 } }, 'constructor'],
])('%j has the strange id %j', (positions, id) => {
  expect(findUnknownPoi('edistrict', positions)).toBe(id)
})
