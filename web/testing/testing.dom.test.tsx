import { screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { login } from '#contract/account/session.ts'
import { saveSettings } from '#contract/account/settings.ts'
import { listUsers } from '#contract/account/user.ts'
import { openPage } from './open-page.ts'
import { errorFaults, watchForErrors } from './page-errors.ts'
import { ADA, NOAH } from './people.ts'
import { answerCall, resetServer, server, serverFaults } from './test-server.ts'

// What fails every other test is provoked here, so nothing of it may be left.
afterEach(() => {
  resetServer()
  watchForErrors()
})

test('a call that the test does not answer is a fault', async () => {
  await openPage('/admin', { as: ADA })
  await screen.findByRole('alert')
  expect(serverFaults()).toEqual(['unexpected call: GET /api/admin/users'])
})

test('an answer that the page does not ask for is a fault', async () => {
  server.answer(listUsers, { users: [] })
  await openPage('/settings', { as: ADA })
  expect(serverFaults()).toEqual(['answered but not asked: GET /api/admin/users'])
})

test('an answer that the contract does not allow is refused', () => {
  const output = { token: 'fresh', user: { ...NOAH, created_at: 0.5 } }
  expect(() => server.answer(login, output)).toThrow(/created_at/)
})

test('an input that the contract does not allow is a fault', async () => {
  server.answer(saveSettings, { success: true, message: 'Saved', settings: {} })
  const headers = { authorization: 'Bearer token' }
  await answerCall('/api/user/settings', { method: 'PUT', headers, body: '{"theme":"pink"}' })
  expect(serverFaults()).toEqual([expect.stringMatching(/^wrong input: PUT \/api\/user\/settings/)])
})

test('a call that needs a session is a fault without one', async () => {
  server.answer(listUsers, { users: [] })
  await answerCall('/api/admin/users')
  expect(serverFaults()).toEqual(['call without a session: GET /api/admin/users'])
})

test('what the page writes into the console, throws or rejects is a fault', async () => {
  console.error('an error')
  console.warn('a warning')
  window.dispatchEvent(new ErrorEvent('error', { message: 'thrown' }))
  expect(errorFaults()).toEqual(['console: an error', 'console: a warning', 'page: thrown'])
})
