import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { createRoom, type DraftRoom, getRoom, listRooms } from '#contract/draft/draft-room.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import { importFile } from '../../archive/import-file.ts'
import { file, game, set } from '../../archive/test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const { app, db, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const ann = await as('user', 'ann')
const ben = await as('user', 'ben')
const editor = await as('editor', 'edith')

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  { headers } = ann,
) {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const create = async (settings: object = {}, who = ann) => {
  const { json } = await send('POST', '/api/rooms', { name: 'Harbor Open W3', ...settings }, who)
  return createRoom.output.parse(json).id
}
const ban = (room: number, legend: string, operationId?: string, who = ann) =>
  send('POST', '/api/ban', { legend, room, operationId }, who)
const undo = (room: number, undoes: string) => send('POST', '/api/draft/undo', { undoes, room })
const draft = async (room: number) => (await send('GET', `/api/draft?room=${room}`)).json
const list = async (state = 'open', who = ann): Promise<DraftRoom[]> =>
  listRooms.output.parse((await send('GET', `/api/rooms?state=${state}`, undefined, who)).json)
    .rooms
const finish = (room: number, isFinished = true, who = ann) =>
  send('PUT', `/api/rooms/${room}/finished`, { isFinished }, who)
const entry = (id: number) => ({
  id,
  comp: ['ash', 'loba', 'seer'],
  bannedLegends: ['wraith'],
  timestamp: 'now',
})
const save = (room: number, id: number) =>
  send('POST', '/api/legends/draft_history', { action: 'add', entry: entry(id), room })

function connect(room: unknown, { token } = ann): Socket {
  const socket = io(address, { forceNew: true, reconnection: false, auth: { token, room } })
  onTestFinished(async () => void socket.disconnect())
  return socket
}
const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))

test('there is always a main room, and calls without a room mean it', async () => {
  expect((await list()).find(({ id }) => id === 1)).toMatchObject({ name: 'Main room', games: 0 })
  await send('POST', '/api/ban', { legend: 'ash' })
  expect(await draft(1)).toMatchObject({ version: 1, banned_legends: ['ash'] })
  expect((await send('GET', '/api/draft')).json).toEqual(await draft(1))
})

test('a room has its own bans, picks, games, versions and undo', async () => {
  const [one, two] = [await create(), await create()]
  await ban(one, 'wraith', 'one')
  await ban(two, 'fuse', 'two')
  await save(two, 7)
  await save(one, 7)
  expect(await draft(one)).toMatchObject({ version: 2, banned_legends: ['wraith'] })
  expect(await draft(two)).toMatchObject({ version: 2, banned_legends: ['fuse'] })
  expect((await undo(two, 'one')).json.error).toBe('nothing_to_undo')
  expect((await undo(one, 'one')).json.banned_legends).toEqual([])
})

test('an operation that is sent again to another room is refused and changes nothing', async () => {
  const [one, two] = [await create(), await create()]
  await ban(one, 'ash', 'sent twice')
  const { status, json } = await ban(two, 'ash', 'sent twice')
  expect([status, json.error]).toEqual([409, 'other_room'])
  expect(await draft(two)).toMatchObject({ version: 0, banned_legends: [] })
})

test('an unknown room is refused with a sentence, by calls and by the socket', async () => {
  const { status, json } = await ban(99_999, 'ash')
  expect([status, json.error, json.message]).toEqual([
    404,
    'room_not_found',
    "This room no longer exists, or you don't have access to it.",
  ])
  expect((await send('GET', '/api/draft?room=99999')).status).toBe(404)
  for (const room of [99_999, 'x', 0, {}]) {
    expect(await heard(connect(room), 'connect_error')).toMatchObject({
      message: "This room no longer exists, or you don't have access to it",
    })
  }
})

test('a finished draft can be read and not changed, until it is reopened', async () => {
  const room = await create()
  await ban(room, 'ash', 'before')
  expect((await finish(room)).status).toBe(200)
  const refused = await ban(room, 'fuse', 'after')
  expect([refused.status, refused.json.error]).toEqual([409, 'room_finished'])
  // What was decided before is still answered.
  expect((await ban(room, 'ash', 'before')).status).toBe(200)
  expect(await heard(connect(room), 'draft_state')).toMatchObject({ banned_legends: ['ash'] })
  expect((await list('finished')).map(({ id }) => id)).toContain(room)
  expect((await list('open')).map(({ id }) => id)).not.toContain(room)
  await finish(room, false)
  expect((await ban(room, 'fuse', 'after')).status).toBe(200)
})

