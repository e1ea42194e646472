import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Database } from '../../db/schema.ts'
import { readLiveValue } from '../../archive/ingest/live-feed/decode-frame.ts'
import { readParts } from '../../archive/ingest/live-feed/read-binary.ts'
import { encodeFrame } from '../simulator/encode-frame.ts'
import { answerTo } from '../simulator/lobby-answers.ts'
import { initEvent } from '../simulator/simulated-frames.ts'
import { acceptConnection } from './feed-connection.ts'
import { chooseDropped } from './feed-server.ts'
import { followFeed } from './feed-matches.ts'
import { buildFeedApp, connectTo } from './test-feed.ts'

const init = (name: string) => encodeFrame(initEvent(name, 1_788_631_200), 'protobuf')
const setup = encodeFrame(
  {
    category: 'matchSetup',
    timestamp: 1_788_631_200,
    map: 'mp_rr_tropic_island_mu2',
    serverId: '1',
  },
  'protobuf',
)

test('a connection without a valid token is closed, and nothing of it is stored', async () => {
  const { start, addFeed, send, db } = await buildFeedApp()
  const url = await start()
  const { id, token } = await addFeed()
  const reasonAfter = async (...frames: (Uint8Array | string)[]) => {
    const { socket, closed } = await connectTo(url)
    for (const frame of frames) socket.send(frame)
    return closed
  }
  const refused = '1008 The session name has no valid token.'
  expect(await reasonAfter(init(''))).toBe(refused)
  expect(await reasonAfter(init('0'.repeat(32)), setup)).toBe(refused)
  expect(await reasonAfter(init(`${token}0`))).toBe(refused)
  expect(await reasonAfter(setup, init(token))).toBe(refused)
  expect(await reasonAfter('{"category":"init","name":{}}')).toBe(refused)
  expect(await reasonAfter(Buffer.alloc(100))).toBe(refused)
  await send('POST', `/${id}/revoke`)
  expect(await reasonAfter(init(token))).toBe(refused)
  expect(await db.selectFrom('live_chunk').select('seq').execute()).toEqual([])
})

test('broken, unknown and oversized frames are counted, and the feed goes on', async () => {
  const { start, addFeed, send } = await buildFeedApp()
  const url = await start()
  const { token } = await addFeed()
  const { socket, closed } = await connectTo(url)
  socket.send(init(token))
  socket.send(Buffer.alloc(70_000))
  socket.send('{"category":"gameStateChanged","state":')
  socket.send('{"category":"seasonalEvent"}')
  socket.send(`{"category":"gameStateChanged","state":"${'x'.repeat(5000)}"}`)
  socket.send('{"category":"playerDamaged","damageInflicted":[]}')
  socket.send(setup)
  const connection = async () => (await send('GET')).body.feeds[0].connection
  await expect.poll(connection).toMatchObject({
    frames: 7,
    refused: { too_large: 1, broken: 1, unknown: 1, too_long: 1, wrong_type: 1 },
    map: 'mp_rr_tropic_island_mu2',
  })
  socket.send(Buffer.alloc(2 * 1024 * 1024))
  expect(await closed).toContain('1009')
  await expect.poll(connection).toBeNull()
})

function sendPlayers(socket: WebSocket, count: number) {
  for (let index = 0; index < count; index += 1) {
    const player = { name: `p${index}`, teamId: 2 + index }
    socket.send(JSON.stringify({ category: 'playerConnected', player }))
  }
}

// Finding X7.
test('players beyond those of a lobby are ignored, and the next match starts clean', async () => {
  const { start, addFeed, send } = await buildFeedApp()
  const url = await start()
  const { token } = await addFeed()
  const teams = async () => (await send('GET')).body.feeds[0].connection
  const first = await connectTo(url)
  first.socket.send(init(token))
  first.socket.send(setup)
  sendPlayers(first.socket, 230)
  await expect.poll(teams).toMatchObject({ frames: 232, teams: 200 })
  first.socket.close()
  await expect.poll(teams).toBeNull()

  const second = await connectTo(url)
  second.socket.send(init(token))
  second.socket.send(
    JSON.stringify({ category: 'matchSetup', map: 'mp_rr_district', serverId: '2' }),
  )
  sendPlayers(second.socket, 3)
  await expect.poll(teams).toMatchObject({ frames: 5, map: 'mp_rr_district', teams: 3 })
})

