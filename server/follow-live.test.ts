import { sql } from 'kysely'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { getDraft } from '#contract/draft.ts'
import { getDraftFollow } from '#contract/draft-follow.ts'
import { findLegend } from '#domain/legend/legend.ts'
import { buildFeedApp } from './live-feed/test-feed.ts'
import { openLiveViews } from './live-view/open-live-views.ts'
import { playLive } from './simulator/play-live.ts'
import { simulateSeries } from './simulator/simulated-series.ts'

const startedAt = Math.floor(Date.now() / 1000) - 60 * 60
const [game] = simulateSeries({ seed: 3, startedAt, hasFaults: false, games: 1 })
const own = game?.known?.teams[4]
if (!game || !own) throw new Error('The series is too short.')
const GAMES = [game]
const OURS = own.players.map(({ legend }) => findLegend(legend).snake)

/** A draft whose users play as the fifth team of the lobby. */
async function openDraft() {
  const logger = pino({ level: 'silent' })
  const built = await buildFeedApp((deps) => ({
    liveViews: openLiveViews({ ...deps, banTieRule: 'points', logger }),
    homeTeam: own?.name ?? '',
  }))
  const { headers, token: userToken } = await built.as('user', 'mika')
  const ask = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
    const answer = await built.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
  const draft = async () => getDraft.output.parse((await ask('GET', '/api/draft')).body)
  const follow = async () =>
    getDraftFollow.output.parse((await ask('GET', '/api/draft/follow')).body)
  const { token } = await built.addFeed()
  const url = await built.start()
  const play = () => playLive({ url, token, framing: 'protobuf', games: GAMES, speed: 1e9 })
  /** Connects a page to the main room. Returns how often it was told that the room changed. */
  const countUpdates = async () => {
    const address = await built.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = io(address, { forceNew: true, auth: { token: userToken } })
    onTestFinished(async () => void socket.disconnect())
    let count = 0
    socket.on('room_update', () => (count += 1))
    await new Promise((resolve) => socket.once('draft_state', resolve))
    return () => count
  }
  return { ask, draft, follow, play, countUpdates, db: built.db }
}

test('a draft that follows saves the game with our composition and sets the ban after it, once', async () => {
  const { ask, draft, follow, play } = await openDraft()
  expect(await follow()).toEqual({ isOn: false, changedBy: null, asks: [] })
  expect((await ask('PUT', '/api/draft/follow', { isOn: true })).status).toBe(200)
  expect(await follow()).toMatchObject({ isOn: true, changedBy: 'mika' })
  await play()
  await expect.poll(async () => (await draft()).banned_legends).toHaveLength(1)
  const { draft_history: games, version } = await draft()
  expect(games).toMatchObject([
    { id: startedAt * 1000, bannedLegends: [], user: { id: 0, username: 'Live feed' } },
  ])
  expect(games[0]?.comp.toSorted()).toEqual(OURS.toSorted())
  // The same game again, as from a second receiver.
  await play()
  expect((await draft()).version).toBe(version)
})

test('picks of a person stay until someone agrees to save the game', async () => {
  const { ask, draft, follow, play, countUpdates, db } = await openDraft()
  const updates = await countUpdates()
  // The server may not listen for notifications yet.
  const switchOn = () => ask('PUT', '/api/draft/follow', { isOn: true })
  await expect.poll(async () => (await switchOn()) && updates()).toBeGreaterThan(0)
  const pick = ['ash', 'loba', 'fuse', 'caustic'].find((legend) => !OURS.includes(legend))
  await ask('POST', '/api/legends/pick', { action: 'add', legend: pick })
  const unasked = updates()
  await play()
  await expect.poll(async () => (await follow()).asks.map(({ type }) => type)).toContain('game')
  await expect.poll(updates).toBeGreaterThan(unasked)
  expect(await draft()).toMatchObject({ picked_legends: [pick], draft_history: [] })
  const asked = (await follow()).asks.find(({ type }) => type === 'game')
  expect(asked?.legends.toSorted()).toEqual(OURS.toSorted())
  const before = updates()
  const answer = { operationId: asked?.operationId, isAccepted: true }
  expect((await ask('POST', '/api/draft/follow/answer', answer)).status).toBe(200)
  await expect.poll(updates).toBeGreaterThan(before)
  expect((await ask('POST', '/api/draft/follow/answer', answer)).status).toBe(404)
  expect(await draft()).toMatchObject({
    picked_legends: [],
    draft_history: [{ user: { username: 'mika' } }],
  })
  // Finding C2.
  const stored = await sql<{ text: string }>`
    select payload::text as text from draft_event union all select entry::text from draft_history`.execute(
    db,
  )
  expect(stored.rows.map(({ text }) => text).join()).not.toMatch(/tokenHash|"role"/)
})

test('a question whose change is refused stays open, and can be dismissed', async () => {
  const { draft, ask, follow, db } = await openDraft()
  const entry = { id: 7, comp: ['ash', 'seer', 'loba'], bannedLegends: [], timestamp: 'earlier' }
  await ask('POST', '/api/legends/draft_history', { action: 'add', entry })
  const other = { ...entry, comp: ['fuse', 'seer', 'loba'] }
  const operation = { type: 'draft_history', action: 'add', entry: other }
  await db
    .insertInto('draft_ask')
    .values({ operation_id: 'live 7', operation: JSON.stringify(operation) })
    .execute()
  const answer = { operationId: 'live 7', isAccepted: true }
  expect((await ask('POST', '/api/draft/follow/answer', answer)).status).toBe(409)
  expect((await follow()).asks).toHaveLength(1)
  expect(await draft()).toMatchObject({ draft_history: [{ comp: entry.comp }] })
  const dismissed = { ...answer, isAccepted: false }
  expect((await ask('POST', '/api/draft/follow/answer', dismissed)).status).toBe(200)
  expect((await follow()).asks).toEqual([])
})

test('a draft that does not follow is left alone', async () => {
  const { draft, play } = await openDraft()
  await play()
  expect(await draft()).toMatchObject({ version: 0 })
})
