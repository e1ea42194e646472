import { afterEach, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account/account.ts'
import { ApiError, isWorthRetrying } from '../shared/api/api.ts'
import { endSession, startSession } from '../shared/session/session-store.ts'
import { forgetDataOfOthers, queryClient } from './query-client.ts'

const user = (id: number): CurrentUser => ({
  id,
  username: `user${id}`,
  email: null,
  role: 'user',
  created_at: 0,
  last_login: null,
  last_activity: null,
  settings: {},
})

afterEach(() => {
  endSession('failed-login')
  queryClient.clear()
})

test.each([
  [0, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [404, false],
  [409, false],
  [200, false],
])('a query that failed with %d is worth another attempt: %s', (status, isWorth) => {
  expect(isWorthRetrying(new ApiError(status, 'code', 'text'))).toBe(isWorth)
})

test('a fault of the page itself is not retried', () => {
  expect(isWorthRetrying(new TypeError('x is undefined'))).toBe(false)
})

test('a query is retried once', () => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function') throw new Error('no retry rule')
  const away = new ApiError(503, 'away', 'text')
  expect([retry(0, away), retry(1, away)]).toEqual([true, false])
})

test('what one user has loaded is not shown to the next', () => {
  startSession('first', user(1))
  const stop = forgetDataOfOthers()
  queryClient.setQueryData(['teams'], ['Alliance'])
  startSession('renewed', user(1))
  expect(queryClient.getQueryData(['teams'])).toEqual(['Alliance'])
  startSession('second', user(2))
  expect(queryClient.getQueryData(['teams'])).toBeUndefined()
  queryClient.setQueryData(['teams'], ['Fjord'])
  endSession('logout')
  expect(queryClient.getQueryData(['teams'])).toBeUndefined()
  stop()
})
