import { expect, test } from 'vitest'
import { scale, ticks } from './scale.ts'

test('a scale turns one range into another, also upside down', () => {
  const y = scale([0, 10], [200, 0])
  expect([y(0), y(2.5), y(10)]).toEqual([200, 150, 0])
})

test('a range without extent lands at the start', () => {
  expect(scale([5, 5], [0, 100])(5)).toBe(0)
})

test.each([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [1.3, 14.2, 4, [5, 10]],
  [0, 0.31, 3, [0, 0.2]],
  [7, 7, 4, [7]],
])('between %f and %f about %i ticks are %j', (low, high, about, want) => {
  expect(ticks(low, high, about)).toEqual(want)
})
