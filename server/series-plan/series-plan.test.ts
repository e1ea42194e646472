import { afterAll, expect, onTestFinished, test } from 'vitest'
import { io } from 'socket.io-client'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { mapAdmin } from '../catalog/test-map-admin.ts'
import { rosterAdmin } from '../catalog/test-roster.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const mika = await as('user', 'mika')
const ines = await as('user', 'ines')

const url = '/api/series-plan'
const read = async () => (await app.inject({ url, headers: mika.headers })).json()
const currentVersion = async (): Promise<number> => (await read()).version

async function save(
  version: number,
  operationId: string,
  change: Partial<PlanOfSeries>,
  who = mika,
) {
  const plan = { ...EMPTY_SERIES_PLAN, ...change }
  const payload = { version, operationId, plan }
  const answer = await app.inject({ method: 'PUT', url, payload, headers: who.headers })
  return { status: answer.statusCode, json: answer.json() }
}

const seats = (...legends: string[]) => legends.map((legend) => ({ legend, player: null }))

test('a plan is stored with a new version, and says who changed it', async () => {
  expect(await read()).toEqual({
    version: 0,
    plan: EMPTY_SERIES_PLAN,
    updatedBy: null,
    updatedAt: null,
  })
  const games = [
    { map: 'stormpoint', comp: seats('Ash', 'Loba', 'Seer'), planB: ['Fuse', 'Loba', 'Seer'] },
    { map: null, comp: null, planB: null },
  ]
  const { json } = await save(0, 'first', { games, teams: ['Herons'], allowRepeats: false })
  expect(json).toMatchObject({ version: 1, updatedBy: 'mika' })
  expect(await read()).toMatchObject({
    version: 1,
    plan: { ...EMPTY_SERIES_PLAN, games, teams: ['Herons'], allowRepeats: false },
  })
})

test('of two people who change the same version, the second is refused and nothing is lost', async () => {
  const version = await currentVersion()
  const both = await Promise.all([
    save(version, 'a', { teams: ['A'] }),
    save(version, 'b', { teams: ['B'] }, ines),
  ])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.json).toMatchObject({
    error: 'changed_meanwhile',
    message:
      'Someone else changed the plan in the meantime. Your change was not saved; this is the current plan.',
  })
  const kept = both.find(({ status }) => status === 200)
  expect(await read()).toMatchObject({ version: version + 1, plan: kept?.json.plan })
})

test('a change that is sent again is answered with the current plan and not made twice', async () => {
  const version = await currentVersion()
  await save(version, 'again', { teams: ['First'] })
  await save(version + 1, 'other', { teams: ['Second'] }, ines)
  const replay = await save(version, 'again', { teams: ['First'] })
  expect(replay).toMatchObject({
    status: 200,
    json: { version: version + 2, plan: { teams: ['Second'] } },
  })
  // Someone else's operation of the same name is another one.
  expect((await save(version, 'again', {}, ines)).status).toBe(409)
})

test('only the last 50 operations are stored', async () => {
  const first = await currentVersion()
  for (let step = 0; step < 60; step += 1) await save(first + step, `step ${step}`, {}, ines)
  const operations = await db
    .selectFrom('decided_operation')
    .select(['user_id', 'operation_id'])
    .where('room_id', '=', DEFAULT_ROOM)
    .orderBy('number')
    .execute()
  expect(operations).toHaveLength(50)
  expect(operations.at(-1)).toEqual({ user_id: ines.id, operation_id: 'step 59' })
})

/** The versions that a page in a room is told, as they come. */
async function listen(auth: { token: string; room?: number }) {
  const socket = io(address, { auth, forceNew: true, reconnection: false })
  onTestFinished(async () => void socket.disconnect())
  await new Promise((resolve) => socket.once('draft_state', resolve))
  const versions: number[] = []
  socket.on('series_plan_update', ({ version }: { version: number }) => versions.push(version))
  return versions
}

test('a plan that is about to be saved for the first time is not announced yet', async () => {
  const created = await app.inject({
    method: 'POST',
    url: '/api/rooms',
    payload: { name: 'Early' },
    headers: mika.headers,
  })
  const room: number = created.json().id
  const inRoom = await listen({ token: mika.token, room })
  const inMain = await listen({ token: mika.token })
  await db.insertInto('series_plan').values({ room }).execute()
  // Who finds this one finds the other, too.
  const version = await currentVersion()
  await save(version, 'elsewhere', { teams: ['Herons'] })
  // What an earlier test saved can still be on its way, too.
  await expect.poll(() => inMain).toContain(version + 1)

  const payload = { room, version: 0, operationId: 'first', plan: EMPTY_SERIES_PLAN }
  await app.inject({ method: 'PUT', url, payload, headers: mika.headers })
  await expect.poll(() => inRoom).toContain(1)
  expect(inRoom).toEqual([1])
})

