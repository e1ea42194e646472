import { expect, onTestFinished } from 'vitest'
import { addLiveFeed, listLiveFeeds } from '#contract/live-match/live-feed.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { openDatabase } from './db/pool.ts'
import { type HandEvent, handMatch, openHandFeed } from './live-match/feed/test-match.ts'
import { playLive } from './live-match/simulator/play-live.ts'
import { type SimulatedMatch, simulateSeries } from './live-match/simulator/simulated-series.ts'
import { withoutPositions } from './live-match/simulator/test-positions.ts'
import { clusterFolder, postmasterPid, startOwnCluster } from './testing/test-own-cluster.ts'
import { dataFolder, logInTo, spawnServer } from './testing/test-server.ts'
import { startTestChannel } from './series/webhook/test-channel.ts'

/** On a busy machine a server needs its time to start and to import. */
export const PATIENT = { timeout: 120_000 }
const PASSWORD = 'correct horse 9'
const NOW = Math.floor(Date.now() / 1000)
const OURS_SINCE = NOW - 4 * 3600
/** Six games and a match that is stopped, with the faults that the simulator knows. */
const series = simulateSeries({ seed: 3, startedAt: OURS_SINCE, hasFaults: true })
/** What we played. */
export const playedGames = series.flatMap(({ known, bans }) => (known ? [{ known, bans }] : []))
/** The second lobby plays 19 games on the same day. */
export const OTHER_GAMES = 19
const otherStart = (game: number) => NOW - 14 * 3600 + game * 1800

/** Games are posted every few seconds, the last one of each series, so the day waits for these ones only. */
export const POSTED = [1, 4, 6]

export type Day = Awaited<ReturnType<typeof openDay>>

