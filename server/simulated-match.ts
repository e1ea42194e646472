import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { startSimulation, stopSimulation } from '#contract/live-match/live-simulation.ts'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { createLiveReader } from '#domain/live-match/feed/live-reader.ts'
import { seriesBefore, type SeriesBefore } from '#domain/live-match/view/series-before.ts'
import { gamePoints } from '#domain/archive/score.ts'
import { serve, succeed } from './http/serve.ts'
import { readLiveValue } from './archive/ingest/live-feed/decode-frame.ts'
import type { OpenLiveViews } from './live-match/view/open-live-views.ts'
import { type SimulatedMatch, simulateSeries } from './live-match/simulator/simulated-series.ts'

/** The third game: it has bans, and its teams have points. */
const GAMES = 3
/** Simulated seconds per second: a match lasts about three minutes. */
const SPEED = 5
/** Long enough to load the page, and to come back after a lost connection. */
const UNWATCHED_MS = 20_000
/** The result stays on screen this long, if anyone watches. */
const AFTER_MS = 60_000

/** A match of the simulator for people who have no game to watch. It is played in this process and stored nowhere. */
export function simulationRoutes(app: FastifyInstance, views: OpenLiveViews) {
  let running: { stop: AbortController; ended: Promise<void> } | null = null
  const end = async () => {
    running?.stop.abort()
    await running?.ended
  }

  serve(app, startSimulation, async (_, { user, log }) => {
    if (!running) {
      const stop = new AbortController()
      const ended = playMatch(views, stop.signal, app.log).finally(() => (running = null))
      running = { stop, ended }
      log.info({ by: user.id }, 'simulated match started')
    }
    return succeed(texts.simulationStarted)
  })
  serve(app, stopSimulation, async () => {
    await end()
    return succeed(texts.simulationStopped)
  })
  app.addHook('preClose', end)
}

async function playMatch(views: OpenLiveViews, signal: AbortSignal, logger: FastifyBaseLogger) {
  const startedAt = Math.floor(Date.now() / 1000)
  const games = simulateSeries({ seed: startedAt, startedAt, hasFaults: false, games: GAMES })
  const game = games.at(-1)
  if (!game) return
  const reader = createLiveReader()
  const watched = views.watchSimulated(texts.simulated, () => reader.match, pointsBefore(games))
  try {
    for await (const sent of pacedEvents(game, views, signal)) {
      const event = readLiveValue(sent)
      if (typeof event !== 'string') reader.add(event, Date.now())
      watched.changed(Date.now())
    }
    if (views.count() > 0) await wait(AFTER_MS, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) logger.error(error, 'the simulated match failed')
  } finally {
    watched.closed()
  }
}

/** Each event at its time, until the end or until no one has watched for a while. */
async function* pacedEvents({ steps }: SimulatedMatch, views: OpenLiveViews, signal: AbortSignal) {
  const firstAt = steps[0]?.at ?? 0
  const startedMs = Date.now()
  let watchedMs = startedMs
  for (const { at, send } of steps) {
    const earlyMs = startedMs + ((at - firstAt) * 1000) / SPEED - Date.now()
    if (earlyMs > 0) await wait(earlyMs, undefined, { signal })
    if (views.count() > 0) watchedMs = Date.now()
    if (Date.now() - watchedMs > UNWATCHED_MS) return
    yield send
  }
}

/** What the archive would say about the games before the last one. */
function pointsBefore(games: readonly SimulatedMatch[]): SeriesBefore {
  const earlier = games.slice(0, -1)
  const last = earlier.at(-1)
  const results = earlier.flatMap(({ known }, index) =>
    (known?.teams ?? []).map(({ name, placement, players }) => {
      const kills = players.reduce((sum, player) => sum + player.kills, 0)
      return {
        number: index + 1,
        team: name,
        placement,
        kills,
        points: gamePoints(placement, kills),
        legends: players.map(({ legend }) => legend),
      }
    }),
  )
  const at = (last?.known?.startedAt ?? 0) * 1000
  const number = earlier.length
  return seriesBefore(
    {
      series: null,
      hasBans: true,
      last: { number, bans: last?.bans ?? [], bannedAfter: null, at },
      results,
    },
    'points',
    new Map(),
  )
}
