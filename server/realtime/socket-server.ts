import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type DefaultEventsMap, type Namespace, Server, type Socket } from 'socket.io'
import {
  LIVE_PATH,
  LIVE_REFUSALS,
  type LiveEvents,
  type LiveWords,
  SESSION_NAMESPACE,
  STAGE_NAMESPACE,
  type StageEvents,
} from '#contract/base/realtime.ts'
import { WATCH_NAMESPACE, type WatchEvents } from '#contract/live-match/live-view.ts'
import {
  DRAWING_NAMESPACE,
  type DrawingEvents,
  PLAN_VIEW_NAMESPACE,
} from '#contract/map/co-drawing.ts'
import type { SignedIn } from '../http/serve.ts'
import { headersFor } from '../http/headers.ts'
import { isAllowedOrigin } from './origin.ts'

interface SocketData {
  user: SignedIn
  /** Each socket is in one room of the draft. */
  room: number
  isIdle?: boolean
  /** False for a page that only has to know what happens in the room. */
  isPresent: boolean
}

export type LiveSocket = Socket<LiveWords, LiveEvents, DefaultEventsMap, SocketData>

interface StageData {
  linkId: number
  room: number
}

/** Of someone who draws in a plan or looks at it. */
interface DrawingData {
  plan: number
  /** The link that let them in. */
  planLink: string
  /** The plan's version when they came. */
  version: number
}

type AllEvents = LiveEvents & StageEvents & WatchEvents & DrawingEvents
type AllData = SocketData & StageData & DrawingData

export type StageNamespace = Namespace<LiveWords, AllEvents, DefaultEventsMap, AllData>
export type WatchNamespace = StageNamespace
export type DrawingNamespace = StageNamespace
export type SessionNamespace = StageNamespace
export type StageSocket = Socket<LiveWords, AllEvents, DefaultEventsMap, AllData>
export type DrawingSocket = StageSocket
export type SessionSocket = StageSocket

/** What socket.io calls the sockets of a room. */
export const socketsOf = (room: number) => `room ${room}`

/** Besides the sockets of the draft. */
const OTHER_NAMESPACES = [
  STAGE_NAMESPACE,
  WATCH_NAMESPACE,
  DRAWING_NAMESPACE,
  PLAN_VIEW_NAMESPACE,
  SESSION_NAMESPACE,
]

const MESSAGE_BYTES = 65_536
const SIGN_IN_MS = 10_000
const GRACE_MS = 1000

/** Runs socket.io on the app's HTTP server and stops it with the app. */
export function socketServer(app: FastifyInstance, allowedOrigins: string[]) {
  let isClosing = false
  const io = new Server<LiveWords, AllEvents, DefaultEventsMap, AllData>(app.server, {
    path: LIVE_PATH,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: SIGN_IN_MS,
    ...(allowedOrigins.length > 0 && { cors: { origin: allowedOrigins, credentials: true } }),
    allowRequest: ({ headers }, answer) => {
      const isOurs = isAllowedOrigin(headers, allowedOrigins)
      if (!isOurs) app.log.warn({ origin: headers.origin }, 'socket from another origin refused')
      answer(null, !isClosing && isOurs)
    },
  })
  const headers = Object.entries({ ...headersFor(LIVE_PATH), 'cache-control': 'no-store' })
  io.engine.use((_: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  })
  const upgraded = new Set<Duplex>()
  app.server.on('upgrade', (_, socket) => {
    // Until the socket becomes a WebSocket nothing else listens for errors, and a connection reset would end the
    // process.
    socket.on('error', () => socket.destroy())
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    io.disconnectSockets(true)
    for (const name of OTHER_NAMESPACES) io.of(name).disconnectSockets(true)
    // Polling clients learn of it with their next poll. Don't wait longer for clients that don't respond.
    const end = performance.now() + GRACE_MS
    while (io.engine.clientsCount > 0 && performance.now() < end) await pause(10)
    io.engine.close()
    for (const socket of upgraded) socket.destroy()
  })
  return io
}

/** Asks for each new socket of a namespace why it is refused; null lets it in. */
export function refuseSockets(
  namespace: StageNamespace,
  refusalOf: (socket: StageSocket) => Promise<string | null>,
  onFail: (error: unknown) => void,
) {
  namespace.use((socket, next) => {
    refusalOf(socket).then(
      (refusal) => next(refusal === null ? undefined : new Error(refusal)),
      (error: unknown) => {
        onFail(error)
        next(new Error(LIVE_REFUSALS.databaseAway))
      },
    )
  })
}