/** Servers that share a database, with what a producer and an analyst do before the match. */
export async function openDay(count: number) {
  const folder = await clusterFolder()
  const { url: DATABASE_URL } = await startOwnCluster(folder)
  const channel = await startTestChannel()
  onTestFinished(channel.stop)
  const DATA_DIR = await dataFolder()
  const startServer = async () => {
    const server = spawnServer({
      DATABASE_URL,
      DATA_DIR,
      ADMIN_PASSWORD: PASSWORD,
      LIVE_FEED: 'on',
      LIVE_FEED_PORT: '0',
      WEBHOOK_HOSTS: channel.host,
    })
    return { address: await server.ready(), kill: () => server.kill('SIGKILL') }
  }
  const first = await startServer()
  const running = { first, last: count > 1 ? await startServer() : first }
  const { json } = await logInTo(first.address, 'admin', PASSWORD)
  const { token } = JSON.parse(JSON.stringify(json))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  /** To another server than the one that receives our games, if there is one. */
  const send = async (method: string, path: string, payload?: object) => {
    const body = payload && { body: JSON.stringify(payload) }
    const answer = await fetch(running.last.address + path, { method, headers, ...body })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const db = openDatabase(DATABASE_URL, () => {})
  onTestFinished(() => db.destroy())
  return {
    db,
    channel,
    /** Numbers of games, in the order of their posts. */
    posted: () => channel.posts.map(({ content }) => Number(/Game (\d+)/i.exec(content)?.[1])),
    send,
    addFeed: async (name: string) =>
      addLiveFeed.output.parse(await send('POST', addLiveFeed.path, { name })),
    /** Where a game sends to. */
    receiver: async (of: 'first' | 'last') => {
      const answer = await fetch(running[of].address + listLiveFeeds.path, { headers })
      const { port } = listLiveFeeds.output.parse(await answer.json())
      return `ws://127.0.0.1:${port}`
    },
    killDatabase: async () => process.kill(await postmasterPid(folder), 'SIGKILL'),
    /** The last one, which is started again. */
    async killServer() {
      await running.last.kill()
      const next = await startServer()
      if (running.first === running.last) running.first = next
      running.last = next
    },
    address: () => running.last.address,
  }
}

/** None are known while the database is away. */
const countGames = (db: Day['db'], fromS: number, toS: number) => async () => {
  const rows = await db
    .selectFrom('game')
    .select('id')
    .where('is_current', '=', true)
    .where('started_at', '>=', new Date(fromS * 1000))
    .where('started_at', '<', new Date(toS * 1000))
    .execute()
    .catch(() => [])
  return rows.length
}

/** Games that the draft has saved, if it has the ban after each of them, too. */
const countDrafted = (db: Day['db']) => async () => {
  const { draft_history, banned_legends } = await db
    .selectFrom('draft_head as d')
    .select((eb) => [
      'banned_legends',
      eb
        .selectFrom('draft_history as h')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('h.room_id', '=', 'd.room_id')
        .as('draft_history'),
    ])
    .where('d.room_id', '=', DEFAULT_ROOM)
    .executeTakeFirstOrThrow()
    .catch(() => ({ draft_history: null, banned_legends: [] }))
  return draft_history === banned_legends.length ? draft_history : null
}

const framesOf = (db: Day['db'], feed: number) => async () => {
  const row = await db
    .selectFrom('live_chunk')
    .select(({ fn }) => fn.sum<string | null>('frames').as('frames'))
    .where('feed_id', '=', feed)
    .executeTakeFirst()
    .catch(() => undefined)
  return Number(row?.frames ?? 0)
}

interface Feed {
  readonly id: number
  readonly token: string
}

/**
 * Our series: the connection is lost in game 2, a spare computer sends game 3, the database is killed in game 4, a match
 * is stopped and played again, and both computers send game 6.
 */
export function ourSeries(day: Day, observer: Feed, spare: Feed) {
  const [one, two, three, , stopped, five, six] = series.map(withoutPositions)
  // Whole, so it takes seconds and the database is killed in the middle of it.
  const four = series[3]
  if (!one || !two || !three || !four || !stopped || !five || !six) throw new Error('Too short.')
  const { db, posted } = day
  const isSaved = async (count: number) => {
    await expect.poll(countGames(db, OURS_SINCE, NOW), PATIENT).toBe(count)
    // The next game begins minutes later.
    await expect.poll(countDrafted(db), PATIENT).toBe(count)
    if (POSTED.includes(count)) await expect.poll(posted, PATIENT).toContain(count)
  }
  const play = async ({ token }: Feed, to: 'first' | 'last', ...played: SimulatedMatch[]) =>
    playLive({
      url: await day.receiver(to),
      token,
      framing: 'protobuf',
      games: played,
      speed: 1e9,
      waitsForBans: true,
    })
  const half = Math.floor(two.steps.length / 2)
  return {
    async playThree() {
      await play(observer, 'first', one)
      await isSaved(1)
      await play(observer, 'first', { ...two, steps: two.steps.slice(0, half) })
      await play(observer, 'first', { ...two, steps: two.steps.slice(half) })
      await isSaved(2)
      await play(spare, 'last', three)
      await isSaved(3)
    },
    async playWithoutDatabase() {
      const before = await framesOf(db, observer.id)()
      const playing = play(observer, 'first', four)
      await expect.poll(framesOf(db, observer.id), PATIENT).toBeGreaterThan(before + 1000)
      await day.killDatabase()
      await playing
      await isSaved(4)
    },
    async playTwo() {
      await play(observer, 'first', stopped)
      await play(observer, 'first', five)
      await isSaved(5)
      await Promise.all([play(observer, 'first', six), play(spare, 'last', six)])
      await isSaved(6)
    },
  }
}

const otherMatch = (game: number) =>
  handMatch({ at: otherStart(game), lobby: 'B', twins: 1, size: game === 3 ? 2 : 3 })
const pause = (isPausing: boolean) => ({ category: 'pauseStateChangeNotification', isPausing })

/**
 * The second lobby: a feed that comes after the drop, two teams of one name all day, teams of two in game 3, a lost end in
 * game 5, a pause in game 7, and its server is killed in game 12.
 */
export async function otherLobby(day: Day, { id, token }: Feed) {
  let sent = 0
  const connect = async (to: 'first' | 'last') => {
    const { send, close } = await openHandFeed(await day.receiver(to), token)
    // With its greeting.
    sent += 1
    return {
      close,
      send: (...events: readonly HandEvent[]) => {
        sent += events.length
        send(...events)
      },
    }
  }
  const isSaved = (count: number) =>
    expect.poll(countGames(day.db, otherStart(0), OURS_SINCE), PATIENT).toBe(count)
  let feed = await connect('last')
  const play = (game: number) => {
    const { beginning, middle, ending } = otherMatch(game)
    feed.send(...beginning, ...middle.slice(0, 8))
    if (game === 7) feed.send(pause(true), pause(false))
    feed.send(...middle.slice(8), ...(game === 5 ? ending.slice(1) : ending))
  }
  return {
    async playEleven() {
      const late = otherMatch(0)
      feed.send(late.setup, ...late.middle, ...late.ending)
      for (let game = 1; game < 12; game += 1) play(game)
      await isSaved(11)
    },
    async killInTwelve() {
      const { beginning, middle } = otherMatch(12)
      feed.send(...beginning, ...middle.slice(0, 8))
      await expect.poll(framesOf(day.db, id), PATIENT).toBe(sent)
      await day.killServer()
      await feed.close()
    },
    async playOn() {
      const { setup, middle, ending } = otherMatch(12)
      // A game connects again, with the setup of its match.
      feed = await connect('first')
      feed.send(setup, ...middle.slice(8), ...ending)
      for (let game = 13; game <= OTHER_GAMES; game += 1) play(game)
      await isSaved(OTHER_GAMES)
      await feed.close()
    },
  }
}
