import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { done } from '#contract/base/field.ts'
import { previewImport } from '#contract/archive/import.ts'
import { uploadPicture } from '#contract/catalog/picture.ts'
import { route } from '#contract/base/route.ts'
import { login } from '#contract/account/session.ts'
import { deleteUser, editUser, listUsers } from '#contract/account/user.ts'
import { ApiError, call, upload } from './api.ts'
import { endSession, getSession, onSessionExpired, startSession } from '../session/session-store.ts'

const user = {
  id: 1,
  username: 'mika',
  email: null,
  role: 'admin',
  created_at: 1_700_000_000_000,
  last_login: null,
  last_activity: null,
  settings: {},
} as const

const noUsers = { users: [] }
const refusedWith = (error: string) => ({ success: false, error, message: `refused: ${error}` })

function answer(respond: () => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond())
}

async function refusalOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('the call was not refused')
  return error
}

beforeEach(() => startSession('secret', user))
afterEach(() => {
  vi.restoreAllMocks()
  endSession('failed-login')
})

test('the path is filled from the input and the rest travels as JSON', async () => {
  const fetch = answer(() => Response.json({ success: true, message: 'ok', user }))
  await call(editUser, { id: 7, username: 'ines', email: 'ines@team.example', role: 'user' })
  const [address, request] = fetch.mock.lastCall ?? []
  expect(address).toBe('/api/admin/users/7')
  expect(request?.method).toBe('PUT')
  expect(request?.body).toBe('{"username":"ines","email":"ines@team.example","role":"user"}')
})

test('a deletion has neither a body nor an empty query', async () => {
  const fetch = answer(() => Response.json({ success: true, message: 'ok' }))
  await call(deleteUser, { id: 7 })
  const [address, request] = fetch.mock.lastCall ?? []
  expect(address).toBe('/api/admin/users/7')
  expect(request?.body).toBeUndefined()
})

test('a read repeats list values in its query and leaves out what is undefined', async () => {
  const readTeams = route({
    method: 'GET',
    path: '/api/teams',
    access: 'public',
    summary: 'Teams.',
    input: z.object({ regions: z.array(z.string()), from: z.optional(z.string()) }),
    output: done,
  })
  const fetch = answer(() => Response.json({ success: true, message: 'ok' }))
  await call(readTeams, { regions: ['EMEA', 'a&b'], from: undefined })
  expect(fetch.mock.lastCall?.[0]).toBe('/api/teams?regions=EMEA&regions=a%26b')
})

test('a file travels as it is, with the input in the query', async () => {
  const fetch = answer(() => Response.json(refusedWith('unreadable_file'), { status: 400 }))
  const file = new Blob(['{}'])
  const error = await refusalOf(upload(previewImport, { name: 'day 1&2.json' }, file))
  const [address, request] = fetch.mock.lastCall ?? []
  expect(address).toBe('/api/admin/imports/preview?name=day+1%262.json')
  expect(request?.method).toBe('POST')
  expect(request?.body).toBe(file)
  expect(new Headers(request?.headers).get('content-type')).toBe('application/octet-stream')
  expect(error.code).toBe('unreadable_file')
})

test('where a form is wanted, the file is its field', async () => {
  const fetch = answer(() => Response.json({ success: true, message: 'ok', fileName: 'x' }))
  await upload(uploadPicture, {}, new File(['pixels'], 'spot.png'))
  const [address, request] = fetch.mock.lastCall ?? []
  expect(address).toBe('/api/file/upload')
  expect(new Headers(request?.headers).has('content-type')).toBe(false)
  const sent = await new Response(request?.body ?? null).formData()
  expect([...sent.keys()]).toEqual(['file'])
})

test('the stored token and credentials go with every call', async () => {
  const fetch = answer(() => Response.json(noUsers))
  await call(listUsers, {})
  const request = fetch.mock.lastCall?.[1]
  expect(request?.credentials).toBe('include')
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer secret')
})

test('a refusal carries its status, code and sentence', async () => {
  answer(() => Response.json(refusedWith('username_taken'), { status: 409 }))
  const { status, code, message } = await refusalOf(call(listUsers, {}))
  expect({ status, code, message }).toEqual({
    status: 409,
    code: 'username_taken',
    message: 'refused: username_taken',
  })
})

test.each([
  ['HTML instead of JSON', () => new Response('<!doctype html>'), 200],
  ['an error page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['JSON of another shape', () => Response.json({ people: [] }), 200],
  ['a refusal of another shape', () => Response.json({ oops: 1 }, { status: 400 }), 400],
])('%s is an invalid response', async (_, respond, status) => {
  answer(respond)
  const error = await refusalOf(call(listUsers, {}))
  expect(error.status).toBe(status)
  expect(error.message).toBe('Invalid response format from server')
})

test('a server that cannot be reached has status 0 and a sentence', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  const error = await refusalOf(call(listUsers, {}))
  expect(error.status).toBe(0)
  expect(error.message).toMatch(/Couldn't reach the server/)
})

test('a token the server no longer takes ends the session, and says so once', async () => {
  answer(() => Response.json(refusedWith('session_invalid'), { status: 401 }))
  const expired = vi.fn<() => void>()
  const stop = onSessionExpired(expired)
  await Promise.allSettled([call(listUsers, {}), call(listUsers, {})])
  stop()
  expect(getSession()).toMatchObject({ token: null, user: null })
  expect(expired).toHaveBeenCalledTimes(1)
})

test('a wrong password is no expired session', async () => {
  answer(() => Response.json(refusedWith('wrong_credentials'), { status: 401 }))
  await refusalOf(call(login, { username: 'mika', password: 'guess' }))
  expect(getSession().token).toBe('secret')
})

test('a late refusal of an old token leaves the new session alone', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer(() => promise)
  const refused = refusalOf(call(listUsers, {}))
  startSession('newer', user)
  resolve(Response.json(refusedWith('session_invalid'), { status: 401 }))
  await refused
  expect(getSession().token).toBe('newer')
})

test('a call that is not permitted keeps the session', async () => {
  answer(() => Response.json(refusedWith('forbidden'), { status: 403 }))
  await refusalOf(call(listUsers, {}))
  expect(getSession().token).toBe('secret')
})
