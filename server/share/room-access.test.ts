import { io } from 'socket.io-client'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { getRoom } from '#contract/draft/draft-room.ts'
import { STAGE_KINDS } from '#contract/base/realtime.ts'
import { createShareLink, listShareLinks, ROOM_LINK_KINDS } from '#contract/share/share-link.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set } from '../archive/test-archive.ts'
import { heard, type Method, openRooms, outcome, type RoomPerson } from './test-rooms.ts'

const { as, db, address, people, send, setRole, makeRoom, share, watch } = await openRooms(afterAll)
const { creator, manager, member, removed, other, editor } = people

const ALL = '200 200 200 200 200 200 200 200'
// A user has at most 50 links and 100 rooms.
const removeLinks = () => db.deleteFrom('share_link').execute()
beforeEach(async () => {
  await removeLinks()
  await db.deleteFrom('draft_room').where('id', '!=', DEFAULT_ROOM).execute()
})

/** What each person gets, in the order above, in an open room, a private one and the main room. */
const VIEW = ['200 200 200 200 200 200 200 200', '200 200 200 200 404 404 200 200', ALL]
const EDIT = ['200 200 200 403 403 403 200 200', '200 200 200 403 404 404 200 200', ALL]
const MANAGE = [
  '200 200 403 403 403 403 200 200',
  '200 200 403 403 404 404 200 200',
  '403 200 403 403 403 403 200 200',
]
const ENTRY = { id: 7, comp: ['ash', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' }
const PLAN = { version: 0, operationId: 'x', plan: EMPTY_SERIES_PLAN }

/** Every call about a room, with what it needs. */
const CALLS: [string, Method, string, object | undefined, string[]][] = [
  ['reads the draft', 'GET', '/api/draft?room=ROOM', undefined, VIEW],
  ['replays the draft', 'GET', '/api/draft/replay?room=ROOM', undefined, VIEW],
  ['opens the room', 'GET', '/api/rooms/ROOM', undefined, VIEW],
  ['reads its results', 'GET', '/api/rooms/ROOM/results', undefined, VIEW],
  ['copies it', 'POST', '/api/rooms', { name: 'x', copyOf: 'ROOM' }, VIEW],
  ['reads its plan', 'GET', '/api/series-plan?room=ROOM', undefined, VIEW],
  ['bans', 'POST', '/api/ban', { legend: 'ash' }, EDIT],
  ['unbans', 'POST', '/api/unban', { legend: 'ash' }, EDIT],
  ['unpicks', 'POST', '/api/legends/pick', { legend: 'ash', action: 'remove' }, EDIT],
  ['saves a game', 'POST', '/api/legends/draft_history', { action: 'add', entry: ENTRY }, EDIT],
  ['resets', 'POST', '/api/legends/draft_history', { action: 'reset' }, EDIT],
  ['starts a new series', 'POST', '/api/rooms/ROOM/new_series', { name: 'x' }, EDIT],
  ['plans the series', 'PUT', '/api/series-plan', PLAN, EDIT],
  ['lists its links', 'GET', '/api/rooms/ROOM/links', undefined, EDIT],
  ['lists its view links', 'GET', '/api/share_links?kind=draft_view&room=ROOM', undefined, EDIT],
  ['shares a view link', 'POST', '/api/share_links', { kind: 'draft_view' }, EDIT],
  ['shares a stage link', 'POST', '/api/share_links', { kind: 'draft_stage' }, EDIT],
  ['shares an OBS link', 'POST', '/api/share_links', { kind: 'draft_obs' }, EDIT],
  ['shares an edit link', 'POST', '/api/share_links', { kind: 'draft_edit' }, MANAGE],
  ['names it', 'PUT', '/api/rooms/ROOM', { name: 'x' }, MANAGE],
  ['sets a role', 'PUT', `/api/rooms/ROOM/members/${member.id}`, { role: 'edit' }, MANAGE],
]

const fill = (payload: object | undefined, room: number): object | undefined =>
  payload && { room, ...payload, ...('copyOf' in payload && { copyOf: room }) }

const statusesOf = async (call: (person: RoomPerson) => Promise<{ status: number }>) => {
  const found: number[] = []
  for (const person of Object.values(people)) found.push((await call(person)).status)
  return found.join(' ')
}
/** An open room, a private one and the main one. */
const makeRooms = async () => {
  const rooms = [await makeRoom(false), await makeRoom(true), DEFAULT_ROOM]
  await setRole(DEFAULT_ROOM, manager, 'manage')
  await setRole(DEFAULT_ROOM, removed, 'none')
  return rooms
}

// Findings D5, X3 and X4.
test.each(CALLS)('the access table: who %s', async (_, method, url, payload, expected) => {
  const rooms = await makeRooms()
  await setRole(DEFAULT_ROOM, member, 'edit')
  for (const [at, room] of rooms.entries()) {
    const isPrivate = at === 1
    const found = await statusesOf(async (person) => {
      // Naming a room also sets who sees it, and a plan can be saved once with a version.
      await db
        .updateTable('draft_room')
        .set({ is_private: isPrivate })
        .where('id', '=', room)
        .execute()
      await db.deleteFrom('series_plan').execute()
      return send(method, url.replace('ROOM', String(room)), fill(payload, room), person)
    })
    expect(found, ['open', 'private', 'main'][at]).toBe(expected[at])
  }
})

test('the access table: who finishes, reopens and deletes a room, removes members and leaves', async () => {
  for (const isPrivate of [false, true]) {
    const expected = MANAGE[Number(isPrivate)]
    const room = await makeRoom(isPrivate)
    const finish = (isFinished: boolean) => (person: RoomPerson) =>
      send('PUT', `/api/rooms/${room}/finished`, { isFinished }, person)
    expect(await statusesOf(finish(true))).toBe(expected)
    expect(await statusesOf(finish(false))).toBe(expected)
    const remove = async (person: RoomPerson) => {
      const { id } = await as('user')
      await setRole(room, { ...person, id }, 'edit')
      return send('DELETE', `/api/rooms/${room}/members/${id}`, undefined, person)
    }
    expect(await statusesOf(remove)).toBe(expected)
    const leave = async (person: RoomPerson) => {
      await setRole(room, person, person === removed ? 'none' : 'view')
      return send('DELETE', `/api/rooms/${room}/members/${person.id}`, undefined, person)
    }
    expect(await statusesOf(leave)).toBe('200 200 200 200 404 200 200 200')
    const destroy = async (person: RoomPerson) => {
      const one = await makeRoom(isPrivate)
      await send('PUT', `/api/rooms/${one}/finished`, { isFinished: true }, creator)
      return send('DELETE', `/api/rooms/${one}`, undefined, person)
    }
    expect(await statusesOf(destroy)).toBe(expected)
  }
})

test('the access table: who reads and finds the note of a private room', async () => {
  const room = await makeRoom(true)
  const note = { about: 'room', key: String(room), text: 'Ban Ash', version: 0 }
  expect((await send('POST', '/api/note', note, editor)).status).toBe(200)
  const seen: boolean[][] = []
  for (const person of Object.values(people)) {
    const read = await send('GET', `/api/note?about=room&key=${room}`, undefined, person)
    const found = await send('GET', '/api/notes?about=room', undefined, person)
    seen.push([read.json.note.text === 'Ban Ash', found.json.total === 1])
  }
  const [yes, no] = [
    [true, true],
    [false, false],
  ]
  expect(seen).toEqual([yes, yes, yes, yes, no, no, yes, yes])
})

test('the access table: who manages a room writes its note', async () => {
  const rooms = await makeRooms()
  for (const [at, room] of rooms.entries()) {
    const found = await statusesOf(async (person) => {
      await db.deleteFrom('note').execute()
      const note = { about: 'room', key: String(room), text: 'Ban Ash', version: 0 }
      return send('POST', '/api/note', note, person)
    })
    expect(found, ['open', 'private', 'main'][at]).toBe(MANAGE[at])
  }
  const elsewhere = { about: 'map', key: 'stormpoint', text: 'x', version: 0 }
  expect((await send('POST', '/api/note', elsewhere, creator)).json.error).toBe('forbidden')
})

// Finding X4.
test('the access table: a link is turned off by who made it and by those who manage the room', async () => {
  const [open, hidden, main] = await makeRooms()
  await setRole(DEFAULT_ROOM, manager, 'manage')
  for (const kind of ROOM_LINK_KINDS) {
    const turnOff = (room = 0, maker = creator) =>
      statusesOf(async (person) => {
        await removeLinks()
        const { link } = await share(kind, room, maker)
        return send('DELETE', `/api/share_links/${link.id}`, undefined, person)
      })
    expect(await turnOff(open), kind).toBe(MANAGE[0])
    expect(await turnOff(hidden), kind).toBe(MANAGE[1])
    expect(await turnOff(main, manager), kind).toBe(MANAGE[2])
    // Their own they turn off themselves.
    if (kind !== 'draft_edit') {
      expect(await turnOff(open, member), kind).toBe('200 200 200 403 403 403 200 200')
    }
  }
})

// Finding C1.
test('the access table: a link of a series or a replay is turned off by who made it, editors and administrators', async () => {
  await importFile(db, file('harbor', [set('Harbor Open', [game('h1', 1, '', [])])]))
  const { id: series } = await db.selectFrom('series').select('id').executeTakeFirstOrThrow()
  const { id: played } = await db.selectFrom('game').select('id').executeTakeFirstOrThrow()
  const subjects = [
    { kind: 'series_obs', series },
    { kind: 'game_replay', game: played },
  ]
  for (const subject of subjects) {
    expect(await statusesOf((person) => send('POST', '/api/share_links', subject, person))).toBe(
      ALL,
    )
    const turnOff = async (person: RoomPerson) => {
      const { json } = await send('POST', '/api/share_links', subject, creator)
      const { link } = createShareLink.output.parse(json)
      return send('DELETE', `/api/share_links/${link.id}`, undefined, person)
    }
    expect(await statusesOf(turnOff)).toBe('200 403 403 403 403 403 200 200')
  }
  const { json } = await send(
    'GET',
    `/api/share_links?kind=series_obs&series=${series}`,
    undefined,
    member,
  )
  const links = listShareLinks.output.parse(json).links
  expect(links.filter(({ canTurnOff }) => canTurnOff).map((one) => one.created_by)).toEqual([
    'member',
  ])
})

const editorsOf = async (id: number) =>
  getRoom.output.parse((await send('GET', `/api/rooms/${id}`, undefined, other)).json).room

// Finding D5.
test('the number of editors is how many people can edit', async () => {
  const room = await makeRoom(false)
  const staff = await db.selectFrom('account').select('id').where('role', '!=', 'user').execute()
  // The creator, the manager, the member and everyone who manages all rooms.
  expect(await editorsOf(room)).toMatchObject({ editors: 3 + staff.length, role: 'view' })
  expect(await editorsOf(DEFAULT_ROOM)).toMatchObject({ editors: null, role: 'edit' })
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
