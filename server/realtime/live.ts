import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { DRAWING_NAMESPACE, PLAN_VIEW_NAMESPACE } from '#contract/map/co-drawing.ts'
import {
  LIVE_PATH,
  type LiveEvents,
  SESSION_NAMESPACE,
  STAGE_NAMESPACE,
} from '#contract/base/realtime.ts'
import { WATCH_NAMESPACE } from '#contract/live-match/live-view.ts'
import { sessionRepository } from '../account/session.repository.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'
import type { ChangeKind } from '../db/notify-change.ts'
import type { Database } from '../db/schema.ts'
import { type DrawingDoors, type DrawingRooms, openDrawingSockets } from './drawing-rooms.ts'
import { disconnectWhenSlow } from './drop-slow.ts'
import { createMinuteLimit } from './limits.ts'
import { roomAccess } from './room-access.ts'
import { openNotifications } from './notifications.ts'
import { openPlanViewSockets, type PlanLinks, type PlanViewers } from './plan-viewers.ts'
import { followPresence } from './presence.ts'
import { openSessionSockets } from './session-watch.ts'
import { signIn } from './sign-in.ts'
import { type LiveSocket, socketServer, socketsOf } from './socket-server.ts'
import { openStageSockets, type Stage, type ViewLinks } from './stage.ts'
import { openWatchSockets, type Watchers } from './watch.ts'

export interface LiveServer {
  /**
   * Runs the work on every notification of this kind, after a reconnect, and every `everyMs` (a multiple of 500) in case a
   * notification was lost. Returns a function that runs it right away.
   */
  follow(kind: ChangeKind, everyMs: number, work: () => Promise<void>): () => void
  /** Reads what other servers notify of and what isn't stored anywhere. */
  hear(kind: ChangeKind, read: (detail: string) => void): void
  /** Sends a new socket its first events. */
  onConnect(greet: (socket: LiveSocket) => Promise<void>): void
  /** Lets people with a view link watch. */
  openStage(links: ViewLinks): Stage
  /** Lets everyone watch live matches. */
  openWatch(): Watchers
  /** Lets people draw together in plans. */
  openDrawings(doors: DrawingDoors): DrawingRooms
  /** Lets everyone with a link to a plan look at it. */
  openPlanViews(links: PlanLinks): PlanViewers
  socketCount(): number
  /** Closes the sockets of those who can't be in their room any more, and tells them why. */
  closeLost(): Promise<void>
  /** How many sockets are in a room of the draft. */
  countIn(room: number): number
  /** To all signed-in pages, whether they are in a room or not. */
  emitToAll(name: 'moment_update'): void
  emit<Name extends keyof LiveEvents>(name: Name, ...payload: Parameters<LiveEvents[Name]>): void
  /** Only to the sockets in this room. */
  emitTo<Name extends keyof LiveEvents>(
    room: number,
    name: Name,
    ...payload: Parameters<LiveEvents[Name]>
  ): void
}

interface LiveDeps {
  db: Kysely<Database>
  databaseUrl: string
  databaseLink: DatabaseLink
  logger: FastifyBaseLogger
  allowedOrigins: string[]
}

const SESSION_CHECK_MS = 2000
/** A link that expires has to end within a second. */
const LINK_CHECK_MS = 500
/** Clients mostly listen. All they send is when a user becomes idle or active. */
const MESSAGES_PER_MINUTE = 100

