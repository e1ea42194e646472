import { afterAll, expect, onTestFinished, test } from 'vitest'
import { io, type Socket } from 'socket.io-client'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as } = await buildTestApp({}, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })

function watch(token?: string): Socket {
  const socket = io(`${address}/session`, { forceNew: true, reconnection: false, auth: { token } })
  onTestFinished(async () => void socket.disconnect())
  return socket
}

const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))

test('the connection of a page is closed as soon as its session ends, and the next one is refused', async () => {
  const { token, headers } = await as('user')
  const socket = watch(token)
  await heard(socket, 'connect')
  const left = heard(socket, 'disconnect')
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
  expect(await left).toBe('io server disconnect')
  const refusal = { message: 'Invalid authentication token' }
  expect(await heard(watch(token), 'connect_error')).toMatchObject(refusal)
})

test('without a token nobody waits, and who says anything is disconnected', async () => {
  const refusal = { message: 'Authentication token required' }
  expect(await heard(watch(), 'connect_error')).toMatchObject(refusal)
  const socket = watch((await as('user')).token)
  await heard(socket, 'connect')
  const left = heard(socket, 'disconnect')
  socket.emit('idle', true)
  expect(await left).toBe('io server disconnect')
})

test('a user has at most fifty such connections', async () => {
  const { token } = await as('user')
  await Promise.all(Array.from({ length: 50 }, () => heard(watch(token), 'connect')))
  const refusal = { message: 'Too many connections for one user' }
  expect(await heard(watch(token), 'connect_error')).toMatchObject(refusal)
})
