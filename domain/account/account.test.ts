import { expect, test } from 'vitest'
import { accountKey, countUsers, isUsername, passwordFault, normalizeUsername } from './account.ts'

test.each([
  ['mika', true],
  ['Mika Ö.', true],
  ['ab', false],
  ['a'.repeat(64), true],
  ['a\u{1D11E}', false],
  ['\u{1D11E}'.repeat(64), true],
  ['a'.repeat(65), false],
  ['  ab  ', false],
  ['mi\u200Bka', false],
  ['mi\u202Eka', false],
  ['mi\u0000ka', false],
  ['mi\nka', false],
  ['mika\uFE0F', false],
  ['mi\u034Fka', false],
  ['\u3164\u3164\u3164', false],
  ['mi\u2028ka', false],
])('%j as a username: %s', (name, want) => {
  expect(isUsername(name)).toBe(want)
})

test('full-width and other-case spellings of a name are one account', () => {
  expect(accountKey(' Ｍｉｋａ ')).toBe('mika')
  expect(normalizeUsername('Ｍｉｋａ ')).toBe('Mika')
})

test.each([
  ['12345', 'passwordShort'],
  ['a'.repeat(129), 'passwordLong'],
  ['PassWord1', 'passwordCommon'],
  ['six-66', null],
])('password %j: %s', (password, want) => {
  expect(passwordFault(password, new Set(['password1']))).toBe(want)
})

test('somebody is active up to seven days after the last call, and not a moment longer', () => {
  const now = 1_000_000_000_000
  const week = 604_800_000
  const users = [
    { role: 'admin', last_activity: now },
    { role: 'editor', last_activity: now - week },
    { role: 'user', last_activity: now - week - 1 },
    { role: 'user', last_activity: null },
  ]
  expect(countUsers(users, now)).toEqual({ total: 4, admins: 1, users: 3, active: 2 })
})
