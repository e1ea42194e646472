import { expect, test } from 'vitest'
import { classProtections } from './class-protection.ts'

test('the last open legend of a class is named with the one that would return for it', () => {
  expect(classProtections(['wattson', 'ash', 'caustic', 'rampart'])).toEqual([
    { last: 'catalyst', returning: 'wattson' },
  ])
})

test('nothing is said while two are open, or when a class is empty all the same', () => {
  expect(classProtections(['wattson', 'caustic'])).toEqual([])
  expect(classProtections(['wattson', 'caustic', 'rampart', 'catalyst'])).toEqual([])
})