/** The live connection: who can open one, what is sent, and when it is closed. */
export function openLiveServer(app: FastifyInstance, deps: LiveDeps): LiveServer {
  const { db, logger } = deps
  const io = socketServer(app, deps.allowedOrigins)
  const parts = { db, link: deps.databaseLink, logger }
  const news = openNotifications(deps.databaseUrl, logger)
  const live: LiveServer = {
    follow: news.follow,
    hear: news.hear,
    onConnect: (greet) =>
      void io.on('connection', (socket) => {
        greet(socket).catch((error: unknown) => {
          logger.warn(error, 'sending the first state to a socket failed')
          socket.disconnect(true)
        })
      }),
    openStage: (links) => {
      const [stage, closeEndedLinks] = openStageSockets(io.of(STAGE_NAMESPACE), links, parts)
      news.follow('share_link', LINK_CHECK_MS, closeEndedLinks)
      return stage
    },
    openWatch: () => openWatchSockets(io.of(WATCH_NAMESPACE), parts),
    openDrawings: (doors) => openDrawingSockets(io.of(DRAWING_NAMESPACE), doors, parts),
    openPlanViews: (links) => openPlanViewSockets(io.of(PLAN_VIEW_NAMESPACE), links, parts),
    closeLost: () => closeLost(db, [...io.sockets.sockets.values()]),
    socketCount: () => io.engine.clientsCount,
    countIn: (room) => io.sockets.adapter.rooms.get(socketsOf(room))?.size ?? 0,
    emitToAll: (name) => {
      io.local.emit(name, {})
      io.of(SESSION_NAMESPACE).local.emit(name, {})
    },
    emit: (name, ...payload) => void io.local.emit(name, ...payload),
    // socket.io encodes a message once for all sockets of a room.
    emitTo: (room, name, ...payload) => void io.local.to(socketsOf(room)).emit(name, ...payload),
  }
  const sockets = () => [...io.sockets.sockets.values()]

  io.use(signIn(db, deps.databaseLink, logger))
  const limitMessages = messageLimit(logger)
  io.on('connection', (socket) => {
    void socket.join(socketsOf(socket.data.room))
    disconnectWhenSlow(socket)
    limitMessages(socket)
  })
  deps.databaseLink.onAway(() => {
    logger.error('the database is away, closing all sockets')
    live.emit('database_away', { since: deps.databaseLink.lastAnswer() })
    io.disconnectSockets(true)
  })
  openSessionSockets(io.of(SESSION_NAMESPACE), parts)
  const signedIn = () =>
    ['/', DRAWING_NAMESPACE, SESSION_NAMESPACE].flatMap((name) => [...io.of(name).sockets.values()])
  live.follow('session', SESSION_CHECK_MS, () => closeEnded(db, signedIn()))
  live.follow('draft_room', SESSION_CHECK_MS, () => live.closeLost())
  const leave = followPresence(db, live, sockets)

  app.addHook('onListen', async () => news.start())
  app.addHook('onClose', async () => {
    await news.stop()
    await leave()
  })
  passRequests(app, io)
  return live
}

/**
 * If the host name has several addresses, Fastify listens with one server for each, and socket.io is attached to the
 * first only. This route passes requests of the others on.
 */
function passRequests(app: FastifyInstance, { engine }: ReturnType<typeof socketServer>) {
  app.all<{ Querystring: Record<string, string> }>(`${LIVE_PATH}*`, ({ raw, query }, reply) => {
    reply.hijack()
    engine.handleRequest(Object.assign(raw, { _query: query }), reply.raw)
  })
}

async function closeLost(db: Kysely<Database>, sockets: readonly LiveSocket[]) {
  const guests = sockets.map((socket) => ({ ...socket.data, socket }))
  for (const { guest, reason } of await roomAccess(db).findLost(guests)) {
    guest.socket.emit('room_ended', { reason })
    guest.socket.disconnect(true)
  }
}

/** Closes sockets whose session ended on any server: logout, new password, new role, deletion, expiry. */
async function closeEnded(
  db: Kysely<Database>,
  sockets: readonly Pick<LiveSocket, 'data' | 'disconnect'>[],
) {
  const bySession = Map.groupBy(sockets, ({ data }) => data.user.tokenHash.toString('hex'))
  if (bySession.size === 0) return
  const hashes = [...bySession.keys()].map((hash) => Buffer.from(hash, 'hex'))
  for (const hash of await sessionRepository(db).stillOpen(hashes, new Date())) {
    bySession.delete(hash.toString('hex'))
  }
  for (const socket of [...bySession.values()].flat()) socket.disconnect(true)
}

/** Counts the messages of all sockets of a user together. */
function messageLimit(logger: FastifyBaseLogger) {
  const isWithinLimit = createMinuteLimit(MESSAGES_PER_MINUTE)

  return (socket: LiveSocket) =>
    void socket.onAny(() => {
      const { id } = socket.data.user
      if (isWithinLimit(id)) return
      logger.warn({ user: id }, 'socket closed: too many messages')
      socket.disconnect(true)
    })
}