test('observers of a match are limited like its players', () => {
  const matches = followFeed(() => {})
  for (let index = 0; index < 230; index += 1) {
    const observer = { name: `o${index}`, teamId: 1 }
    const event = readLiveValue({ category: 'observerSwitched', observer })
    if (typeof event !== 'string') matches.add(event, index)
  }
  expect(matches.match?.observers.size).toBe(200)
})

test('a thousand connections that say nothing do not keep a feed out', async () => {
  const { start, addFeed, send } = await buildFeedApp()
  const url = await start()
  const { token } = await addFeed()
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 100 }, () => connectTo(url)))
  const { socket } = await connectTo(url)
  socket.send(init(token))
  await expect.poll(async () => (await send('GET')).body.feeds[0].connection).not.toBeNull()
})

// Finding X6.
test('half-sent requests do not keep a feed out', async () => {
  const { start, addFeed, send } = await buildFeedApp()
  const url = await start()
  const { token } = await addFeed()
  const { port } = new URL(url)
  const halves = await Promise.all(Array.from({ length: 520 }, () => sendHalf(Number(port))))
  const { socket } = await connectTo(url)
  socket.send(init(token))
  const connection = async () => (await send('GET')).body.feeds[0].connection
  await expect.poll(connection).not.toBeNull()
  // The game has shown its token, so more of them don't drop it either.
  halves.push(...(await Promise.all(Array.from({ length: 520 }, () => sendHalf(Number(port))))))
  socket.send(setup)
  await expect.poll(connection).toMatchObject({ frames: 2 })
  for (const half of halves) half.destroy()
})

async function sendHalf(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: ringwise.test\r\n')
  return socket
}

test('too many connections of one address drop none of another', () => {
  const waiting = ['game', 'attacker', 'attacker', 'other'].map((remoteAddress, index) => ({
    remoteAddress,
    index,
  }))
  expect(chooseDropped(waiting)?.index).toBe(1)
  expect(chooseDropped([])).toBeUndefined()
})

test('the same token on another connection takes over, and turning it off ends it', async () => {
  const { start, addFeed, send } = await buildFeedApp()
  const url = await start()
  const { id, token } = await addFeed()
  const first = await connectTo(url)
  first.socket.send(init(token))
  await expect.poll(async () => (await send('GET')).body.feeds[0].connection).not.toBeNull()
  const second = await connectTo(url)
  second.socket.send(init(token))
  expect(await first.closed).toBe('1008 Another connection uses this token.')
  await expect.poll(async () => (await send('GET')).body.feeds[0].connection).not.toBeNull()
  expect((await send('POST', `/${id}/revoke`)).body.message).toBe('Live feed turned off')
  expect(await second.closed).toBe('1008 This token was turned off.')
})

test('the lobby is asked for players and bans, one at a time, with the key', async () => {
  const { start, addFeed } = await buildFeedApp()
  const url = await start()
  const { token } = await addFeed()
  const { socket } = await connectTo(url)
  const asked: number[] = []
  socket.on('message', (data: Buffer) => {
    asked.push(...[19, 24].filter((tag) => readParts(data).has(tag)))
    const answer = answerTo(data, ['wraith'], 'protobuf', 'secret key')
    if (answer !== null) socket.send(answer.frame)
  })
  socket.send(init(token))
  socket.send(setup)
  await expect.poll(() => asked).toEqual([19, 24])
})

