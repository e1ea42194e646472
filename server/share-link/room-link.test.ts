import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createRoom } from '#contract/draft-room.ts'
import { STAGE_KINDS, STAGE_NAMESPACE } from '#contract/live.ts'
import { createShareLink, ROOM_LINK_KINDS, type RoomLinkKind } from '#contract/share-link.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const creator = await as('user', 'creator')
const member = await as('user', 'member')
const other = await as('user', 'other')
const editor = await as('editor', 'editor')
const admin = await as('admin', 'admin')
type Person = typeof creator
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function send(
  method: Method,
  url: string,
  payload: object | undefined,
  { headers }: { headers: Person['headers'] },
) {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const makeRoom = async (isPrivate: boolean) => {
  const { json } = await send('POST', '/api/rooms', { name: 'Harbor', isPrivate }, creator)
  const { id } = createRoom.output.parse(json)
  await db.insertInto('draft_room_member').values({ room_id: id, account_id: member.id }).execute()
  return id
}
const share = async (kind: RoomLinkKind, room: number) => {
  const { json } = await send('POST', '/api/share_links', { kind, room }, creator)
  return createShareLink.output.parse(json)
}
function watch(token: string, kind?: string): Socket {
  const socket = io(address + STAGE_NAMESPACE, {
    forceNew: true,
    reconnection: false,
    auth: { token, ...(kind && { kind }) },
  })
  onTestFinished(async () => void socket.disconnect())
  return socket
}
const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))
const outcome = (socket: Socket) =>
  Promise.race([
    heard(socket, 'stage_state').then(() => 'shown'),
    heard(socket, 'connect_error').then((error) => (error instanceof Error ? error.message : '')),
  ])

const PEOPLE = { creator, member, other, editor, admin }
const YES = { creator: 200, member: 200, other: 200, editor: 200, admin: 200 }
const MANAGERS = { ...YES, member: 403, other: 403 }
const INSIDE = { ...YES, other: 404 }
const MANAGERS_INSIDE = { ...MANAGERS, other: 404 }

/** What each call answers to each person, in an open room and in a private one. */
const CALLS: [string, Method, string, object | undefined, object, object][] = [
  ['reads the draft', 'GET', '/api/draft?room=ROOM', undefined, YES, INSIDE],
  ['bans', 'POST', '/api/ban', { legend: 'ash' }, YES, INSIDE],
  ['unbans', 'POST', '/api/unban', { legend: 'ash' }, YES, INSIDE],
  ['unpicks', 'POST', '/api/legends/pick', { legend: 'ash', action: 'remove' }, YES, INSIDE],
  ['resets', 'POST', '/api/legends/draft_history', { action: 'reset' }, YES, INSIDE],
  ['starts a new series', 'POST', '/api/rooms/ROOM/new_series', { name: 'x' }, YES, INSIDE],
  ['opens the room', 'GET', '/api/rooms/ROOM', undefined, YES, INSIDE],
  ['copies it', 'POST', '/api/rooms', { name: 'x', copyOf: 'ROOM' }, YES, INSIDE],
  ['names it', 'PUT', '/api/rooms/ROOM', { name: 'x' }, MANAGERS, MANAGERS_INSIDE],
  [
    'reopens it',
    'PUT',
    '/api/rooms/ROOM/finished',
    { isFinished: false },
    MANAGERS,
    MANAGERS_INSIDE,
  ],
  ['lists its links', 'GET', '/api/rooms/ROOM/links', undefined, YES, INSIDE],
  [
    'lists its view links',
    'GET',
    '/api/share_links?kind=draft_view&room=ROOM',
    undefined,
    YES,
    INSIDE,
  ],
  ['shares a view link', 'POST', '/api/share_links', { kind: 'draft_view' }, YES, INSIDE],
  ['shares a stage link', 'POST', '/api/share_links', { kind: 'draft_stage' }, YES, INSIDE],
  ['shares an OBS link', 'POST', '/api/share_links', { kind: 'draft_obs' }, YES, INSIDE],
  [
    'shares an edit link',
    'POST',
    '/api/share_links',
    { kind: 'draft_edit' },
    MANAGERS,
    MANAGERS_INSIDE,
  ],
]

const fill = (payload: object | undefined, room: number): object | undefined =>
  payload && { room, ...payload, ...('copyOf' in payload && { copyOf: room }) }

test.each(CALLS)('the access table: who %s', async (_, method, url, payload, inOpen, inPrivate) => {
  for (const [isPrivate, expected] of [
    [false, inOpen],
    [true, inPrivate],
  ] as const) {
    const found: Record<string, number> = {}
    const room = await makeRoom(isPrivate)
    for (const [name, person] of Object.entries(PEOPLE)) {
      // Naming a room also sets who sees it.
      await db
        .updateTable('draft_room')
        .set({ is_private: isPrivate })
        .where('id', '=', room)
        .execute()
      const path = url.replace('ROOM', String(room))
      found[name] = (await send(method, path, fill(payload, room), person)).status
    }
    expect(found, isPrivate ? 'private' : 'open').toEqual(expected)
  }
})

