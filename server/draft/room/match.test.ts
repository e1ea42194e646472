import { afterAll, expect, test } from 'vitest'
import { createRoom, getRoom, listRooms, type RoomState } from '#contract/draft/draft-room.ts'
import { getDraft } from '#contract/draft/draft.ts'
import { importFile } from '../../archive/import-file.ts'
import { file, game, set, team } from '../../archive/test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const { app, db, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
// Servers hear of new games while they listen.
await app.listen({ port: 0, host: '127.0.0.1' })
const ann = await as('user', 'ann')
const ben = await as('user', 'ben')

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  { headers } = ann,
) {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const create = async (settings: object = {}) =>
  createRoom.output.parse((await send('POST', '/api/rooms', { name: 'Scrims', ...settings })).json)
    .id
const open = (room: number, match: object, who = ann) =>
  send('PUT', `/api/rooms/${room}/match`, { series: null, ...match }, who)
const draft = async (room: number) =>
  getDraft.output.parse((await send('GET', `/api/draft?room=${room}`)).json)
const detail = async (room: number) =>
  getRoom.output.parse((await send('GET', `/api/rooms/${room}`)).json).room
const rooms = async (state: RoomState) =>
  listRooms.output.parse((await send('GET', `/api/rooms?state=${state}`)).json).rooms
const ban = (room: number, legend: string) => send('POST', '/api/ban', { room, legend })

const owls = (legends = 'Ash Loba Seer') => team('Owls', 1, legends)
const herons = (legends = 'Ash Loba Seer') => team('Herons', 2, legends)

/** The file has one more game each time: the first bans Wraith, the second Ash, the third what most teams played. */
async function importGames(name: string, count: number): Promise<number> {
  const games = [
    game(`${name}1`, 1, '', [owls(), herons()]),
    game(`${name}2`, 2, 'Wraith', [owls(), herons()]),
    game(`${name}3`, 3, 'Wraith Ash', [owls('Loba Fuse Seer'), herons('Loba Vantage Crypto')]),
  ].slice(0, count)
  await importFile(db, file(`${name} ${count}`, [set(name, games, name)]))
  const { id } = await db
    .selectFrom('series as s')
    .innerJoin('game as g', 'g.series_id', 's.id')
    .select('s.id')
    .where('g.mid', '=', `${name}1`)
    .where('g.is_current', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

test('a series opens at its next game with the bans so far', async () => {
  const series = await importGames('harbor', 2)
  const room = await create()
  expect(await open(room, { series })).toMatchObject({ status: 200 })
  expect(await draft(room)).toMatchObject({ banned_legends: ['wraith', 'ash'] })
  expect(await detail(room)).toMatchObject({ series, firstGame: 3, lastPlayed: 2, nextGame: 3 })
  const { version } = await draft(room)
  await open(room, { series })
  expect(await draft(room)).toMatchObject({ version })
})

test('teams without a series are kept, each once', async () => {
  const room = await create()
  await open(room, { teams: ['Owls', 'Herons', 'OWLS', ' '] })
  const { teams, series, nextGame } = await detail(room)
  expect({ teams, series, nextGame }).toEqual({
    teams: ['OWLS', 'Herons'],
    series: null,
    nextGame: 1,
  })
})

test('another draft is replaced only by who says so, and stays as a finished room', async () => {
  const series = await importGames('lagoon', 2)
  const room = await create()
  await ban(room, 'fuse')
  expect(await open(room, { series })).toMatchObject({
    status: 409,
    json: { error: 'room_has_match' },
  })
  expect(await draft(room)).toMatchObject({ banned_legends: ['fuse'] })
  const replace = { series, fileAs: 'Scrims, Monday', operationId: 'replace' }
  expect((await open(room, replace)).status).toBe(200)
  expect((await open(room, replace)).status).toBe(200)
  expect((await draft(room)).banned_legends).toEqual(['wraith', 'ash'])
  expect(await detail(room)).toMatchObject({ series, firstGame: 3 })
  const filed = (await rooms('finished')).filter(({ name }) => name === 'Scrims, Monday')
  expect(filed).toMatchObject([{ bannedLegends: ['fuse'], series: null }])
})

test('a draft that has some of the bans of the series goes on with it', async () => {
  const series = await importGames('dunes', 2)
  const room = await create()
  await ban(room, 'wraith')
  expect((await open(room, { series })).status).toBe(200)
  expect((await draft(room)).banned_legends).toEqual(['wraith', 'ash'])
})

test('who only watches a room opens nothing in it, nor does anyone in a finished one', async () => {
  const room = await create()
  expect(await open(room, { teams: ['Owls'] }, ben)).toMatchObject({
    status: 403,
    json: { error: 'room_view_only' },
  })
  await send('PUT', `/api/rooms/${room}/finished`, { isFinished: true })
  expect(await open(room, { teams: ['Owls'] })).toMatchObject({
    status: 409,
    json: { error: 'room_finished' },
  })
  expect((await open(1, { series: 99_999 })).status).toBe(404)
  const teams = Array.from({ length: 21 }, (_, number) => `Team ${number}`)
  expect((await open(1, { teams })).status).toBe(400)
})

test('a new game of the series moves the room on and bans what it banned, once', async () => {
  const series = await importGames('canyon', 1)
  const room = await create()
  await open(room, { series })
  // Most teams played Ash in both games, and the file of game 2 says that the first banned Wraith.
  expect((await draft(room)).banned_legends).toEqual(['ash'])
  await importGames('canyon', 2)
  await expect
    .poll(async () => (await draft(room)).banned_legends, { timeout: 20_000 })
    .toEqual(['ash', 'wraith'])
  expect(await detail(room)).toMatchObject({ lastPlayed: 2, nextGame: 3 })
  // What a person takes back stays so.
  await send('POST', '/api/unban', { room, legend: 'wraith' })
  await importGames('canyon', 3)
  await expect
    .poll(async () => (await draft(room)).banned_legends, { timeout: 20_000 })
    .toEqual(['ash', 'loba'])
})

test('a ban that was only assumed is lifted when the next game says another one', async () => {
  const first = game('reef1', 1, '', [owls(), herons()])
  const second = game('reef2', 2, 'Wraith', [owls('Fuse Loba Seer'), herons('Fuse Crypto Ash')])
  await importFile(db, file('reef 1', [set('reef', [first], 'reef')]))
  const { series_id: series } = await db
    .selectFrom('game')
    .select('series_id')
    .where('mid', '=', 'reef1')
    .executeTakeFirstOrThrow()
  const room = await create()
  await open(room, { series })
  expect((await draft(room)).banned_legends).toEqual(['ash'])
  await importFile(db, file('reef 2', [set('reef', [first, second], 'reef')]))
  await expect
    .poll(async () => (await draft(room)).banned_legends, { timeout: 20_000 })
    .toEqual(['wraith', 'fuse'])
})

test('a ban that would take a pick away is asked for', async () => {
  const series = await importGames('delta', 1)
  const room = await create()
  await open(room, { series })
  await send('POST', '/api/legends/pick', { room, legend: 'loba', action: 'add' })
  await importGames('delta', 2)
  await importGames('delta', 3)
  const asks = async () => (await send('GET', `/api/draft/follow?room=${room}`)).json.asks
  await expect.poll(asks, { timeout: 20_000 }).toMatchObject([{ type: 'ban', legends: ['loba'] }])
  expect((await draft(room)).picked_legends).toEqual(['loba'])
})

test('a room of chosen teams gets the series that most of them are just playing', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `Harrier ${number}`)
  const room = await create()
  await open(room, { teams: names })
  const startedAt = Math.floor(Date.now() / 1000) - 1800
  const playing = names.map((name, place) => team(name, place + 1, 'Ash Loba Seer'))
  const half = [
    ...playing.slice(0, 6),
    ...Array.from({ length: 6 }, (_, n) => team(`Kite ${n}`, n + 7, 'Ash Loba Seer')),
  ]
  await importFile(
    db,
    file('kites', [set('kites', [game('kites1', 1, '', half, { startedAt: startedAt + 600 })])]),
  )
  await importFile(
    db,
    file('harriers', [
      set('harriers', [
        game('harriers1', 1, '', [...playing.slice(0, 11), team('Kite 0', 12, 'Ash Loba Seer')], {
          startedAt,
        }),
      ]),
    ]),
  )
  await send('PUT', '/api/rooms/1', { name: 'Main room' }, await as('admin'))
  await expect.poll(async () => (await detail(room)).series, { timeout: 20_000 }).not.toBeNull()
  expect(await detail(room)).toMatchObject({ teams: [], lastPlayed: 1, nextGame: 2 })
  const { mid } = await db
    .selectFrom('draft_room')
    .select('first_mid as mid')
    .where('id', '=', room)
    .executeTakeFirstOrThrow()
  expect(mid).toBe('harriers1')
  await expect
    .poll(async () => (await draft(room)).banned_legends, { timeout: 20_000 })
    .toHaveLength(1)
})

const setMap = (room: number, number: number, map: string | null, who = ann) =>
  send('PUT', `/api/rooms/${room}/match/map`, { game: number, map }, who)

test('a map that is set by hand belongs to its game, and to the match it was set for', async () => {
  const series = await importGames('mapped', 2)
  const room = await create()
  expect(await setMap(room, 3, 'worldsedge')).toMatchObject({
    status: 409,
    json: { error: 'no_match' },
  })
  await open(room, { series })
  await setMap(room, 4, 'edistrict')
  await setMap(room, 3, 'worldsedge')
  expect((await detail(room)).maps).toEqual([
    { game: 3, map: 'worldsedge' },
    { game: 4, map: 'edistrict' },
  ])
  await setMap(room, 3, null)
  await open(room, { series })
  expect((await detail(room)).maps).toEqual([{ game: 4, map: 'edistrict' }])
  await ban(room, 'fuse')
  await open(room, { series: await importGames('unmapped', 2), fileAs: 'Mapped' })
  expect((await detail(room)).maps).toEqual([])
  expect((await rooms('finished')).find(({ name }) => name === 'Mapped')?.maps).toEqual([
    { game: 4, map: 'edistrict' },
  ])
})

test('maps of a match are set by those who edit its room, and have to exist', async () => {
  const room = await create({ isPrivate: true })
  await open(room, { teams: ['Owls', 'Herons'] })
  expect(await setMap(room, 1, 'worldsedge', ben)).toMatchObject({ status: 404 })
  expect(await setMap(room, 1, 'atlantis')).toMatchObject({ status: 400 })
  expect(await setMap(room, 31, 'worldsedge')).toMatchObject({ status: 400 })
  expect((await detail(room)).maps).toEqual([])
})
