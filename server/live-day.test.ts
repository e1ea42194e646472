import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { getDraft } from '#contract/draft.ts'
import { getImportFindings, listImports } from '#contract/import.ts'
import { addLiveFeed, listLiveFeeds } from '#contract/live-feed.ts'
import { WATCH_NAMESPACE, watchEvents } from '#contract/live-view.ts'
import { createShareLink, openSeriesLink } from '#contract/share-link.ts'
import { addBan, mostPicked } from '#domain/draft/ban.ts'
import { findLegend, legendKey } from '#domain/legend/legend.ts'
import type { LiveView } from '#domain/live-view/live-view.ts'
import { openDatabase } from './db/pool.ts'
import { inArchiveWords, readGames } from './live-feed/test-feed.ts'
import { handMatch, openHandFeed } from './live-feed/test-match.ts'
import { playLive } from './simulator/play-live.ts'
import { type SimulatedMatch, simulateSeries } from './simulator/simulated-series.ts'
import { clusterFolder, postmasterPid, startOwnCluster } from './testing/test-own-cluster.ts'
import { dataFolder, logInTo, spawnServer } from './testing/test-server.ts'
import { startTestChannel } from './webhook/test-channel.ts'

/** On a busy machine a server needs its time to start and to import. */
const PATIENT = { timeout: 240_000 }
const PASSWORD = 'correct horse 9'
const OUR_TEAM = 'Alliance'
const NOW = Math.floor(Date.now() / 1000)
/** Six games and a match that is stopped, with the faults that the simulator knows. */
const series = simulateSeries({ seed: 3, startedAt: NOW - 4 * 3600, hasFaults: true })
const games = series.filter(({ known }) => known !== null)
/** The second lobby plays 19 games on the same day. */
const OTHER_GAMES = 19
const otherStart = (game: number) => NOW - 14 * 3600 + game * 1800

/** Servers that share a database, with what a producer and an analyst do before the match. */
async function openDay(count: number) {
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
    return { address: await server.ready() }
  }
  const servers = [await startServer()]
  if (count > 1) servers.push(await startServer())
  const first = () => servers[0] ?? fail()
  const last = () => servers.at(-1) ?? fail()
  const { json } = await logInTo(first().address, 'admin', PASSWORD)
  const { token } = JSON.parse(JSON.stringify(json))
  /** By another server than the one that receives the game, if there is one. */
  const send = async (method: string, path: string, payload?: object) => {
    const answer = await fetch(last().address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(payload && { body: JSON.stringify(payload) }),
    })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const db = openDatabase(DATABASE_URL, () => {})
  onTestFinished(() => db.destroy())
  return {
    db,
    channel,
    send,
    addFeed: async (name: string) =>
      addLiveFeed.output.parse(await send('POST', addLiveFeed.path, { name })),
    /** Where a game sends to. */
    receiver: async (of: 'first' | 'last') => {
      const { address } = of === 'first' ? first() : last()
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(address + listLiveFeeds.path, { headers })
      const { port } = listLiveFeeds.output.parse(await answer.json())
      return `ws://127.0.0.1:${port}`
    },
    killDatabase: async () => process.kill(await postmasterPid(folder), 'SIGKILL'),
    address: () => last().address,
  }
}

const fail = () => {
  throw new Error('There is no server.')
}

type Day = Awaited<ReturnType<typeof openDay>>

const countGames = (db: Day['db'], since: number) => async () =>
  (
    await db
      .selectFrom('game')
      .select('id')
      .where('is_current', '=', true)
      .where('started_at', '>=', new Date(since * 1000))
      .execute()
  ).length

/** Our series: the connection is lost in game 2, a spare computer sends game 3, a match is stopped, and both send game 6. */
async function playOurs(day: Day, observer: string, spare: string) {
  const [one, two, three, four, stopped, five, six] = series
  if (!one || !two || !three || !four || !stopped || !five || !six) throw new Error('Too short.')
  const isSaved = async (count: number) => {
    await expect.poll(countGames(day.db, NOW - 4 * 3600), PATIENT).toBe(count)
    // The next game begins minutes later.
    await expect.poll(() => day.channel.posts.length, PATIENT).toBe(count)
  }
  const play = async (token: string, to: 'first' | 'last', ...played: SimulatedMatch[]) =>
    playLive({ url: await day.receiver(to), token, framing: 'protobuf', games: played, speed: 1e9 })
  await play(observer, 'first', one)
  await isSaved(1)
  const half = Math.floor(two.steps.length / 2)
  // The connection is lost in the middle.
  await play(observer, 'first', { ...two, steps: two.steps.slice(0, half) })
  await play(observer, 'first', { ...two, steps: two.steps.slice(half) })
  await isSaved(2)
  await play(spare, 'last', three)
  await isSaved(3)
  await play(observer, 'first', four)
  await isSaved(4)
  await play(observer, 'first', stopped, five)
  await isSaved(5)
  await Promise.all([play(observer, 'first', six), play(spare, 'last', six)])
  await isSaved(6)
}

/**
 * The second lobby: a feed that comes after the drop, two teams of one name all day, teams of two in game 3, a lost end in
 * game 5, a pause in game 7, and the database is killed in game 10.
 */
async function playOthers(day: Day, token: string) {
  const feed = await openHandFeed(await day.receiver('last'), token)
  const late = handMatch({ at: otherStart(0), lobby: 'B', twins: 1 })
  feed.send(late.setup, ...late.middle, ...late.ending)
  for (let game = 1; game <= OTHER_GAMES; game += 1) {
    const plan = { at: otherStart(game), lobby: 'B', twins: 1, size: game === 3 ? 2 : 3 }
    const { beginning, middle, ending } = handMatch(plan)
    feed.send(...beginning, ...middle.slice(0, 8))
    if (game === 7) feed.send({ category: 'pauseStateChangeNotification', isPausing: true })
    if (game === 7) feed.send({ category: 'pauseStateChangeNotification', isPausing: false })
    if (game === 10) {
      await expect.poll(countGames(day.db, otherStart(0)), PATIENT).toBe(games.length + 9)
      await day.killDatabase()
    }
    feed.send(...middle.slice(8), ...(game === 5 ? ending.slice(1) : ending))
  }
  await feed.close()
}