test('the access table: only a manager turns an edit link off, everyone in the room the others', async () => {
  const room = await makeRoom(true)
  for (const kind of ROOM_LINK_KINDS) {
    const found: Record<string, number> = {}
    for (const [name, person] of Object.entries(PEOPLE)) {
      const { link } = await share(kind, room)
      found[name] = (await send('DELETE', `/api/share_links/${link.id}`, undefined, person)).status
    }
    expect(found, kind).toEqual(kind === 'draft_edit' ? MANAGERS_INSIDE : INSIDE)
  }
})

test.each(ROOM_LINK_KINDS)(
  'a token of the kind %s opens what it was made for and no call',
  async (kind) => {
    const room = await makeRoom(true)
    const { token } = await share(kind, room)
    for (const wanted of STAGE_KINDS) {
      expect(await outcome(watch(token, wanted)), wanted).toBe(
        wanted === kind ? 'shown' : 'unknown',
      )
    }
    expect(await outcome(watch(token, 'draft_edit'))).toBe('unknown')
    for (const [, method, url, payload] of CALLS) {
      const headers = { authorization: `Bearer ${token}` }
      const path = url.replace('ROOM', String(room))
      expect((await send(method, path, fill(payload, room), { headers })).status, path).toBe(401)
    }
    const main = io(address, { forceNew: true, reconnection: false, auth: { token, room } })
    onTestFinished(async () => void main.disconnect())
    expect(await heard(main, 'connect_error')).toMatchObject({
      message: 'Invalid authentication token',
    })
    const { json } = await send('POST', '/api/rooms/join', { token }, other)
    expect(json).toEqual(
      kind === 'draft_edit' ? { room, ended: null } : { room: null, ended: 'unknown' },
    )
    const draft = await send('GET', `/api/draft?room=${room}`, undefined, other)
    expect(draft.status).toBe(kind === 'draft_edit' ? 200 : 404)
  },
)

test('an edit link needs an account and is counted', async () => {
  const room = await makeRoom(true)
  const { token, link } = await share('draft_edit', room)
  const guest = await app.inject({ method: 'POST', url: '/api/rooms/join', payload: { token } })
  expect(guest.statusCode).toBe(401)
  for (let visit = 0; visit < 2; visit++) {
    await send('POST', '/api/rooms/join', { token }, await as('user'))
  }
  const { json } = await send('GET', `/api/rooms/${room}/links`, undefined, creator)
  expect(json.links).toMatchObject([{ id: link.id, kind: 'draft_edit', uses: 2 }])
  await send('DELETE', `/api/share_links/${link.id}`, undefined, creator)
  const late = await send('POST', '/api/rooms/join', { token }, await as('user'))
  expect(late.json).toEqual({ room: null, ended: 'revoked' })
})

test('edit links cannot be tried out: 30 a minute', async () => {
  const guesser = await as('user')
  const statuses = []
  // Twice the limit, in case a minute ends in between.
  for (let n = 0; n < 61; n++) {
    const { status } = await send('POST', '/api/rooms/join', { token: 'x'.repeat(43) }, guesser)
    statuses.push(status)
  }
  expect(statuses).toContain(429)
})

test('a view link shows its room and none of another', async () => {
  const [room, elsewhere] = [await makeRoom(false), await makeRoom(false)]
  const { token } = await share('draft_view', room)
  const socket = watch(token, 'draft_view')
  const seen: string[] = []
  socket.onAny((name, state) => seen.push(`${name} ${JSON.stringify(state)}`))
  await heard(socket, 'stage_state')
  await send('POST', '/api/ban', { legend: 'fuse', room: elsewhere }, creator)
  await send('POST', '/api/ban', { legend: 'loba' }, creator)
  await send('POST', '/api/ban', { legend: 'ash', room }, creator)
  await expect.poll(() => seen.at(-1)).toContain('"banned_legends":["ash"]')
  expect(seen.join()).not.toMatch(/fuse|loba|creator/)
})

test.each(['turned off', 'expired'])(
  'a link that is %s closes its sockets within a second',
  async (how) => {
    const room = await makeRoom(true)
    for (const kind of STAGE_KINDS) {
      const { token, link } = await share(kind, room)
      const socket = watch(token, kind)
      await heard(socket, 'stage_state')
      const closed = heard(socket, 'disconnect')
      const start = performance.now()
      if (how === 'turned off') {
        await send('DELETE', `/api/share_links/${link.id}`, undefined, creator)
      } else {
        await sql`update share_link set expires_at = now() where id = ${link.id}`.execute(db)
      }
      await closed
      expect(performance.now() - start, kind).toBeLessThan(1000)
    }
  },
)

test('a room takes so many members and says when it is full', async () => {
  const room = await makeRoom(true)
  const { token } = await share('draft_edit', room)
  await sql`
    with made as (
      insert into account (username, username_key, role, password_hash)
      select 'member ' || n, 'member ' || n, 'user', 'x' from generate_series(1, 99) n
      returning id
    ) insert into draft_room_member (room_id, account_id) select ${room}, id from made`.execute(db)
  const refused = await send('POST', '/api/rooms/join', { token }, other)
  expect([refused.status, refused.json.error]).toEqual([409, 'too_many_members'])
  // Those who are members already come in.
  expect((await send('POST', '/api/rooms/join', { token }, member)).json.room).toBe(room)
})
