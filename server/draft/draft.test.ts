import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { buildTestApp } from '../testing/test-app.ts'

const { app, db, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const ann = await as('user', 'ann')
const ben = await as('user', 'ben')

type Person = typeof ann

async function send(url: string, payload: object, who: Person = ann) {
  const answer = await app.inject({ method: 'POST', url, payload, headers: who.headers })
  return { status: answer.statusCode, json: answer.json() }
}
const ban = (legend: string, operationId?: string) => send('/api/ban', { legend, operationId })
const pick = (legend: string, operationId?: string, who = ann) =>
  send('/api/legends/pick', { legend, action: 'add', operationId }, who)
const history = (payload: object, who = ann) => send('/api/legends/draft_history', payload, who)
const undo = (undoes: string, operationId?: string, who = ann) =>
  send('/api/draft/undo', { undoes, operationId }, who)
const game = (id: number) => ({
  id,
  comp: ['Ash', 'MadMaggie', 'seer'],
  bannedLegends: ['Wraith'],
  timestamp: '15/11/2026, 20:15:00',
})
const draft = async () => (await app.inject({ url: '/api/draft', headers: ann.headers })).json()

beforeEach(async () => {
  await sql`truncate draft_history, draft_event, draft_op`.execute(db)
  await sql`update draft_head set version = 0, banned_legends = '{}', picked_legends = '{}'`.execute(
    db,
  )
})

test('every spelling of a legend is taken, and the draft speaks its own', async () => {
  const { json } = await ban('Mad Maggie')
  expect(json).toMatchObject({ success: true, version: 1, banned_legends: ['mad_maggie'] })
  expect((await send('/api/unban', { legend: 'madmaggie' })).json.banned_legends).toEqual([])
  const unknown = await ban('Somebody')
  expect([unknown.status, unknown.json.message]).toEqual([400, 'Unknown legend'])
})

test('a fourth pick and a banned one get 409 and change nothing', async () => {
  for (const legend of ['ash', 'loba', 'seer']) await pick(legend)
  const fourth = await pick('fuse')
  expect([fourth.status, fourth.json]).toEqual([
    409,
    { success: false, error: 'picks_full', message: 'Maximum of 3 legends allowed' },
  ])
  await ban('loba')
  expect((await pick('loba')).json.error).toBe('legend_banned')
  expect(await draft()).toMatchObject({
    version: 5,
    banned_legends: ['loba'],
    picked_legends: ['ash', 'seer'],
  })
})

test('a game is saved with who saved it, clears the picks, and is removed by its id', async () => {
  await pick('ash')
  const { json } = await history({ action: 'add', entry: game(1_763_000_000_000) })
  expect(json).toMatchObject({
    picked_legends: [],
    draft_history: [
      {
        id: 1_763_000_000_000,
        comp: ['ash', 'mad_maggie', 'seer'],
        bannedLegends: ['wraith'],
        timestamp: '15/11/2026, 20:15:00',
        user: { id: ann.id, username: 'ann' },
        version: 2,
      },
    ],
  })
  const removed = await history({ action: 'remove', entry: game(1_763_000_000_000) })
  expect(removed.json.draft_history).toEqual([])
})

test.each([
  [{ ...game(1), comp: ['ash', 'seer'] }],
  [{ ...game(1), comp: ['ash', 'ash', 'seer'] }],
  [{ ...game(1), comp: ['ash', 'seer', 'nobody'] }],
  [{ ...game(1), id: 1.5 }],
  [{ ...game(1), id: -1 }],
  [{ ...game(1), timestamp: 'x'.repeat(201) }],
  [{ ...game(1), bannedLegends: Array(1000).fill('ash') }],
])('a game that is none is refused: %j', async (entry) => {
  expect((await history({ action: 'add', entry })).status).toBe(400)
})

test('a legend that is banned a hundred times is stored once', async () => {
  const bannedLegends = ['fuse', ...Array<string>(99).fill('Mad Maggie')]
  const { json } = await history({ action: 'add', entry: { ...game(1), bannedLegends } })
  expect(json.draft_history[0].bannedLegends).toEqual(['fuse', 'mad_maggie'])
})

test('half a character in a text does no harm', async () => {
  const entry = { ...game(1), timestamp: 'half \ud800' }
  const { status, json } = await history({ action: 'add', entry, operationId: 'half \udfff' })
  expect([status, json.draft_history[0].timestamp]).toEqual([200, 'half \ufffd'])
})

test('the answer says whether the draft was changed, also to a repeated operation', async () => {
  expect((await ban('ash', 'op-1')).json.message).toBe('Draft updated')
  expect((await ban('ash', 'op-1')).json.message).toBe('Nothing changed')
  expect((await ban('ash', 'op-2')).json.message).toBe('Nothing changed')
})

test('a refused operation stays refused when it could be taken later', async () => {
  await ban('ash')
  expect((await pick('ash', 'op-1')).status).toBe(409)
  await send('/api/unban', { legend: 'ash' })
  const again = await pick('ash', 'op-1')
  expect([again.status, again.json.error]).toEqual([409, 'legend_banned'])
  expect((await pick('ash', 'op-2')).status).toBe(200)
})

test('of two who submit at once one saves the game', async () => {
  for (const legend of ['seer', 'ash', 'mad_maggie']) await pick(legend)
  const submits = await Promise.all([
    history({ action: 'add', entry: game(1), ifPicked: true }),
    history({ action: 'add', entry: game(2), ifPicked: true }, ben),
  ])
  expect(new Set(submits.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await draft()).draft_history.length).toBe(1)
})

test('undo takes back what was done, and an undo of the undo does it again', async () => {
  await pick('ash')
  await pick('loba')
  await ban('ash', 'ban')
  expect((await undo('ban', 'undo')).json).toMatchObject({
    banned_legends: [],
    picked_legends: ['ash', 'loba'],
  })
  expect((await undo('undo', 'redo')).json).toMatchObject({
    banned_legends: ['ash'],
    picked_legends: ['loba'],
  })
})

test('a reset clears everything for everybody, and its undo brings everything back', async () => {
  for (const legend of ['wraith', 'fuse']) await ban(legend)
  for (const id of [300, 100, 200]) await history({ action: 'add', entry: game(id) })
  for (const legend of ['ash', 'loba']) await pick(legend)
  const before = await draft()
  const { json } = await history({ action: 'reset', operationId: 'reset' })
  expect(json).toMatchObject({ banned_legends: [], picked_legends: [], draft_history: [] })
  expect((await undo('reset')).json).toMatchObject({ ...before, version: 15 })
})

test('a removed game comes back between its neighbours', async () => {
  for (const id of [300, 100, 200]) await history({ action: 'add', entry: game(id) })
  await history({ action: 'remove', entry: { id: 100 }, operationId: 'remove' })
  const { json } = await undo('remove')
  expect(json.draft_history.map(({ id }: { id: number }) => id)).toEqual([300, 100, 200])
})

test('nobody undoes what is not theirs, what they undid already, or what is gone', async () => {
  await ban('ash', 'op-1')
  expect((await undo('op-1', 'x', ben)).json.error).toBe('nothing_to_undo')
  expect((await undo('op-1')).status).toBe(200)
  expect((await undo('op-1')).json.error).toBe('nothing_to_undo')
  await ban('fuse', 'op-2')
  await send('/api/unban', { legend: 'fuse' })
  expect((await undo('op-2')).json.error).toBe('nothing_to_undo')
})

test('a saved game stays for everybody once somebody has begun the next', async () => {
  for (const legend of ['ash', 'mad_maggie', 'seer']) await pick(legend)
  await history({ action: 'add', entry: game(5), ifPicked: true, operationId: 'save' })
  await pick('octane', 'next', ben)
  const { status, json } = await undo('save', 'undo')
  expect([status, json.error, json.message]).toEqual([
    409,
    'next_game_begun',
    'The next game has already started. Remove the saved game in Draft History instead.',
  ])
  expect(await draft()).toMatchObject({ picked_legends: ['octane'], draft_history: [{ id: 5 }] })
  await undo('next', 'free', ben)
  expect((await undo('save', 'again')).json).toMatchObject({
    picked_legends: ['ash', 'mad_maggie', 'seer'],
    draft_history: [],
  })
})
