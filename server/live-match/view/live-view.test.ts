import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { openSeriesLink } from '#contract/share/share-link.ts'
import { WATCH_NAMESPACE, watchEvents } from '#contract/live-match/live-view.ts'
import { applyUpdate } from '#domain/live-match/view/live-update.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { gamePoints } from '#domain/archive/score.ts'
import { buildFeedApp, connectTo, readGames } from '../feed/test-feed.ts'
import { encodeFrame } from '../simulator/encode-frame.ts'
import { playLive } from '../simulator/play-live.ts'
import { initEvent } from '../simulator/simulated-frames.ts'
import { type SimulatedMatch, simulateSeries } from '../simulator/simulated-series.ts'
import { withoutPositions } from '../simulator/test-positions.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { openLiveViews } from './open-live-views.ts'

const startedAt = Math.floor(Date.now() / 1000) - 60 * 60
const [opener, running] = simulateSeries({
  seed: 3,
  startedAt,
  hasFaults: false,
  games: 2,
}).map(withoutPositions)
if (!opener?.known || !running) throw new Error('The series is too short.')
const FIRST = opener
const KNOWN = opener.known
/** The second one is still played. */
const secondPart = { ...running, steps: running.steps.slice(0, twoThirds(running)) }
const AT_ONCE = { speed: 1_000_000_000, requestKey: 'secret key', framing: 'protobuf' } as const

/** What a viewer has on the screen. */
function watchFrom(address: string) {
  const socket: Socket = io(address + WATCH_NAMESPACE, { forceNew: true, reconnection: false })
  onTestFinished(async () => void socket.disconnect())
  let views: LiveView[] | null = null
  let version = 0
  socket.on('live_views', (message) => {
    const all = watchEvents.live_views.parse(message)
    version = all.version
    views = all.views
  })
  socket.on('live_update', (message) => {
    const { updates, version: next } = watchEvents.live_update.parse(message)
    expect(next).toBe(version + 1)
    version = next
    for (const update of updates)
      views =
        views?.map((view) => (view.feed === update.feed ? applyUpdate(view, update) : view)) ?? null
  })
  return { socket, views: () => views }
}