function watch(address: string) {
  let views: LiveView[] = []
  const socket = io(address + WATCH_NAMESPACE, { forceNew: true })
  onTestFinished(async () => void socket.disconnect())
  socket.on('live_views', (message) => {
    views = watchEvents.live_views.parse(message).views
  })
  return () => views
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const snake = (legend: string) => findLegend(legend).snake
const sorted = (legends: readonly string[]) => legends.toSorted((a, b) => (a < b ? -1 : 1))

test.each([1])(
  'a match day of 25 games is told the same everywhere, with %i server',
  { timeout: 900_000 },
  async (count) => {
    const day = await openDay(count)
    const { db, channel, send } = day
    const observer = await day.addFeed('Observer')
    const spare = await day.addFeed('Spare')
    const second = await day.addFeed('Second')
    await send('PUT', '/api/draft/follow', { isOn: true })
    await send('PUT', `/api/live-feeds/${observer.id}/webhook`, { url: channel.url })
    const source = createShareLink.output.parse(
      await send('POST', createShareLink.path, { kind: 'feed_obs', feed: observer.id }),
    )

    await playOurs(day, observer.token, spare.token)

    // The Live page, on the server that did not receive it, before its database is killed.
    const views = watch(day.address())
    await expect
      .poll(() => views().find(({ feed }) => feed === observer.id), PATIENT)
      .toMatchObject({ game: 6, phase: 'over', isConnected: false })
    const view = views().find(({ feed }) => feed === observer.id)
    await playOthers(day, second.token)

    // The archive: two series, numbered, with exactly what was played.
    const readSeries = async () => {
      const rows = await db
        .selectFrom('game')
        .select(['series_id', 'number'])
        .where('is_current', '=', true)
        .orderBy('started_at')
        .execute()
      return [...Map.groupBy(rows, (row) => row.series_id).values()]
        .map((own) => own.map(({ number }) => number))
        .toSorted((a, b) => a.length - b.length)
    }
    await expect.poll(readSeries, PATIENT).toEqual([upTo(6), upTo(OTHER_GAMES)])
    const archived = await readGames(db)
    const ours = archived.filter(({ startedAt }) => startedAt >= NOW - 4 * 3600)
    expect(ours).toEqual(games.flatMap(({ known }) => (known ? [inArchiveWords(known)] : [])))

    // The draft that followed: our compositions, and the bans of each game.
    const draft = getDraft.output.parse(await send('GET', '/api/draft'))
    expect(draft.draft_history.map(({ comp }) => sorted(comp))).toEqual(
      games.map(({ known }) => sorted(compOf(known).map(snake))),
    )
    expect(draft.draft_history.map(({ bannedLegends }) => sorted(bannedLegends))).toEqual(
      games.map(({ bans }) => sorted(bans.map(snake))),
    )

    // The ban after the last game is the same on the Live page and in the draft.
    const next = addBan(view?.bans ?? [], view?.ban?.legend ?? '', 0).map(snake)
    expect(sorted(draft.banned_legends)).toEqual(sorted(next))
    expect(legendKey(view?.ban?.legend ?? '')).toBe(lastBan())

    // What is on air and what was posted.
    const { series: shown } = openSeriesLink.output.parse(
      await send('POST', openSeriesLink.path, { token: source.token }),
    )
    const { series_id: own } = await db
      .selectFrom('game')
      .select('series_id')
      .where('is_current', '=', true)
      .where('started_at', '>=', new Date((NOW - 4 * 3600) * 1000))
      .executeTakeFirstOrThrow()
    expect(shown).toBe(own)
    const posted = channel.posts.map(({ content }) => Number(/Game (\d+)/i.exec(content)?.[1]))
    expect(posted).toEqual(upTo(6))

    // One import for each series, and what was guessed or left out.
    const list = async () =>
      listImports.output
        .parse(await send('GET', listImports.path))
        .imports.toSorted((a, b) => a.games - b.games)
    await expect.poll(list, PATIENT).toMatchObject([{ games: 6 }, { games: OTHER_GAMES }])
    const findings = async () => {
      const found = await Promise.all(
        (await list()).map(async ({ id }) => {
          const path = getImportFindings.path.replace(':id', String(id))
          return getImportFindings.output.parse(await send('GET', path)).findings
        }),
      )
      return found.flat().map((one) => `${one.kind}: ${one.found}`)
    }
    for (const part of [
      'stopped before there was a winner',
      'received only after the drop',
      'duplicate_game: received from "Observer" and "Spare"',
      'duplicate_team: two teams named "B Squad 1"',
    ])
      await expect.poll(findings, PATIENT).toContainEqual(expect.stringContaining(part))
  },
)

const compOf = (known: SimulatedMatch['known']) =>
  known?.teams.find(({ name }) => name === OUR_TEAM)?.players.map(({ legend }) => legend) ?? []

/** The most picked legend of the last game, counted here; the simulated teams have no tie there. */
function lastBan(): string | undefined {
  const picks = games.at(-1)?.known?.teams.map(({ name, placement, players }) => ({
    team: name,
    legends: players.map(({ legend }) => legendKey(legend)),
    points: 0,
    placement,
  }))
  return mostPicked(picks ?? [], 'points', [])?.legend
}
