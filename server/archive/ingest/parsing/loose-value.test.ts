import { expect, test } from 'vitest'
import { toCount, toPlacement, toScore, toStart, toText } from './loose-value.ts'

test.each([
  [12, 12],
  ['12', 12],
  [' 12.0 ', 12],
  [0, 0],
  [1.6, 2],
  ['', null],
  [' ', null],
  ['twelve', null],
  ['0x10', null],
  ['1e3', null],
  [-1, null],
  [Number.NaN, null],
  [2e9, null],
  [null, null],
  [true, null],
  [[5], null],
])('%j counts as %j', (value, want) => {
  expect(toCount(value)).toBe(want)
})

test.each([
  [1, 1],
  ['20', 20],
  [0, null],
  [101, null],
])('%j is place %j', (value, want) => {
  expect(toPlacement(value)).toBe(want)
})

test('a score may be below nought', () => {
  expect([toScore(-3), toScore('-3'), toScore(99_999)]).toEqual([-3, -3, null])
})

test.each([
  ['2025-02-30', null],
  ['2025-02-30T18:00:00Z', null],
  [1_751_587_240, 1_751_587_240],
  ['1751587240', 1_751_587_240],
  [1_751_587_240_500, 1_751_587_240],
  ['2025-07-04T00:00:40Z', 1_751_587_240],
  ['2025-07-04 00:00:40', 1_751_587_240],
  ['2025-07-04T02:00:40+02:00', 1_751_587_240],
  ['2025-07-04T02:00:40.250+0200', 1_751_587_240],
  ['2025-07-04', 1_751_630_400],
  ['2025-13-04', null],
  ['04.07.2025', null],
  ['1999-01-01', null],
  [12, null],
  [9e99, null],
  ['', null],
])('%j starts at %j', (value, want) => {
  expect(toStart(value)).toBe(want)
})

test('text keeps its blanks, and loses what cannot be stored', () => {
  expect(toText(' a\tb ')).toBe(' a\tb ')
  expect(toText('a\0b\uD800')).toBe('ab\uFFFD')
  expect(toText('x'.repeat(300))).toHaveLength(200)
  expect([toText(7), toText(null), toText({}), toText(undefined)]).toEqual(['7', '', '', ''])
})