const listen = async ({ app }: Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app'>) =>
  app.listen({ port: 0, host: '127.0.0.1' })

/** Two games of which the second is still played, with someone who watched from the start. */
async function playTwo() {
  const logger = pino({ level: 'silent' })
  const built = await buildFeedApp((own) => ({
    liveViews: openLiveViews({ ...own, banTieRule: 'points', logger }),
  }))
  const address = await listen(built)
  const early = watchFrom(address)
  await expect.poll(early.views).toEqual([])
  const { id, token } = await built.addFeed('OBS-PC-2')
  const url = await built.start()
  const playGame = (game: SimulatedMatch) => playLive({ url, token, games: [game], ...AT_ONCE })
  const play = async () => {
    await playGame(FIRST)
    // The archive has the first game before the second one begins, as in a real evening.
    await expect.poll(async () => (await readGames(built.db)).length).toBe(1)
    await playGame(secondPart)
  }
  return { built, address, early, play, playGame, id, url, token }
}

test('someone who watched from the start, someone who comes late and the viewers of another server see the same', async () => {
  const { built, address, early, play } = await playTwo()
  const second = await buildTestApp({ db: built.db, databaseUrl: built.url })
  const other = watchFrom(await listen(second))
  await play()
  await expect.poll(() => early.views()?.[0]).toMatchObject({ isConnected: false, game: 2 })
  const late = watchFrom(address)
  await expect.poll(late.views).toEqual(early.views())
  await expect.poll(other.views).toEqual(early.views())
})

test('the match continues its series with the points of the games before', async () => {
  const { early, play } = await playTwo()
  await play()
  await expect
    .poll(() => early.views()?.[0])
    .toMatchObject({
      name: 'OBS-PC-2',
      isConnected: false,
      isSimulated: false,
      phase: 'playing',
      game: 2,
      series: expect.any(Number),
      map: 'stormpoint',
    })
  const [view] = early.views() ?? []
  const points = Object.fromEntries(view?.teams.map((team) => [team.name, team.seriesPoints]) ?? [])
  expect(points).toEqual(
    Object.fromEntries(
      KNOWN.teams.map(({ name, placement, players }) => [
        name,
        gamePoints(
          placement,
          players.reduce((sum, { kills }) => sum + kills, 0),
        ),
      ]),
    ),
  )
})

// Finding L5.
test('teams are on match point only if the feed says so, and the series page has the same rule', async () => {
  const { built, early, play, id } = await playTwo()
  const rule = { points: 10, minGames: 1 }
  expect((await built.send('PUT', `/${id}/match-point`, { rule })).status).toBe(200)
  expect((await built.send('PUT', '/99/match-point', { rule })).status).toBe(404)
  expect((await built.send('GET')).body.feeds[0].matchPoint).toEqual(rule)
  await play()
  await expect.poll(() => early.views()?.[0]).toMatchObject({ game: 2, matchPoint: rule })
  const [view] = early.views() ?? []
  for (const team of view?.teams ?? []) expect(team.isOnMatchPoint).toBe(team.seriesPoints >= 10)
  const series = await built.app.inject(`/api/series/${view?.series}`)
  expect(series.json().matchPoint).toEqual(rule)

  expect((await built.send('PUT', `/${id}/match-point`, { rule: null })).status).toBe(200)
  const off = await built.app.inject(`/api/series/${view?.series}`)
  expect(off.json().matchPoint).toBeNull()
})

test('a pause is shown until the game goes on', async () => {
  const { early, url, token } = await playTwo()
  const { socket } = await connectTo(url)
  socket.send(encodeFrame(initEvent(token, startedAt), 'protobuf'))
  const send = (isPausing: boolean) =>
    socket.send(JSON.stringify({ category: 'pauseStateChangeNotification', isPausing }))
  send(true)
  await expect.poll(() => early.views()?.[0]?.isPaused).toBe(true)
  send(false)
  await expect.poll(() => early.views()?.[0]?.isPaused).toBe(false)
})

test('a viewer who sends anything is disconnected', async () => {
  const { socket } = watchFrom(await listen(await buildTestApp()))
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  const gone = new Promise((resolve) => socket.once('disconnect', resolve))
  socket.emit('idle', true)
  expect(await gone).toBe('io server disconnect')
})

test('a feed that is removed disappears', async () => {
  const { built, early, play } = await playTwo()
  await play()
  await expect.poll(() => early.views()?.[0]).toMatchObject({ isConnected: false })
  const feed = early.views()?.[0]?.feed
  await expect.poll(async () => (await built.send('DELETE', `/${feed}`)).status).toBe(200)
  await expect.poll(early.views).toEqual([])
})

test('an administrator starts a simulated match that is stored nowhere, and ends it', async () => {
  const built = await buildTestApp()
  const { views } = watchFrom(await listen(built))
  await expect.poll(views).toEqual([])
  const { headers } = await built.as('admin')
  const url = '/api/admin/live_simulation'
  expect((await built.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
  expect((await built.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
  await expect.poll(() => views()?.[0]).toMatchObject({ isSimulated: true, feed: 0, game: 3 })
  expect(views()).toHaveLength(1)
  expect((await built.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
  await expect.poll(views).toEqual([])
  expect(await built.db.selectFrom('live_view').selectAll().execute()).toEqual([])
})

function twoThirds({ steps }: SimulatedMatch) {
  return Math.floor((2 * steps.length) / 3)
}

// Finding L11.
test('the browser source of a feed has one address: the first game, then its series, then the next match', async () => {
  const { built, playGame, id } = await playTwo()
  const { headers } = await built.as('user', 'caster')
  const inject = async (url: string, payload: object) =>
    (await built.app.inject({ method: 'POST', url, headers, payload })).json()
  const create = (hours: number) =>
    inject('/api/share_links', { kind: 'feed_obs', feed: id, hours })
  expect((await inject('/api/share_links', { kind: 'feed_obs' })).error).toBe('bad_request')
  expect((await create(181 * 24)).success).toBe(false)
  const { token } = await create(180 * 24)
  const source = async () =>
    openSeriesLink.output.parse(await inject('/api/share_links/open', { token }))
  expect(await source()).toEqual({ series: null, live: null, ended: null })

  const half = twoThirds(FIRST)
  await playGame({ ...FIRST, steps: FIRST.steps.slice(0, half) })
  await expect.poll(source).toMatchObject({ series: null, live: { game: 1, name: 'OBS-PC-2' } })
  expect((await source()).live?.teams).toHaveLength(20)
  await playGame({ ...FIRST, steps: FIRST.steps.slice(half) })
  await expect.poll(source).toMatchObject({ series: expect.any(Number), live: null })
  await playGame(secondPart)
  await expect.poll(source).toMatchObject({ series: null, live: { game: 2 } })
})
