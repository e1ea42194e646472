import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/api.ts'
import { changeFault, fieldOf, userListError } from './user-faults.ts'

const refusal = (status: number, code = 'code') => new ApiError(status, code, 'As the server says')

test.each([
  ['without a token', refusal(401), false, 'Authentication required. Please log in again.'],
  ['with a dead token', refusal(401), true, 'Authentication error. Please log in again.'],
  ['without the right', refusal(403), true, 'Authentication error. Please log in again.'],
  ['from a broken server', refusal(500), true, 'Failed to fetch users'],
  ['from a server that is away', refusal(0), true, 'Failed to fetch users'],
  [
    'with an answer nobody understands',
    refusal(200, 'invalid_response'),
    true,
    'As the server says',
  ],
  ['after a fault of the page', new TypeError('x'), true, 'Failed to fetch users'],
])('the list %s', (_, error, hasToken, want) => {
  expect(userListError(error, hasToken)).toBe(want)
})

test('a refused change says why, and in any case that it failed', () => {
  expect(changeFault(refusal(409), 'Failed to create user')).toBe('As the server says')
  expect(changeFault(new TypeError('x'), 'Failed to create user')).toBe('Failed to create user')
  expect(changeFault(refusal(403), 'Failed to create user')).toMatch(/^Authentication error/)
})

test.each([
  ['username_taken', 'username'],
  ['email_taken', 'email'],
  ['password_refused', 'password'],
  ['last_admin', 'role'],
  ['internal', null],
])('%s is shown at %s', (code, want) => {
  expect(fieldOf(refusal(409, code))).toBe(want)
})