test('the main room cannot be finished, deleted or made private', async () => {
  const answers = [
    await finish(1, true, editor),
    await send('DELETE', '/api/rooms/1', undefined, editor),
    await send('PUT', '/api/rooms/1', { name: 'Main room', isPrivate: true }, editor),
  ]
  for (const { status, json } of answers)
    expect([status, json.error]).toEqual([409, 'default_room'])
})

test('a copy starts with the same draft and goes its own way', async () => {
  const room = await create()
  await ban(room, 'ash')
  await save(room, 7)
  const copy = await create({ copyOf: room, name: 'Copy' })
  expect(await draft(copy)).toEqual(await draft(room))
  await ban(copy, 'fuse')
  expect((await draft(room)).banned_legends).toEqual(['ash'])
  expect((await draft(copy)).banned_legends).toEqual(['ash', 'fuse'])
})

test('a new series files the draft as a finished room and empties the room for everyone, once', async () => {
  const room = await create({ name: 'Scrims', event: 'Lighthouse', isPrivate: true })
  await ban(room, 'ash')
  await save(room, 7)
  const socket = connect(room)
  await heard(socket, 'draft_state')
  const reset = heard(socket, 'legend_update')
  const before = await draft(room)
  const start = () =>
    send('POST', `/api/rooms/${room}/new_series`, { name: 'Scrims, Monday', operationId: 'start' })
  expect((await start()).status).toBe(200)
  expect(await reset).toMatchObject({ type: 'draft_history', action: 'reset' })
  expect((await start()).status).toBe(200)
  expect(await draft(room)).toMatchObject({ banned_legends: [], draft_history: [] })
  const filed = (await list('finished')).filter(({ name }) => name === 'Scrims, Monday')
  expect(filed).toMatchObject([{ event: 'Lighthouse', isPrivate: true, games: 1 }])
  expect(await draft(filed[0]?.id ?? 0)).toEqual(before)
})

// Finding D2.
test('a new series ends the link to the old one, and others read what happened', async () => {
  await importFile(db, file('lighthouse', [set('Lighthouse', [game('l1', 1, '', [])])]))
  const series = (
    await db.selectFrom('game').select('series_id').where('mid', '=', 'l1').executeTakeFirst()
  )?.series_id
  const room = await create({ series })
  await save(room, 7)
  const socket = connect(room)
  await heard(socket, 'draft_state')
  const [event, update] = [heard(socket, 'legend_update'), heard(socket, 'room_update')]
  await send('POST', `/api/rooms/${room}/new_series`, { name: 'Lighthouse, day 1' })
  expect(await event).toMatchObject({ action: 'reset', filedAs: 'Lighthouse, day 1' })
  await update
  expect((await list()).find(({ id }) => id === room)?.series).toBeNull()
  const filed = (await list('finished')).find(({ name }) => name === 'Lighthouse, day 1')
  expect(filed?.series).toBe(series)
})

test('a new series in an empty room files nothing', async () => {
  const room = await create()
  const { json } = await send('POST', `/api/rooms/${room}/new_series`, { name: 'Empty draft' })
  expect(json.message).toBe('Nothing changed')
  expect((await list('finished')).some(({ name }) => name === 'Empty draft')).toBe(false)
})

test('only a finished room is deleted, with its sockets and everything in it', async () => {
  const room = await create()
  await ban(room, 'ash')
  const early = await send('DELETE', `/api/rooms/${room}`)
  expect([early.status, early.json.error]).toEqual([409, 'room_open'])
  await finish(room)
  const socket = connect(room)
  await heard(socket, 'draft_state')
  const end = heard(socket, 'disconnect')
  expect((await send('DELETE', `/api/rooms/${room}`)).status).toBe(200)
  expect(await end).toBe('io server disconnect')
  expect((await send('GET', `/api/draft?room=${room}`)).status).toBe(404)
  const { rows } = await sql`select from draft_event where room_id = ${room}`.execute(db)
  expect(rows).toEqual([])
})

test('the list says who is in each room, when it changed last, and which series it belongs to', async () => {
  await importFile(db, file('harbor', [set('Harbor Open', [game('h1', 1, '', [])])]))
  const { id: series } = await db.selectFrom('series').select('id').executeTakeFirstOrThrow()
  const room = await create({ event: 'Harbor Open', team: 'Copper Owls', series })
  const before = Date.now()
  await ban(room, 'ash')
  await save(room, 7)
  await heard(connect(room, ben), 'draft_state')
  const found = async () => (await list()).find(({ id }) => id === room)
  await expect.poll(async () => (await found())?.people.map((one) => one.username)).toEqual(['ben'])
  const { changedAt, ...shown } = (await found()) ?? {}
  expect(shown).toMatchObject({
    event: 'Harbor Open',
    team: 'Copper Owls',
    series,
    bannedLegends: ['ash'],
    games: 1,
    finishedAt: null,
    createdBy: { id: ann.id, username: 'ann' },
    // The creator and the editor, who manages every room.
    editors: 2,
    role: 'manage',
  })
  expect(changedAt).toBeGreaterThan(before - 1000)
  const missing = await send('POST', '/api/rooms', { name: 'x', series: 99_999 })
  expect(missing.status).toBe(404)
})

