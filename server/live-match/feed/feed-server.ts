import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { type WebSocket, WebSocketServer } from 'ws'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import type { Database } from '../../db/schema.ts'
import { errorCode } from '../../http/errors.ts'
import { acceptConnection, closeFeed } from './feed-connection.ts'
import { createFeeds, type WatchFeed } from './feeds.ts'

/** Frames above this end the connection. Those above 64 kB are only counted. */
const MAX_MESSAGE_BYTES = 1024 * 1024
/** Connections that haven't shown a token yet. Those that have don't count, so there is always room for a game. */
const MAX_WAITING = 100
/** A game sends its request at once. */
const REQUEST_MS = 5000
const CHECK_REQUESTS_MS = 1000
const PING_MS = 30_000
const CHECK_TOKENS_MS = 5000
/** The WebSocket close code of a server that stops. */
const GOING_AWAY = 1001

export interface FeedServerOptions {
  db: Kysely<Database>
  backgroundDb: Kysely<Database>
  /** The club's only team until an administrator chooses its teams. */
  homeTeam: string
  host: string
  port: number
  /** The key that requests to the game carry; empty for none. */
  key: string
  framesPerSecond?: number
  watch?: WatchFeed
  logger: FastifyBaseLogger
}

export type FeedServer = Awaited<ReturnType<typeof openFeedServer>>

/** Receives the live feeds of games on a port of its own. Throws one sentence if it can't have that port. */
export async function openFeedServer({ host, port, logger, ...options }: FeedServerOptions) {
  const http = await listen(host, port)
  http.on('error', (error) => logger.error(error, 'the receiver of live feeds failed'))
  const feeds = createFeeds({ ...options, logger })
  const server = new WebSocketServer({
    // With the server itself as its option, the library would throw each of its errors.
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  const waiting = limitWaiting(http)
  const pings = pingSockets(server)
  const connections = new Map<WebSocket, Promise<void>>()

  const accept = (socket: WebSocket, onKnown: () => void) => {
    pings.add(socket)
    const open = (name: string, isJson: boolean) => feeds.open(socket, name, isJson, onKnown)
    const ended = acceptConnection(socket, open, logger)
    connections.set(socket, ended)
    void ended.then(() => connections.delete(socket))
  }
  http.on('upgrade', (request, socket, head) => {
    const onKnown = () => waiting.forget(request.socket)
    server.handleUpgrade(request, socket, head, (opened) => accept(opened, onKnown))
  })
  const check = setInterval(() => void feeds.closeRevoked(), CHECK_TOKENS_MS)

  const address = http.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    isLocalOnly: /^(localhost|::1|127\..*)$/.test(host),
    states: () => feeds.states(),
    closeRevoked: () => feeds.closeRevoked(),
    async close() {
      pings.stop()
      clearInterval(check)
      feeds.stop()
      const ended = [...connections.values()]
      for (const socket of server.clients) closeFeed(socket, GOING_AWAY, texts.closed.stopping)
      const cut = setTimeout(() => {
        for (const socket of server.clients) socket.terminate()
      }, 1000)
      await Promise.all(ended)
      clearTimeout(cut)
      await feeds.settled()
      server.close()
      waiting.destroy()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

/** Ends connections that have died without a word. */
function pingSockets(server: WebSocketServer) {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      // What it answers isn't read while its match is restored or its frames wait for the database.
      if (socket.isPaused) continue
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, PING_MS)
  return {
    add(socket: WebSocket) {
      const isHeard = () => silent.delete(socket)
      socket.on('message', isHeard).on('pong', isHeard)
    },
    stop: () => clearInterval(timer),
  }
}

/** Drops connections without a token beyond the limit. */
function limitWaiting(http: Server) {
  const waiting = new Set<Socket>()
  http.on('connection', (socket) => {
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
    const dropped = waiting.size > MAX_WAITING ? chooseDropped(waiting) : undefined
    if (!dropped) return
    waiting.delete(dropped)
    dropped.destroy()
  })
  return {
    /** It has shown a token. */
    forget: (socket: Socket) => void waiting.delete(socket),
    destroy: () => {
      for (const socket of waiting) socket.destroy()
    },
  }
}

/** The oldest connection of the address that has the most: one address can't keep out the games of others. */
export function chooseDropped<T extends { readonly remoteAddress?: string | undefined }>(
  waiting: Iterable<T>,
): T | undefined {
  const byAddress = [...Map.groupBy(waiting, ({ remoteAddress }) => remoteAddress).values()]
  return byAddress.toSorted((a, b) => b.length - a.length)[0]?.[0]
}

async function listen(host: string, port: number): Promise<Server> {
  const http = createServer(
    {
      headersTimeout: REQUEST_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_REQUESTS_MS,
    },
    (_, response) => void response.writeHead(426, { connection: 'close' }).end(),
  )
  try {
    await once(http.listen(port, host), 'listening')
    return http
  } catch (error) {
    throw new Error(texts.noPort(host, port, errorCode(error)), { cause: error })
  }
}
