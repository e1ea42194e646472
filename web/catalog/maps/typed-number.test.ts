import { expect, test } from 'vitest'
import { readNumber, readPlace, wholeNumberText } from './typed-number.ts'

test.each([
  [' -1200.5 ', -1200.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['', null],
  ['1e5', null],
  ['12k', null],
])('%j is typed for %j', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('a position is within the picture', () => {
  expect(readPlace({ left: '5', top: '7,5' })).toEqual({ x: 5, y: 7.5 })
  expect([readPlace({ left: '101', top: '5' }), readPlace({ left: '-1', top: '5' })]).toEqual([
    null,
    null,
  ])
})

test('whole numbers have separators and no minus zero', () => {
  expect([wholeNumberText(89_984.6), wholeNumberText(-0.2)]).toEqual(['89,985', '0'])
})
