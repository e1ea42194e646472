import { expect, test } from 'vitest'
import { buildTestApp, TEST_PASSWORD } from '../testing/test-app.ts'
import { isPassword } from './password.ts'
import { sessionRepository } from './session.repository.ts'

const change = (currentPassword: string, newPassword: string) => ({
  method: 'PUT' as const,
  url: '/api/user/password',
  payload: { currentPassword, newPassword },
})

test('a new password counts at once and ends the other devices only', async () => {
  const { app, as, db } = await buildTestApp()
  const here = await as('user', 'mika')
  const there = await sessionRepository(db).start(here.id, 'user', new Date())
  const answer = await app.inject({
    ...change(TEST_PASSWORD, 'a new secret'),
    headers: here.headers,
  })
  expect(answer.json()).toEqual({ success: true, message: 'Password changed successfully' })
  const me = (token: string) =>
    app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
  expect((await me(here.token)).statusCode).toBe(200)
  expect((await me(there)).statusCode).toBe(401)
  const logIn = async (password: string) => {
    const payload = { username: 'mika', password }
    return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode
  }
  expect([await logIn(TEST_PASSWORD), await logIn('a new secret')]).toEqual([401, 200])
})

test.each([
  ['wrong', 'a new secret', 'Current password is incorrect'],
  ['x'.repeat(129), 'a new secret', 'Current password is incorrect'],
  [TEST_PASSWORD, '12345', 'Password must be at least 6 characters'],
  [TEST_PASSWORD, 'sunshine', 'This password is too common. Choose a different one.'],
])('from %j to %j: %s', async (current, next, message) => {
  const { app, as } = await buildTestApp()
  const { headers } = await as('user')
  const answer = await app.inject({ ...change(current, next), headers })
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
})

test('a stolen token is no way to guess the password', async () => {
  const { app, as } = await buildTestApp()
  const { headers } = await as('user')
  for (let guess = 0; guess < 10; guess++) {
    expect((await app.inject({ ...change('guess', 'a new secret'), headers })).statusCode).toBe(400)
  }
  expect((await app.inject({ ...change('guess', 'a new secret'), headers })).statusCode).toBe(429)
})

test('a password of 128 characters of any script is kept whole', async () => {
  const { app, as } = await buildTestApp()
  const { headers, username } = await as('user')
  const long = 'пароль密码'.repeat(16)
  expect(long).toHaveLength(128)
  await app.inject({ ...change(TEST_PASSWORD, long), headers })
  const logIn = (password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
  expect((await logIn(long)).statusCode).toBe(200)
  expect((await logIn(`${long.slice(0, -1)}x`)).statusCode).toBe(401)
})

test('settings that are named change and the others stay', async () => {
  const { app, as } = await buildTestApp()
  const { headers } = await as('user')
  const save = (payload: object) =>
    app.inject({ method: 'PUT', url: '/api/user/settings', headers, payload })
  await save({ theme: 'light', density: 'compact' })
  const answer = await save({ theme: 'dark', role: 'admin' })
  expect(answer.json()).toMatchObject({ settings: { theme: 'dark', density: 'compact' } })
  const { user } = (await app.inject({ url: '/api/auth/me', headers })).json()
  expect([user.role, user.settings]).toEqual(['user', { theme: 'dark', density: 'compact' }])
})

// Finding C3.
test('a change that is refused because too many wait does not count as a guess', async () => {
  const { app, as, db } = await buildTestApp()
  const { headers } = await as('user', 'mika')
  const answered = new AbortController()
  const attempt = { username: 'mika', password: 'x', passwordHash: undefined, isKnownDevice: true }
  // However long the change takes to get there, the queue is full.
  const waiting = Array.from({ length: 10 }, async () => {
    while (!answered.signal.aborted) await isPassword(attempt)
  })
  const answer = await app.inject({ ...change(TEST_PASSWORD, 'a new secret'), headers })
  expect(answer.statusCode).toBe(429)
  answered.abort()
  await Promise.all(waiting)
  const counters = await db.selectFrom('login_attempt').select('failures').execute()
  expect(counters.map(({ failures }) => failures)).toEqual([0, 0])
})
