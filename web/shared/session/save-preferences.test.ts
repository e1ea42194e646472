import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/account/account.ts'
import { applyPreferences, getPreferences } from './preferences.ts'
import { savePreferences } from './save-preferences.ts'
import { endSession, getSession, startSession } from './session-store.ts'

const USER: CurrentUser = {
  id: 1,
  username: 'mika',
  email: null,
  role: 'user',
  created_at: 0,
  last_login: null,
  last_activity: null,
  settings: {},
}

const readBody = (request?: RequestInit) =>
  JSON.parse(typeof request?.body === 'string' ? request.body : '{}')

/** Answers of the server, given one by one. */
const requests: { body: unknown; answer: (status: number, settings: object) => Promise<void> }[] =
  []

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('location', new URL('http://localhost/settings'))
  requests.splice(0)
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, request) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    requests.push({
      body: readBody(request),
      answer: async (status, settings) => {
        const json = { success: status === 200, error: 'refused', message: 'Refused', settings }
        resolve(Response.json(json, { status }))
        await vi.waitFor(() => promise)
      },
    })
    return promise
  })
})
afterEach(() => {
  applyPreferences({ theme: 'dark', density: 'comfortable' })
  endSession('failed-login')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a guest changes preferences on this device alone', async () => {
  await savePreferences({ theme: 'light' })
  expect(getPreferences().theme).toBe('light')
  expect(requests).toEqual([])
})

test('a user sees the change at once, and the server gets it', async () => {
  startSession('secret', USER)
  const saving = savePreferences({ theme: 'light' })
  expect(getPreferences().theme).toBe('light')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toEqual({ theme: 'light' })
  await requests[0]?.answer(200, { theme: 'light' })
  await saving
  expect(getSession().user?.settings).toEqual({ theme: 'light' })
})

test('changes are sent one after the other, so the last one wins', async () => {
  startSession('secret', USER)
  const first = savePreferences({ theme: 'light' })
  const second = savePreferences({ theme: 'dark' })
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await requests[0]?.answer(200, { theme: 'light' })
  await first
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  await requests[1]?.answer(200, { theme: 'dark' })
  await second
  expect(requests.map(({ body }) => body)).toEqual([{ theme: 'light' }, { theme: 'dark' }])
})

test('a refused change does not keep the next one from the server', async () => {
  startSession('secret', USER)
  const first = savePreferences({ theme: 'light' })
  const refused = expect(first).rejects.toThrow('Refused')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await requests[0]?.answer(400, {})
  await refused
  const second = savePreferences({ density: 'compact' })
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  await requests[1]?.answer(200, { density: 'compact' })
  await second
  expect(getSession().user?.settings).toEqual({ density: 'compact' })
})

test.each([
  ['no one is logged in', () => endSession('logout'), undefined],
  ['another user is logged in', () => startSession('other', { ...USER, id: 2 }), {}],
])('an answer that comes when %s changes no user', async (_, leave, settings) => {
  startSession('secret', USER)
  const saving = savePreferences({ theme: 'light' })
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  leave()
  await requests[0]?.answer(200, { theme: 'light' })
  await saving
  expect(getSession().user?.settings).toEqual(settings)
})
