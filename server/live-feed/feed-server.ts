import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { type WebSocket, WebSocketServer } from 'ws'
import { liveFeedMessages as texts } from '#contract/messages/live-feed.ts'
import type { Database } from '../db/schema.ts'
import { errorCode } from '../http/errors.ts'
import { acceptConnection, closeFeed } from './feed-connection.ts'
import { createFeeds, type WatchFeed } from './feeds.ts'

/** Frames above this end the connection. Those above 64 kB are only counted. */
const MAX_MESSAGE_BYTES = 1024 * 1024
/** Connections that haven't shown a token yet: beyond this the oldest one has to go. */
const MAX_WAITING = 100
const MAX_CONNECTIONS = 500
/** Finds connections that have died without a word. */
const PING_MS = 30_000
const CHECK_TOKENS_MS = 5000
/** The WebSocket close code of a server that stops. */
const GOING_AWAY = 1001

export interface FeedServerOptions {
  db: Kysely<Database>
  backgroundDb: Kysely<Database>
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
  const http = createServer((_, response) => void response.writeHead(426).end())
  await listen(http, host, port)
  http.on('error', (error) => logger.error(error, 'the receiver of live feeds failed'))
  const feeds = createFeeds({ ...options, logger })
  http.maxConnections = MAX_CONNECTIONS
  const server = new WebSocketServer({
    // With the server itself as its option, the library would throw each of its errors.
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  http.on('upgrade', (request, socket, head) =>
    server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened)),
  )
  const silent = new WeakSet<WebSocket>()
  const connections = new Map<WebSocket, ReturnType<typeof acceptConnection>>()

  server.on('connection', (socket) => {
    const isHeard = () => silent.delete(socket)
    socket.on('message', isHeard).on('pong', isHeard)
    const open = (name: string, isJson: boolean) => feeds.open(socket, name, isJson)
    const connection = acceptConnection(socket, open, logger)
    connections.set(socket, connection)
    void connection.ended.then(() => connections.delete(socket))
    const waiting = [...connections].filter(([, { hasToken }]) => !hasToken())
    if (waiting.length > MAX_WAITING) waiting[0]?.[0].terminate()
  })
  const ping = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, PING_MS)
  const check = setInterval(() => void feeds.closeRevoked(), CHECK_TOKENS_MS)

  const address = http.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    states: () => feeds.states(),
    closeRevoked: () => feeds.closeRevoked(),
    async close() {
      clearInterval(ping)
      clearInterval(check)
      feeds.stop()
      const ended = [...connections.values()].map((connection) => connection.ended)
      for (const socket of server.clients) closeFeed(socket, GOING_AWAY, texts.closed.stopping)
      const cut = setTimeout(() => {
        for (const socket of server.clients) socket.terminate()
      }, 1000)
      await Promise.all(ended)
      clearTimeout(cut)
      await feeds.settled()
      server.close()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

async function listen(http: Server, host: string, port: number) {
  try {
    await once(http.listen(port, host), 'listening')
  } catch (error) {
    throw new Error(texts.noPort(host, port, errorCode(error)), { cause: error })
  }
}
