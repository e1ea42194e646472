import { sql } from 'kysely'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { getDraft } from '#contract/draft/draft.ts'
import { getDraftFollow } from '#contract/draft/draft-follow.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { buildFeedApp, readGames } from './live-match/feed/test-feed.ts'
import { handMatch, openHandFeed, wholeMatch } from './live-match/feed/test-match.ts'
import { openLiveViews } from './live-match/view/open-live-views.ts'
import { playLive } from './live-match/simulator/play-live.ts'
import { simulateSeries } from './live-match/simulator/simulated-series.ts'
import { withoutPositions } from './live-match/simulator/test-positions.ts'

const startedAt = Math.floor(Date.now() / 1000) - 60 * 60
const [game] = simulateSeries({ seed: 3, startedAt, hasFaults: false, games: 1 }).map(
  withoutPositions,
)
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
  expect(await follow()).toMatchObject({ isOn: false, feed: null, changedBy: null, asks: [] })
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

test('a game that ends while the database is away is saved in the draft when it is back', async () => {
  const { ask, draft, play, db } = await openDraft()
  await ask('PUT', '/api/draft/follow', { isOn: true })
  await sql`alter table draft_op rename to away`.execute(db)
  // Its connection ends with the game.
  await play()
  await expect.poll(() => readGames(db)).toHaveLength(1)
  await sql`alter table away rename to draft_op`.execute(db)
  await expect.poll(async () => (await draft()).draft_history).toHaveLength(1)
  expect((await draft()).banned_legends).toHaveLength(1)
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

const START = Math.floor(Date.now() / 1000) - 5 * 60 * 60
const COMP = ['ash', 'catalyst', 'wraith']

/** Rooms that follow games which are written by hand: lobby A has our team. */
async function openLobbies() {
  const logger = pino({ level: 'silent' })
  const built = await buildFeedApp((deps) => ({
    liveViews: openLiveViews({ ...deps, banTieRule: 'points', logger }),
    homeTeam: 'A Squad 2',
  }))
  const { headers } = await built.as('user', 'mika')
  const url = await built.start()
  const send = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const answer = await built.app.inject({
      method,
      url: path,
      headers,
      ...(payload && { payload }),
    })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const draft = async (room: number) =>
    getDraft.output.parse(await send('GET', `/api/draft?room=${room}`))
  const addFeed = async (name: string) => {
    const { id, token } = await built.addFeed(name)
    return { id, ...(await openHandFeed(url, token)) }
  }
  return {
    ...built,
    send,
    draft,
    addFeed,
    addRoom: async (settings: object): Promise<number> =>
      (await send('POST', '/api/rooms', { name: 'Room', ...settings })).id,
    follow: (room: number, feed: number | null = null) =>
      send('PUT', '/api/draft/follow', { room, feed, isOn: true }),
    roomOf: async (room: number): Promise<{ series: number | null; firstGame: number }> =>
      (await send('GET', `/api/rooms/${room}`)).room,
  }
}

const banStatus = (...banned: string[]) => ({
  category: 'customMatch_LegendBanStatus',
  legends: banned.map((name) => ({ name, reference: name, banned: true })),
})

// Finding L6.
test('a room follows only the lobby of its own team, or the feed that was chosen for it', async () => {
  const { addFeed, addRoom, follow, draft } = await openLobbies()
  const ours = await addFeed('Ours')
  const other = await addFeed('Other')
  const theirs = await addRoom({ team: 'B Squad 3' })
  const chosen = await addRoom({})
  await follow(1)
  await follow(theirs)
  await follow(chosen, other.id)
  ours.send(banStatus('Fuse'), ...handMatch({ at: START }).beginning)
  other.send(banStatus('Seer', 'Loba'), ...handMatch({ at: START, lobby: 'B' }).beginning)
  await expect.poll(async () => (await draft(1)).banned_legends).toEqual(['fuse'])
  await expect.poll(async () => (await draft(theirs)).banned_legends).toEqual(['seer', 'loba'])
  await expect.poll(async () => (await draft(chosen)).banned_legends).toEqual(['seer', 'loba'])
  ours.send(...handMatch({ at: START }).middle, ...handMatch({ at: START }).ending)
  await expect.poll(async () => (await draft(1)).draft_history).toHaveLength(1)
  expect((await draft(1)).banned_legends).not.toContain('seer')
  await Promise.all([ours.close(), other.close()])
})

// Finding L6.
test('a room that follows is linked to the live series', async () => {
  const { addFeed, addRoom, follow, roomOf, draft, db } = await openLobbies()
  const feed = await addFeed('Ours')
  const room = await addRoom({ team: 'A Squad 2' })
  await follow(room)
  const late = await addRoom({ team: 'A Squad 3' })
  expect(await roomOf(room)).toMatchObject({ series: null, firstGame: 1 })
  feed.send(...wholeMatch({ at: START }))
  await expect.poll(() => db.selectFrom('game').select('id').execute()).toHaveLength(1)
  await expect.poll(async () => (await draft(room)).draft_history).toHaveLength(1)
  await follow(late)
  feed.send(...handMatch({ at: START + 1800 }).beginning)
  const series = expect.any(Number)
  // The first one has saved game 1, the second one begins with game 2.
  await expect.poll(() => roomOf(room)).toMatchObject({ series, firstGame: 1 })
  await expect.poll(() => roomOf(late)).toMatchObject({ series, firstGame: 2 })
  await feed.close()
})

// Finding L3.
test('a match that was stopped leaves no game and no ban, and the restarted one is saved', async () => {
  const { addFeed, follow, draft } = await openLobbies()
  const feed = await addFeed('Ours')
  await follow(1)
  const { beginning, middle, stopped } = handMatch({ at: START })
  feed.send(...beginning, ...middle.slice(0, 8), stopped)
  feed.send(...wholeMatch({ at: START + 300 }))
  await expect.poll(async () => (await draft(1)).draft_history).toHaveLength(1)
  await expect.poll(async () => (await draft(1)).banned_legends).toHaveLength(1)
  const [entry] = (await draft(1)).draft_history
  expect(entry).toMatchObject({ id: (START + 300) * 1000, bannedLegends: [] })
  expect(entry?.comp.toSorted()).toEqual(COMP)
  await feed.close()
})
