import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { listPresent } from '../../realtime/presence.repository.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createTestRooms } from '../test-rooms.ts'

const { app, db, as } = await buildTestApp({}, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })

function connect(auth: object): Socket {
  const socket = io(address, { forceNew: true, reconnection: false, auth })
  onTestFinished(async () => void socket.disconnect())
  return socket
}
const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))

test('a page that only follows a room, such as the one for POI drafts, is not in it', async () => {
  const [ann, ben] = [await as('user', 'ann'), await as('user', 'ben')]
  const [room = 0] = await createTestRooms(db, ann.id, 1)
  const follower = connect({ token: ben.token, room, isPresent: false })
  await heard(follower, 'draft_state')
  const seen = new Promise<string[]>((resolve) =>
    follower.on('presence', ({ users }: { users: { username: string }[] }) => {
      if (users.length > 0) resolve(users.map(({ username }) => username))
    }),
  )
  await heard(connect({ token: ann.token, room }), 'draft_state')
  expect(await seen).toEqual(['ann'])
  const present = (await listPresent(db, [room])).get(room)
  expect(present?.map(({ username }) => username)).toEqual(['ann'])
})
