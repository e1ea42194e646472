import { io } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ROOM_LINK_KINDS } from '#contract/share/share-link.ts'
import { heard, openRooms, outcome, type RoomPerson } from './test-rooms.ts'

const { as, db, address, people, send, setRole, makeRoom, share, watch } = await openRooms(afterAll)
const { creator, manager, member, viewer, removed, other } = people

/** What ends a link besides turning it off: how its maker got the right to share it, and how they lose it. */
const LOSSES: [string, boolean, (room: number, maker: RoomPerson) => Promise<unknown>][] = [
  ['was removed from the room', true, (room, maker) => setRole(room, maker, 'none')],
  ['can only watch now', false, (room, maker) => setRole(room, maker, 'view')],
  [
    'left the room',
    true,
    (room, maker) => send('DELETE', `/api/rooms/${room}/members/${maker.id}`, undefined, maker),
  ],
]

// Finding X3.
test.each(LOSSES)('a link whose maker %s ends within a second', async (_, isPrivate, lose) => {
  for (const kind of ROOM_LINK_KINDS) {
    const room = await makeRoom(isPrivate)
    const maker = await as('user')
    await setRole(room, maker, 'manage')
    const { token, link } = await share(kind, room, maker)
    const socket = kind === 'draft_edit' ? null : watch(token, kind)
    if (socket) await heard(socket, 'stage_state')
    const ended = socket && heard(socket, 'stage_ended')
    await lose(room, maker)
    if (ended) expect(await ended).toEqual({ reason: 'lost' })
    const joined = await send('POST', '/api/rooms/join', { token }, other)
    if (kind === 'draft_edit') expect(joined.json).toEqual({ room: null, ended: 'lost' })
    else expect(await outcome(watch(token, kind))).toBe('lost')
    const { json } = await send('GET', `/api/rooms/${room}/links`, undefined, creator)
    expect(json.links.map(({ id }: { id: number }) => id)).not.toContain(link.id)
  }
})

// Finding X3.
test('the edit link of an editor ends with their role, and a removed member does not come back by any', async () => {
  const room = await makeRoom(true)
  const demoted = await as('editor')
  const theirs = await share('draft_edit', room, demoted)
  await db.updateTable('account').set({ role: 'user' }).where('id', '=', demoted.id).execute()
  const join = (token: string, person: RoomPerson) =>
    send('POST', '/api/rooms/join', { token }, person)
  expect((await join(theirs.token, await as('user'))).json.ended).toBe('lost')
  // Finding D5.
  const { token } = await share('draft_edit', room)
  expect((await join(token, removed)).json).toEqual({ room: null, ended: 'removed' })
  expect((await send('GET', `/api/draft?room=${room}`, undefined, removed)).status).toBe(404)
  expect(
    (await send('PUT', `/api/rooms/${room}/members/${removed.id}`, { role: 'edit' }, manager))
      .status,
  ).toBe(200)
  expect((await join(token, removed)).json).toEqual({ room, ended: null })
})

// Finding X3.
test('a room that becomes private ends its view links and keeps its edit link', async () => {
  const room = await makeRoom(false)
  const made = await Promise.all(
    ROOM_LINK_KINDS.map(async (kind) => ({ kind, ...(await share(kind, room)) })),
  )
  const sockets = made
    .filter(({ kind }) => kind !== 'draft_edit')
    .map(({ kind, token }) => watch(token, kind))
  await Promise.all(sockets.map((socket) => heard(socket, 'stage_state')))
  const ends = Promise.all(sockets.map((socket) => heard(socket, 'stage_ended')))
  const change = (name: string) =>
    send('PUT', `/api/rooms/${room}`, { name, isPrivate: true }, creator)
  await change('Harbor')
  expect(await ends).toEqual(sockets.map(() => ({ reason: 'revoked' })))
  const { json } = await send('GET', `/api/rooms/${room}/links`, undefined, creator)
  expect(json.links).toMatchObject([{ kind: 'draft_edit' }])
  // A change of a room that is private already ends nothing.
  await share('draft_view', room)
  await change('Harbor again')
  const after = await send('GET', `/api/rooms/${room}/links`, undefined, creator)
  expect(after.json.links).toHaveLength(2)
})

test('links of a finished room show it, and no one joins it; with the room they end', async () => {
  const room = await makeRoom(true)
  const made = await Promise.all(
    ROOM_LINK_KINDS.map(async (kind) => ({ kind, ...(await share(kind, room)) })),
  )
  const ends = (person: RoomPerson) =>
    Promise.all(
      made.map(async ({ kind, token }) =>
        kind === 'draft_edit'
          ? (await send('POST', '/api/rooms/join', { token }, person)).json.ended
          : outcome(watch(token, kind)),
      ),
    )
  await send('PUT', `/api/rooms/${room}/finished`, { isFinished: true }, creator)
  expect(await ends(await as('user'))).toEqual(['shown', 'shown', 'shown', 'finished'])
  await send('DELETE', `/api/rooms/${room}`, undefined, creator)
  expect(await ends(await as('user'))).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

const enter = async (room: number, { token }: RoomPerson) => {
  const socket = io(address, { forceNew: true, reconnection: false, auth: { token, room } })
  onTestFinished(async () => void socket.disconnect())
  await heard(socket, 'draft_state')
  return socket
}

// Finding D7.
test('those who lose a room are told why at once', async () => {
  const room = await makeRoom(true)
  const [one, two] = [await enter(room, member), await enter(room, viewer)]
  const [told, toldLater] = [heard(one, 'room_ended'), heard(two, 'room_ended')]
  await send('DELETE', `/api/rooms/${room}/members/${member.id}`, undefined, manager)
  expect(await told).toEqual({ reason: 'no_access' })
  await send('PUT', `/api/rooms/${room}/finished`, { isFinished: true }, creator)
  await send('DELETE', `/api/rooms/${room}`, undefined, creator)
  expect(await toldLater).toEqual({ reason: 'deleted' })
})