test('tokens are limited, shown once and stored as hashes; a removed feed takes its events along', async () => {
  const { addFeed, send, db, start } = await buildFeedApp()
  const url = await start()
  const { id, token } = await addFeed()
  const { socket, closed } = await connectTo(url)
  socket.send(init(token))
  const chunks = () => db.selectFrom('live_chunk').select('seq').execute()
  await expect.poll(async () => (await chunks()).length).toBe(1)
  expect(JSON.stringify((await send('GET')).body)).not.toContain(token)
  const { rows } = await sql<{ row: string }>`select live_feed::text as row from live_feed`.execute(
    db,
  )
  expect(rows[0]?.row).not.toContain(token)
  expect((await send('DELETE', `/${id}`)).status).toBe(200)
  expect((await send('DELETE', `/${id}`)).status).toBe(404)
  expect(await closed).toContain('1008')
  expect(await chunks()).toEqual([])
  for (let index = 0; index < 20; index += 1) await addFeed(`Lobby ${index}`)
  expect(await send('POST', '', { name: 'One more' })).toMatchObject({
    status: 409,
    body: { message: '20 live feeds is the maximum. Remove one to add another.' },
  })
})

test('a clock that jumps by years leaves the times of a match as they are', async () => {
  const { start, addFeed, send } = await buildFeedApp()
  const url = await start()
  const { token } = await addFeed()
  const { socket, closed } = await connectTo(url)
  const state = (timestamp: unknown, name: string) =>
    socket.send(JSON.stringify({ category: 'gameStateChanged', timestamp, state: name }))
  socket.send(init(token))
  socket.send(setup)
  state(0, 'PickLoadout')
  state('18446744073709551615', 'Prematch')
  state(1e300, 'Prematch')
  state(-5, 'Prematch')
  state('tomorrow', 'Prematch')
  state(1_788_631_210, 'Playing')
  const connection = async () => (await send('GET')).body.feeds[0].connection
  await expect.poll(connection).toMatchObject({ frames: 8, map: 'mp_rr_tropic_island_mu2' })
  socket.close()
  expect(await closed).toContain('1005')
  await expect.poll(connection).toBeNull()
})

/** What a long match has left behind: many small chunks. */
const storeFrames = (db: Kysely<Database>, feed: number, chunks: number) =>
  sql`insert into live_chunk (session, seq, feed_id, received_at, frames, bytes, content)
    select '00000000-0000-0000-0000-000000000001', n, ${feed}, now() - interval '1 hour' + n * interval '1 ms',
      0, 0, ${gzipSync('')} from generate_series(1, ${chunks}) n`.execute(db)

// Finding X8.
test('a feed whose long match is restored does not hold up another feed', async () => {
  const { start, addFeed, send, db } = await buildFeedApp()
  const slow = await addFeed('Lobby 1')
  const quick = await addFeed('Lobby 2')
  const url = await start()
  await storeFrames(db, slow.id, 5000)
  const connected: string[] = []
  const connectFeed = async ({ token }: { token: string }) => {
    const { socket } = await connectTo(url)
    socket.send(init(token))
    return socket
  }
  const note = async () => {
    const { feeds } = (await send('GET')).body
    for (const { name, connection } of feeds)
      if (connection && !connected.includes(name)) connected.push(name)
    return connected
  }
  await connectFeed(slow)
  await expect.poll(async () => (await send('GET')).body.feeds[1].lastUsedAt).not.toBeNull()
  await connectFeed(quick)
  await expect.poll(note).toEqual(['Lobby 2'])
  await expect.poll(note, { timeout: 60_000 }).toEqual(['Lobby 2', 'Lobby 1'])
})

test('the time for the greeting ends with the greeting, however long the match is restored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const { promise: opened, resolve: open } = Promise.withResolvers<null>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<string>()
  server.on('connection', (socket) => {
    const logger = pino({ level: 'silent' })
    void acceptConnection(socket, (name) => (ask(name), opened), logger)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { socket, closed } = await connectTo(`ws://127.0.0.1:${port}`)
  socket.send(init('observer'))
  expect(await asked).toBe('observer')
  vi.advanceTimersByTime(60_000)
  open(null)
  expect(await closed).toBe('1008 The session name has no valid token.')
})
