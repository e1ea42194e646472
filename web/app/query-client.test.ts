import { expect, test } from 'vitest'
import { ApiError } from '../shared/api/api.ts'
import { isWorthRetrying } from './query-client.ts'

test.each([
  [0, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [404, false],
  [200, false],
])('a failure with status %d is worth a second try: %s', (status, want) => {
  expect(isWorthRetrying(new ApiError(status, 'code', 'text'))).toBe(want)
})

test('a fault of the page itself is not tried again', () => {
  expect(isWorthRetrying(new TypeError('undefined is not a function'))).toBe(false)
})