test('each room has its own plan, and pages of other rooms are not notified', async () => {
  const created = await app.inject({
    method: 'POST',
    url: '/api/rooms',
    payload: { name: 'Scrims', isPrivate: true },
    headers: mika.headers,
  })
  const room: number = created.json().id
  const main = await read()
  const send = async (version: number, teams: string[], operationId: string, who = mika) => {
    const plan = { ...EMPTY_SERIES_PLAN, teams }
    const payload = { room, version, operationId, plan }
    const answer = await app.inject({ method: 'PUT', url, payload, headers: who.headers })
    return answer.statusCode
  }
  const inMain = io(address, { auth: { token: mika.token }, forceNew: true, reconnection: false })
  const inRoom = io(address, {
    auth: { token: mika.token, room },
    forceNew: true,
    reconnection: false,
  })
  onTestFinished(async () => [inMain, inRoom].forEach((socket) => void socket.disconnect()))
  await Promise.all(
    [inMain, inRoom].map(
      (socket) => new Promise((resolve) => socket.once('connect', () => resolve(null))),
    ),
  )
  const heard: string[] = []
  inMain.on('series_plan_update', () => heard.push('main'))
  const roomHears = new Promise((resolve) => inRoom.on('series_plan_update', resolve))
  const ofRoom = async (who = mika) =>
    app.inject({ url: `${url}?room=${room}`, headers: who.headers })

  expect((await ofRoom()).json()).toMatchObject({ version: 0, plan: EMPTY_SERIES_PLAN })
  const outcomes = await Promise.all([send(0, ['A'], 'one'), send(0, ['B'], 'two')])
  expect(outcomes.toSorted()).toEqual([200, 409])
  expect(await roomHears).toEqual({ version: 1 })
  expect((await ofRoom()).json()).toMatchObject({ version: 1, updatedBy: 'mika' })
  expect(await read()).toEqual(main)
  expect(heard).toEqual([])

  // Ines isn't in the private room.
  expect((await ofRoom(ines)).statusCode).toBe(404)
  expect(await send(1, ['C'], 'three', ines)).toBe(404)
  await db.deleteFrom('draft_room').where('id', '=', room).execute()
  const left = await db.selectFrom('series_plan').select('room').where('room', '=', room).execute()
  expect(left).toEqual([])
})

// Finding X2.
test('a plan with a deleted legend and map is read, and the rest of it can be changed', async () => {
  const { add, remove } = await rosterAdmin({ app, as })
  const maps = await mapAdmin({ app, as, db })
  await add()
  await maps.add()
  const version = await currentVersion()
  const planned = { map: 'talos', comp: seats('Axion', 'Loba', 'Seer'), planB: null }
  const open = { map: null, comp: null, planB: null }
  const games = [planned, open]
  expect((await save(version, 'axion', { games })).status).toBe(200)
  expect((await remove('axion', 1)).status).toBe(200)
  expect((await maps.remove('talos', 1)).status).toBe(200)
  expect((await read()).plan.games).toEqual(games)
  const changed = [planned, { ...open, comp: seats('Ash', 'Loba', 'Seer') }]
  expect((await save(version + 1, 'rest', { games: changed })).status).toBe(200)
  // Once it is gone from the plan, it can't come back.
  expect((await save(version + 2, 'out', { games: [open] })).status).toBe(200)
  const back = await save(version + 3, 'back', { games })
  expect([back.status, back.json.message]).toEqual([400, 'Unknown legend'])
})

test('a user who changes the plan too often has to wait', async () => {
  const keen = await as('user', 'keen')
  const version = await currentVersion()
  let [step, status] = [0, 200]
  // Another minute can begin meanwhile.
  for (; status === 200 && step <= 240; step += 1) {
    status = (await save(version + step, `keen ${step}`, {}, keen)).status
  }
  expect(status).toBe(429)
  expect(step).toBeGreaterThan(120)
})

test.each([
  ['no game', { games: [] }],
  ['thirteen games', { games: Array.from({ length: 13 }, () => EMPTY_SERIES_PLAN.games[0]) }],
  ['an unknown legend', { games: [{ map: null, comp: null, planB: ['Ash', 'Loba', 'Nobody'] }] }],
  ['two legends', { games: [{ map: null, comp: seats('Ash', 'Loba'), planB: null }] }],
  ['a legend twice', { games: [{ map: null, comp: seats('Ash', 'Ash', 'Loba'), planB: null }] }],
  ['an unknown map', { games: [{ map: 'talos', comp: null, planB: null }] }],
  ['31 teams', { teams: Array.from({ length: 31 }, (_, at) => `Team ${at}`) }],
])('%s is refused', async (_, change) => {
  const plan = { ...EMPTY_SERIES_PLAN, ...change }
  const payload = { version: await currentVersion(), operationId: 'bad', plan }
  const answer = await app.inject({ method: 'PUT', url, payload, headers: ines.headers })
  expect(answer.statusCode).toBe(400)
})
