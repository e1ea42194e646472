import { afterAll, expect, test } from 'vitest'
import { getDraftReplay } from '#contract/draft/draft-replay.ts'
import { createRoom } from '#contract/draft/draft-room.ts'
import { replayStates } from '#domain/draft/draft-replay.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { draftLogRepository, LOG_LIMITS } from './draft-log.repository.ts'

const { app, as, db } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const ann = await as('user', 'ann')
const ben = await as('user', 'ben')

const post = async (url: string, payload: object, { headers } = ann) => {
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  expect(answer.statusCode).toBe(200)
}
const change = (payload: object, who = ann) => post('/api/legends/draft_history', payload, who)

const replay = async (until?: number, room = 1) => {
  const query = { room: String(room), ...(until !== undefined && { until: String(until) }) }
  const answer = await app.inject({ url: '/api/draft/replay', query, headers: ann.headers })
  return getDraftReplay.output.parse(answer.json())
}

const draft = async (room = 1) =>
  (await app.inject({ url: `/api/draft?room=${room}`, headers: ann.headers })).json()

const entry = (id: number) => ({
  id,
  comp: ['ash', 'loba', 'seer'],
  bannedLegends: ['fuse'],
  timestamp: 'now',
})

test('every change of a series is there with who made it and when, and leads to the draft', async () => {
  expect(await replay()).toEqual({ steps: [], isCut: false, before: null })
  const from = Date.now()
  await post('/api/ban', { legend: 'Fuse' })
  await post('/api/legends/pick', { legend: 'Ash', action: 'add' }, ben)
  await change({ action: 'add', entry: entry(1) }, ben)
  await change({ action: 'add', entry: entry(2) })
  await change({ action: 'remove', entry: { id: 1 } })
  const { steps, isCut, before } = await replay()
  expect([isCut, before]).toEqual([false, null])
  expect(steps.map(({ user }) => user?.username)).toEqual(['ann', 'ben', 'ben', 'ann', 'ann'])
  expect(steps.every(({ at }) => at !== null && at >= from - 1000)).toBe(true)
  expect(replayStates(steps).at(-1)).toEqual(await draft())
})

test('a reset ends a series, and the one before can be replayed with it', async () => {
  const old = await replay()
  await change({ action: 'reset' })
  await post('/api/ban', { legend: 'Loba' })
  const current = await replay()
  expect(current.steps).toHaveLength(1)
  const { before } = current
  expect(before).toBe((old.steps.at(-1)?.version ?? 0) + 1)
  const earlier = await replay(before ?? 0)
  expect(earlier.steps.slice(0, -1)).toEqual(old.steps)
  expect(earlier.steps.at(-1)).toMatchObject({ type: 'draft_history', action: 'reset' })
  expect(earlier.before).toBeNull()
})

test('steps that are too old to be undone are replayed all the same', async () => {
  const { before } = await replay()
  const whole = await replay(before ?? 0)
  const limits = { ...LOG_LIMITS, events: 1, operationsPerUser: 1 }
  await draftLogRepository(db, limits).prune()
  expect(await replay(before ?? 0)).toEqual(whole)
})

test('an answer says if the first steps are not stored any more', async () => {
  const limits = { ...LOG_LIMITS, events: 1, operationsPerUser: 1, replayEvents: 2 }
  await draftLogRepository(db, limits).prune()
  const { before } = await replay()
  expect((await replay(before ?? 0)).isCut).toBe(true)
})

const openRoom = async (settings: object = {}) => {
  const payload = { name: 'Scrims', ...settings }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/rooms',
    payload,
    headers: ann.headers,
  })
  return createRoom.output.parse(answer.json()).id
}
const filedRoom = async (name: string) => {
  const { id } = await db
    .selectFrom('draft_room')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

// Finding D3.
test('a draft that was filed by a new series is replayed in its own room', async () => {
  const room = await openRoom()
  await post('/api/ban', { legend: 'Ash', room })
  await change({ action: 'reset', room })
  await post('/api/ban', { legend: 'Fuse', room })
  await change({ action: 'add', entry: entry(1), room }, ann)
  await post('/api/ban', { legend: 'Loba', room })
  const before = await replay(undefined, room)
  await post(`/api/rooms/${room}/new_series`, { name: 'Monday' })
  const filed = await filedRoom('Monday')
  const { steps, isCut, before: earlier } = await replay(undefined, filed)
  expect({ steps, isCut, earlier }).toEqual({ steps: before.steps, isCut: false, earlier: null })
  expect(replayStates(steps).at(-1)).toEqual(await draft(filed))
  // The room itself starts empty, and says how the series before it ended.
  const current = await replay(undefined, room)
  expect(current.steps).toEqual([])
  const ended = await replay(current.before ?? 0, room)
  expect(ended.steps.at(-1)).toMatchObject({ action: 'reset', filedAs: 'Monday' })
})

// Finding D3.
test('a reset that was undone ends no series, and its games keep their numbers', async () => {
  const room = await openRoom()
  await post('/api/ban', { legend: 'Fuse', room })
  for (const id of [1, 2]) await change({ action: 'add', entry: entry(id), room })
  await change({ action: 'reset', room, operationId: 'oops' })
  await post('/api/draft/undo', { undoes: 'oops', room })
  await change({ action: 'add', entry: entry(3), room })
  const { steps, before, isCut } = await replay(undefined, room)
  expect([before, isCut]).toEqual([null, false])
  expect(replayStates(steps).at(-1)).toEqual(await draft(room))
  // After the next reset there are two series: this one and the new one.
  await change({ action: 'reset', room })
  const next = await replay(undefined, room)
  expect(next.steps).toEqual([])
  expect((await replay(next.before ?? 0, room)).steps.slice(0, -1)).toEqual(steps)
})

test('a copy says that its first steps are not stored in it', async () => {
  const room = await openRoom()
  await post('/api/ban', { legend: 'Fuse', room })
  const copy = await openRoom({ copyOf: room })
  expect(await replay(undefined, copy)).toEqual({ steps: [], isCut: true, before: null })
})
