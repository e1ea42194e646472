import { gunzipSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { GameTrack } from '#domain/live-match/feed/game-track.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import type { Deps } from '../../app.ts'
import { openBackgroundDatabase } from '../../db/pool.ts'
import type { Database } from '../../db/schema.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { type FeedServer, openFeedServer } from './feed-server.ts'
import type { WatchFeed } from './feeds.ts'

/** The app with a receiver of live feeds, and an administrator. */
export async function buildFeedApp(
  change: (
    own: Pick<Deps, 'db' | 'archiveVersion' | 'homeTeam'>,
  ) => Partial<Pick<Deps, 'liveViews' | 'homeTeam'>> = () => ({}),
) {
  let server: FeedServer | null = null
  let watch: WatchFeed | null = null
  let homeTeam = ''
  const built = await buildTestApp((own) => {
    const changed = change(own)
    watch = changed.liveViews?.watch ?? null
    homeTeam = changed.homeTeam ?? own.homeTeam
    return {
      ...changed,
      liveFeeds: {
        port: 7777,
        isLocalOnly: true,
        states: () => server?.states() ?? new Map(),
        closeRevoked: async () => server?.closeRevoked(),
        close: async () => {},
      },
    }
  })
  const backgroundDb = openBackgroundDatabase(built.url)
  const { headers } = await built.as('admin')
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const url = `/api/admin/live_feeds${path}`
    const answer = await built.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const stop = async () => {
    await server?.close()
    server = null
  }
  onTestFinished(async () => {
    await stop()
    await backgroundDb.destroy()
  })
  return {
    ...built,
    send,
    stop,
    start: async () => {
      server = await openFeedServer({
        db: built.db,
        backgroundDb,
        homeTeam,
        host: '127.0.0.1',
        port: 0,
        key: 'secret key',
        // Tests play faster than any game.
        framesPerSecond: 1_000_000,
        ...(watch && { watch }),
        logger: pino({ level: 'silent' }),
      })
      return `ws://127.0.0.1:${server.port}`
    },
    addFeed: async (name = 'Lobby 1'): Promise<{ id: number; token: string }> =>
      (await send('POST', '', { name })).body,
  }
}

/** A connection, and why it was closed. */
export async function connectTo(url: string) {
  const socket = new WebSocket(url)
  const closed = new Promise<string>((resolve) => {
    socket.on('close', (code, reason) => resolve(`${code} ${reason.toString()}`.trim()))
  })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('open', resolve))
  return { socket, closed }
}

/** What the archive has of each game, in the simulator's words. */
export async function readGames(db: Kysely<Database>) {
  const games = await db
    .selectFrom('game as g')
    .innerJoin('game_track as t', 't.mid', 'g.mid')
    .select(['g.id', 'g.number', 'g.started_at', 'g.map', 't.track'])
    .where('g.is_current', '=', true)
    .orderBy('g.started_at')
    .execute()
  return Promise.all(
    games.map(async ({ id, started_at, map, track }) => {
      const { rings }: GameTrack = JSON.parse(gunzipSync(track).toString())
      const teams = await db
        .selectFrom('team_result')
        .select(['spelling as name', 'placement', 'kills', 'legends', 'poi'])
        .where('game_id', '=', id)
        .orderBy('placement')
        .execute()
      return {
        startedAt: started_at.getTime() / 1000,
        map,
        teams,
        rings: rings.map(({ number, x, y, radius }) => ({ number, x, y, radius })),
      }
    }),
  )
}

interface Known {
  readonly startedAt: number
  readonly map: string
  readonly rings: readonly object[]
  readonly teams: readonly {
    readonly name: string
    readonly placement: number
    readonly poi: string
    readonly players: readonly { readonly kills: number; readonly legend: string }[]
  }[]
}

export const inArchiveWords = ({ startedAt, map, rings, teams }: Known) => ({
  startedAt,
  map,
  teams: teams.map(({ name, placement, poi, players }) => ({
    name,
    placement,
    kills: players.reduce((sum, { kills }) => sum + kills, 0),
    legends: players.map(({ legend }) => legendKey(legend)).toSorted(),
    poi,
  })),
  rings,
})