test('presence lists the people of one room', async () => {
  const room = await create()
  const here = connect(room)
  const names = () =>
    new Promise<string[]>((resolve) =>
      here.on('presence', ({ users }: { users: { username: string }[] }) => {
        if (users.length === 2) resolve(users.map(({ username }) => username))
      }),
    )
  const both = names()
  await heard(here, 'connect')
  connect(1, editor)
  connect(room, ben)
  expect(await both).toEqual(['ann', 'ben'])
})

test('a member who is removed loses a private room at once', async () => {
  const room = await create({ isPrivate: true })
  await db.insertInto('draft_room_member').values({ room_id: room, account_id: ben.id }).execute()
  const detail = getRoom.output.parse((await send('GET', `/api/rooms/${room}`)).json)
  expect(detail.members).toEqual([{ id: ben.id, username: 'ben', role: 'edit' }])
  // Its creator, the member and the editor.
  expect(detail.room.editors).toBe(3)
  const socket = connect(room, ben)
  await heard(socket, 'draft_state')
  const end = heard(socket, 'disconnect')
  expect((await send('DELETE', `/api/rooms/${room}/members/${ben.id}`)).status).toBe(200)
  expect(await end).toBe('io server disconnect')
  expect((await ban(room, 'ash', undefined, ben)).status).toBe(404)
  expect((await send('DELETE', `/api/rooms/${room}/members/${ben.id}`)).status).toBe(404)
})

test('of 30 rooms at once as many are created as fit', async () => {
  const maker = await as('user')
  await sql`
    insert into draft_room (name, created_by)
    select 'x', ${maker.id} from generate_series(1, ${QUOTAS.draftRoomsPerUser - 3})`.execute(db)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => send('POST', '/api/rooms', { name: 'x' }, maker)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status === 409)
  expect(new Set(refused.map(({ json }) => json.error))).toEqual(new Set(['too_many_rooms']))
  const { status } = await send('POST', '/api/rooms/1/new_series', { name: 'x' }, maker)
  expect(status).toBe(409)
})

// Finding C3.
test('a new series that is sent again is answered, also when the quota is full by then', async () => {
  const maker = await as('user')
  await ban(1, 'seer', undefined, maker)
  await sql`
    insert into draft_room (name, created_by)
    select 'x', ${maker.id} from generate_series(1, ${QUOTAS.draftRoomsPerUser - 1})`.execute(db)
  const start = () =>
    send('POST', '/api/rooms/1/new_series', { name: 'Last', operationId: 'last' }, maker)
  expect((await start()).status).toBe(200)
  expect((await start()).status).toBe(200)
  expect((await list('finished', maker)).filter(({ name }) => name === 'Last')).toHaveLength(1)
})

test.each([[''], ['   '], ['x'.repeat(61)]])('the name %j is refused', async (name) => {
  expect((await send('POST', '/api/rooms', { name })).status).toBe(400)
})

test('a room can be finished, changed and deleted at the same moment', async () => {
  for (let round = 0; round < 20; round++) {
    const room = await create()
    await finish(room)
    const answers = await Promise.all([
      finish(room, false),
      send('DELETE', `/api/rooms/${room}`),
      ban(room, 'ash'),
      finish(room),
      send('DELETE', `/api/rooms/${room}`),
      finish(room, false),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  }
})

// Finding X11.
test('a user who copies large rooms all the time has to wait', async () => {
  const keen = await as('user')
  const room = await create({}, keen)
  await sql`
    insert into draft_history (room_id, id, version, entry)
    select ${room}, n, n, jsonb_build_object('timestamp', repeat('x', 3000))
    from generate_series(1, 300) n`.execute(db)
  const answers: { status: number; json: { message: string } }[] = []
  for (let copy = 0; copy < 4; copy += 1) {
    answers.push(await send('POST', '/api/rooms', { name: 'Copy', copyOf: room }, keen))
  }
  // 900 kB each. The burst of 1 MB allows two.
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429])
  expect(answers.at(-1)?.json.message).toMatch(/Wait a moment/)
  expect((await send('POST', '/api/rooms', { name: 'New' }, keen)).status).toBe(200)
})
