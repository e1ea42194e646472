import { expect, test } from 'vitest'
import { findUsers } from './user-search.ts'

const user = (id: number, username: string, email: string | null, role: 'user' | 'admin') => ({
  id,
  username,
  email,
  role,
  created_at: 0,
  last_login: null,
  last_activity: null,
})
const users = [
  user(1, 'Mika', 'mika@halcyon.example', 'admin'),
  user(2, 'torvald', null, 'user'),
  user(3, 'ines', 'INES@team.example', 'user'),
]

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['MIK', [1]],
  ['halcyon', [1]],
  ['ines@TEAM', [3]],
  ['admin', [1]],
  ['user', [2, 3]],
  [' torvald ', [2]],
  ['nobody', []],
])('%j finds %j', (search, want) => {
  expect(findUsers(users, search).map(({ id }) => id)).toEqual(want)
})
