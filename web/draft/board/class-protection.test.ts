import { expect, test } from 'vitest'
import { classProtections } from './class-protection.ts'

test('the last open legend of a class is named with the one that would return for it', () => {
  expect(classProtections(['wattson', 'ash', 'caustic', 'rampart'])).toEqual([
    { last: 'catalyst', returning: 'wattson' },
  ])
})

test('where a class is empty all the same, the one that was banned longest has to return', () => {
  expect(classProtections(['ash', 'wattson', 'caustic', 'rampart', 'catalyst'])).toEqual([
    { last: null, returning: 'wattson' },
  ])
})

test('nothing is said while two are open', () => {
  expect(classProtections(['wattson', 'caustic'])).toEqual([])
})
