import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { draftLogRepository } from './draft-log.repository.ts'
import { createDraftService } from './draft.service.ts'
import { draftRoomRepository } from './room/draft-room.repository.ts'

const { app, db, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const ann = await as('user', 'ann')
const ben = await as('user', 'ben')

const UNLIMITED = { burstBytes: Infinity, bytesPerSecond: 1 }

/** A service whose log is pruned only if the test does it, or after a thousand rows. */
function testEnv(limits = {}) {
  const logLimits = {
    events: 10_000,
    allEvents: 50_000,
    operationsPerUser: 2000,
    replayEvents: 20_000,
    allReplayEvents: 200_000,
    ...limits,
  }
  const service = createDraftService(db, { writeRate: UNLIMITED, logLimits })
  return {
    act: (request: DraftRequest, operationId: string, { id, username } = ann, room = 1) =>
      service.perform(request, { user: { id, username }, operationId }, { room }),
    prune: () => draftLogRepository(db, logLimits).prune(),
  }
}

const rowsOf = async (table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.raw(table)}`.execute(db)).rows

const places = async (table: string) =>
  (await rowsOf(`${table} order by room_id, version`)).map((row) => [
    row['room_id'],
    row['version'],
  ])

const storedOperations = async () =>
  (await rowsOf('draft_op order by operation_id')).map((row) => row['operation_id'])

const post = (url: string, payload: object, { headers } = ann) =>
  app.inject({ method: 'POST', url, payload, headers })

const game = (id: number) => ({
  id,
  comp: ['ash', 'loba', 'seer'],
  bannedLegends: [],
  timestamp: 'now',
})
const RESET = { type: 'draft_history', action: 'reset' } as const

/** A draft of 500 games. */
const fillHistory = async () => {
  await sql`
    insert into draft_history (id, version, entry)
    select n, n, ${JSON.stringify(game(0))}::jsonb || jsonb_build_object('id', n, 'version', n, 'user', null)
    from generate_series(1, 500) n`.execute(db)
  await sql`update draft_head set version = 500`.execute(db)
}

beforeEach(async () => {
  await sql`truncate draft_history, draft_event, draft_op, draft_replay`.execute(db)
  await sql`update draft_head set version = 0, banned_legends = '{}', picked_legends = '{}'`.execute(
    db,
  )
})

test('old events move to the replay: who did what and when, without what undo needs', async () => {
  const { act, prune } = testEnv({ events: 1 })
  const before = Date.now()
  await act({ type: 'ban', legend: 'wraith' }, '1')
  await act({ type: 'draft_history', action: 'add', entry: game(7) }, '2', ben)
  await act({ type: 'draft_history', action: 'remove', id: 7 }, '3')
  await act({ type: 'undo', undoes: '3' }, '4')
  await act(RESET, '5', ben)
  await act({ type: 'ban', legend: 'ash' }, '6')
  await prune()
  expect((await rowsOf('draft_event')).map((row) => row['version'])).toEqual([6])
  const replay = await rowsOf('draft_replay order by version')
  const [byAnn, byBen] = [ann, ben].map(({ id, username }) => ({ id, username }))
  const entry = { ...game(7), user: byBen, version: 2 }
  const type = 'draft_history'
  expect(replay.map(({ payload }) => payload)).toEqual([
    { type: 'ban', legend: 'wraith', index: 0, user: byAnn },
    { type, action: 'add', entry, user: byBen },
    { type, action: 'remove', entry: { id: 7, version: 2 }, user: byAnn },
    { type, action: 'restore', entry: { id: 7, version: 2 }, user: byAnn },
    { type, action: 'reset', user: byBen },
  ])
  const times = replay.map(({ at }) => (at instanceof Date ? at.getTime() : NaN))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(Math.min(...times)).toBeGreaterThan(before - 1000)
})

test('events of more than a week ago move too, and the replay keeps the newest', async () => {
  const { act, prune } = testEnv({ replayEvents: 2 })
  for (const [n, legend] of ['ash', 'fuse', 'loba', 'seer'].entries()) {
    await act({ type: 'ban', legend }, `${n}`)
  }
  await sql`update draft_event set at = now() - interval '8 days' where version <= 3`.execute(db)
  await prune()
  expect((await rowsOf('draft_event')).map((row) => row['version'])).toEqual([4])
  expect((await rowsOf('draft_replay')).map((row) => row['version'])).toEqual([2, 3])
})

test('the limit over all rooms moves the oldest events of any room, and each room keeps its newest', async () => {
  const { act, prune } = testEnv({ allEvents: 3, allReplayEvents: 2 })
  const room = await draftRoomRepository(db).create(
    { name: 'x', event: '', team: null, first_mid: null, is_private: false },
    ann.id,
    null,
  )
  await act({ type: 'ban', legend: 'ash' }, '1')
  for (const [n, legend] of ['ash', 'fuse', 'loba', 'seer', 'wraith'].entries()) {
    await act({ type: 'ban', legend }, `in room ${n}`, ann, room)
  }
  await prune()
  expect(await places('draft_event')).toEqual([3, 4, 5].map((version) => [room, version]))
  // Of the three that moved, the oldest is in the default room.
  expect(await places('draft_replay')).toEqual([1, 2].map((version) => [room, version]))
})

test('operations are kept for a week and so many of each user', async () => {
  const { act, prune } = testEnv({ operationsPerUser: 2 })
  await act({ type: 'ban', legend: 'ash' }, 'of ben', ben)
  for (const id of ['1', '2', '3']) await act({ type: 'ban', legend: 'fuse' }, id)
  await prune()
  expect(await storedOperations()).toEqual(['2', '3', 'of ben'])
  await sql`update draft_op set decided_at = now() - interval '8 days' where operation_id = '2'`.execute(
    db,
  )
  await prune()
  expect(await storedOperations()).toEqual(['3', 'of ben'])
})

test('what is half gone from the log is not undone by half', async () => {
  const { act, prune } = testEnv({ events: 100 })
  await fillHistory()
  await act(RESET, 'reset')
  await act({ type: 'undo', undoes: 'reset' }, 'undo')
  await prune()
  expect(await act({ type: 'undo', undoes: 'undo' }, 'redo')).toMatchObject({
    refusal: 'nothing_to_undo',
    state: { version: 1001 },
  })
})

test('a user who resets and undoes in a loop does not fill the log: it is pruned while it grows', async () => {
  const { act } = testEnv({ events: 600, replayEvents: 700 })
  await fillHistory()
  for (let n = 0; n < 6; n++) {
    await act(RESET, `reset ${n}`)
    await act({ type: 'undo', undoes: `reset ${n}` }, `undo ${n}`)
  }
  // 6 cycles of 501 events; at most the last thousand came after the last pruning.
  await expect
    .poll(async () => (await rowsOf('draft_event')).length)
    .toBeLessThanOrEqual(600 + 1000)
  await expect.poll(async () => (await rowsOf('draft_replay')).length).toBeLessThanOrEqual(700)
})

test('a user who writes too much gets 429 with the time to wait, and others go on', async () => {
  await fillHistory()
  const cycle = async (n: number) => [
    await post('/api/legends/draft_history', { action: 'reset', operationId: `reset ${n}` }),
    await post('/api/draft/undo', { undoes: `reset ${n}`, operationId: `undo ${n}` }),
  ]
  const [reset, undo] = await cycle(0)
  expect([reset?.statusCode, undo?.statusCode]).toEqual([200, 200])
  const answers = []
  for (let n = 1; n < 10; n++) answers.push(...(await cycle(n)))
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toEqual({
    success: false,
    error: 'too_many_requests',
    message: "You've changed too much of the draft at once. Wait a moment and try again.",
  })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await post('/api/ban', { legend: 'ash' }, ben)).statusCode).toBe(200)
})
