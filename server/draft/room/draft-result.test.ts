import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { getRoomResults } from '#contract/draft/draft-result.ts'
import { createRoom, listRooms } from '#contract/draft/draft-room.ts'
import { getDraft } from '#contract/draft/draft.ts'
import { MAX_HISTORY } from '#domain/draft/draft.ts'
import { correctResult } from '../../archive/correction/correct.ts'
import { importFile, undoImport } from '../../archive/import-file.ts'
import { file, game, set, team } from '../../archive/test-archive.ts'
import { CHANGE_CHANNEL, readChange } from '../../db/notify-change.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const {
  app,
  db,
  as,
  url: databaseUrl,
} = await buildTestApp({ userBurst: 1_000_000, homeTeam: 'Owls' }, afterAll)
const ann = await as('user', 'ann')
const ben = await as('user', 'ben')

async function send(
  method: 'GET' | 'POST' | 'PUT',
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
const draft = async (room: number) =>
  getDraft.output.parse((await send('GET', `/api/draft?room=${room}`)).json)
/** Saves a game, and returns the version that names it. */
const save = async (
  room: number,
  id: number,
  bannedLegends: readonly string[] = [],
): Promise<number> => {
  const entry = { id, comp: ['ash', 'loba', 'seer'], bannedLegends, timestamp: 'now' }
  await send('POST', '/api/legends/draft_history', { action: 'add', entry, room })
  return (await draft(room)).version
}
const history = (room: number, change: object) =>
  send('POST', '/api/legends/draft_history', { ...change, room })
const link = (room: number, settings: object) =>
  send('PUT', `/api/rooms/${room}`, { name: 'Scrims', ...settings })
const enter = (room: number, of: number, result: object, who = ann) =>
  send('PUT', `/api/rooms/${room}/results/${of}`, result, who)
const results = async (room: number) =>
  getRoomResults.output.parse((await send('GET', `/api/rooms/${room}/results`)).json).results
const listed = async (room: number, state = 'open') =>
  listRooms.output
    .parse((await send('GET', `/api/rooms?state=${state}`)).json)
    .rooms.find(({ id }) => id === room)
const owls = (place: number, kills: number, points: number) =>
  team('Owls', place, 'Ash Loba Seer', { kills, points })
const NONE = { map: null, place: null, kills: null, points: null }

async function importSeries(event: string, games: Parameters<typeof set>[1]): Promise<number> {
  await importFile(db, file(event, [set(event, games, event)]))
  const { id } = await db
    .selectFrom('series as s')
    .innerJoin('event as e', 'e.id', 's.event_id')
    .select('s.id')
    .where('e.name', '=', event)
    .executeTakeFirstOrThrow()
  return id
}

test('a result by hand is stored with who entered it, the last one counts, and the list has the total', async () => {
  const room = await create()
  const [one, two] = [await save(room, 1), await save(room, 2)]
  expect((await listed(room))?.points).toBeNull()
  await enter(room, one, { map: 'stormpoint', place: 3, kills: 8 })
  await enter(room, two, { points: 20 })
  await db.insertInto('draft_room_member').values({ room_id: room, account_id: ben.id }).execute()
  await enter(room, two, { points: 26 }, ben)
  expect(await results(room)).toEqual([
    {
      game: one,
      number: 1,
      entered: {
        map: 'stormpoint',
        place: 3,
        kills: 8,
        points: null,
        by: 'ann',
        at: expect.any(Number),
      },
      archive: null,
    },
    {
      game: two,
      number: 2,
      entered: { ...NONE, points: 26, by: 'ben', at: expect.any(Number) },
      archive: null,
    },
  ])
  // 7 points for the 3rd place, 8 kills, and 26.
  expect(await listed(room)).toMatchObject({ games: 2, points: 41 })
})

test('the draft itself answers as before', async () => {
  const room = await create()
  const before = await save(room, 7)
  const state = await draft(room)
  await enter(room, before, { place: 1, kills: 2 })
  expect(await draft(room)).toEqual(state)
  expect(Object.keys(state.draft_history[0] ?? {}).toSorted()).toEqual([
    'bannedLegends',
    'comp',
    'id',
    'timestamp',
    'user',
    'version',
  ])
})

test('the archive fills the games of the series if our team is in them, and a value by hand wins until it is cleared', async () => {
  const series = await importSeries('Harbor Open', [
    game('h1', 1, '', [owls(2, 5, 14), team('Herons', 1, 'Ash Loba Seer')]),
    game('h2', 2, '', [team('Herons', 1, 'Ash Loba Seer')]),
    game('h3', 3, '', [owls(10, 0, 2)], { map: 'edistrict' }),
  ])
  const room = await create()
  const games = [await save(room, 1), await save(room, 2), await save(room, 3)]
  await link(room, { series })
  const [first = 0, , third = 0] = games
  const archive = { map: 'stormpoint', place: 2, kills: 5, points: 14, comp: null }
  const last = { map: 'edistrict', place: 10, kills: 0, points: 2, comp: null }
  expect(await results(room)).toEqual([
    { game: first, number: 1, entered: null, archive },
    { game: third, number: 3, entered: null, archive: last },
  ])
  expect((await listed(room))?.points).toBe(16)
  await enter(room, first, { place: 1 })
  expect((await results(room))[0]).toMatchObject({ entered: { ...NONE, place: 1 }, archive })
  // 12 points for the 1st place, 5 kills, and 2.
  expect((await listed(room))?.points).toBe(19)
  await enter(room, first, {})
  expect((await results(room))[0]).toEqual({ game: first, number: 1, entered: null, archive })

  const herons = await create()
  const [game1, game2] = [await save(herons, 1), await save(herons, 2)]
  await link(herons, { series, team: 'HERONS' })
  expect((await results(herons)).map((one) => [one.game, one.archive?.place])).toEqual([
    [game1, 1],
    [game2, 1],
  ])
})

// Finding D4.
test('a room that is made in a running series starts at its next game with the bans so far', async () => {
  const bans = [[], ['wraith'], ['wraith', 'fuse']]
  const games = bans.map((banned, at) =>
    game(`r${at + 1}`, at + 1, banned.join(' '), [
      owls(2, 5, 14),
      team('Herons', 1, ['Wraith Ash Seer', 'Fuse Ash Seer', 'Alter Crypto Seer'][at] ?? ''),
    ]),
  )
  const series = await importSeries('Rapids', games)
  const made = await create({ series })
  const linked = await create()
  await link(linked, { series })
  for (const room of [made, linked]) {
    const found = await listed(room)
    expect(found).toMatchObject({ firstGame: 4, nextGame: 4, games: 0 })
    expect(found?.bannedLegends.slice(0, 2)).toEqual(['wraith', 'fuse'])
    expect(found?.bannedLegends).toHaveLength(3)
    // The first game here is the fourth of the series, which the archive doesn't have yet.
    await save(room, 1, found?.bannedLegends)
    expect(await results(room)).toEqual([])
    expect(await listed(room)).toMatchObject({ nextGame: 5, points: null })
  }
  const banned = (await listed(made))?.bannedLegends.join(' ') ?? ''
  const fourth = game('r4', 4, banned, [
    team('Owls', 3, 'Ash Loba Crypto', { kills: 2, points: 9 }),
  ])
  await importFile(db, file('Rapids later', [set('Rapids', [...games, fourth], 'Rapids')]))
  // What was played is not what was saved.
  expect(await results(made)).toMatchObject([
    { number: 4, archive: { place: 3, points: 9, comp: ['ash', 'crypto', 'loba'] } },
  ])
})

test('an import, its undo and a correction notify the rooms of their series, and no other', async () => {
  const games = [game('k1', 1, '', [owls(2, 5, 14)])]
  const linked = await create({ series: await importSeries('Kelp Cup', games) })
  await create()
  // A connection of its own: that of a server is renewed when the machine is too busy to answer, and hears nothing meanwhile.
  const listener = new Client({ connectionString: databaseUrl })
  await listener.connect()
  onTestFinished(() => listener.end())
  const notified: number[] = []
  listener.on('notification', ({ payload = '' }) => {
    const { kind, detail } = readChange(payload)
    if (kind === 'room_update') notified.push(Number(detail))
  })
  await listener.query(`listen ${CHANGE_CHANNEL}`)
  const second = game('k2', 2, '', [owls(1, 9, 21)])
  const { importId } = await importFile(db, file('later', [set('Kelp Cup', [...games, second])]))
  await expect.poll(() => notified).toEqual([linked])
  await undoImport(db, importId, null)
  await expect.poll(() => notified).toEqual([linked, linked])
  const { id } = await db
    .selectFrom('team_result as t')
    .innerJoin('game as g', 'g.id', 't.game_id')
    .select('t.id')
    .where('g.mid', '=', 'k1')
    .executeTakeFirstOrThrow()
  await correctResult(db, id, { kills: 6 }, { by: ann.id, revision: 0 })
  await expect.poll(() => notified).toEqual([linked, linked, linked])
})

test('a reset or a removal hides results, and an undo brings them back', async () => {
  const room = await create()
  const [one, two] = [await save(room, 1), await save(room, 2)]
  await enter(room, one, { points: 5 })
  await enter(room, two, { points: 6 })
  const points = async () => (await results(room)).map(({ entered }) => entered?.points)
  await history(room, { action: 'remove', entry: { id: 1 }, operationId: 'remove' })
  expect(await points()).toEqual([6])
  await send('POST', '/api/draft/undo', { undoes: 'remove', room })
  expect(await points()).toEqual([5, 6])
  await history(room, { action: 'reset', operationId: 'reset' })
  expect(await points()).toEqual([])
  expect((await listed(room))?.points).toBeNull()
  await send('POST', '/api/draft/undo', { undoes: 'reset', room })
  expect(await points()).toEqual([5, 6])
  // A new game with the number and the id of an old one is another game.
  await history(room, { action: 'reset' })
  await save(room, 1)
  expect(await points()).toEqual([])
})

test('a new series takes the results along, and a copy has them too', async () => {
  const room = await create()
  const one = await save(room, 1)
  await enter(room, one, { points: 9 })
  const copy = await create({ copyOf: room, name: 'Copy' })
  await enter(copy, one, { points: 10 })
  expect((await listed(room))?.points).toBe(9)
  expect((await listed(copy))?.points).toBe(10)
  await send('POST', `/api/rooms/${room}/new_series`, { name: 'Filed' })
  expect((await listed(room))?.points).toBeNull()
  const { json } = await send('GET', '/api/rooms?state=finished')
  const filed = listRooms.output.parse(json).rooms.find(({ name }) => name === 'Filed')
  expect(filed).toMatchObject({ games: 1, points: 9 })
  const refused = await enter(filed?.id ?? 0, one, { points: 1 })
  expect([refused.status, refused.json.error]).toEqual([409, 'room_finished'])
})

test('a game that is not there, and a room that is not yours, are not found', async () => {
  const room = await create({ isPrivate: true })
  const one = await save(room, 1)
  const gone = await enter(room, one + 1, { points: 1 })
  expect([gone.status, gone.json.message]).toEqual([404, 'This game is no longer in the draft.'])
  expect((await enter(room, one, { points: 1 }, ben)).status).toBe(404)
  expect((await send('GET', `/api/rooms/${room}/results`, undefined, ben)).status).toBe(404)
})

test('of the results of removed games as many stay as a reset can bring back', async () => {
  const room = await create()
  const one = await save(room, 1)
  await db
    .insertInto('draft_result')
    .values(
      Array.from({ length: MAX_HISTORY + 5 }, (_, at) => ({
        ...NONE,
        room_id: room,
        game: 1000 + at,
        points: 1,
        changed_by: null,
      })),
    )
    .execute()
  await enter(room, one, { points: 1 })
  const stored = await db
    .selectFrom('draft_result')
    .select('game')
    .where('room_id', '=', room)
    .orderBy('game')
    .execute()
  expect(stored).toHaveLength(MAX_HISTORY + 1)
  expect(stored.slice(0, 2).map((row) => row.game)).toEqual([one, 1005])
})

test.each([
  { place: 0 },
  { place: 21 },
  { kills: -1 },
  { kills: 61 },
  { points: 101 },
  { points: 1.5 },
  { map: 'talos' },
])('%j is refused', async (result) => {
  const room = await create()
  expect((await enter(room, await save(room, 1), result)).status).toBe(400)
})
