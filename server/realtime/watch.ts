import type { FastifyBaseLogger } from 'fastify'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import { watchEvents } from '#contract/live-match/live-view.ts'
import type { LiveUpdate } from '#domain/live-match/view/live-update.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'
import { createMinuteLimit } from './limits.ts'
import { keepListeners, LISTENERS_PER_MINUTE } from './listeners.ts'
import type { WatchNamespace } from './socket-server.ts'

interface AllViews {
  readonly version: number
  readonly now: number
  readonly views: readonly LiveView[]
}

interface ViewUpdates {
  readonly version: number
  readonly now: number
  readonly updates: readonly LiveUpdate[]
}

/** Who watches live matches. They only listen. */
export interface Watchers {
  /** Sends a new viewer all matches. Updates follow from then on. */
  onConnect: (views: () => Promise<AllViews>) => void
  sendAll: (views: AllViews) => void
  sendUpdates: (updates: ViewUpdates) => void
  count: () => number
}

const MAX_WATCHERS = 2000
const ROOM = 'watching'

export function openWatchSockets(
  namespace: WatchNamespace,
  { link, logger }: { link: DatabaseLink; logger: FastifyBaseLogger },
): Watchers {
  const isWithinLimit = createMinuteLimit(LISTENERS_PER_MINUTE)
  namespace.use(({ handshake }, next) => {
    if (link.isAway()) return next(new Error(LIVE_REFUSALS.databaseAway))
    const hasRoom = namespace.sockets.size < MAX_WATCHERS
    return hasRoom && isWithinLimit(handshake.address)
      ? next()
      : next(new Error(LIVE_REFUSALS.tooManyWatchers))
  })
  keepListeners(namespace, link)

  return {
    onConnect: (views) =>
      void namespace.on('connection', (socket) => {
        views().then(
          (all) => {
            socket.emit('live_views', watchEvents.live_views.parse(all))
            void socket.join(ROOM)
          },
          (error: unknown) => {
            logger.warn(error, 'sending the live matches to a viewer failed')
            socket.disconnect(true)
          },
        )
      }),
    // socket.io encodes a message once for all sockets of a room.
    sendAll: (views) =>
      void namespace.local.to(ROOM).emit('live_views', watchEvents.live_views.parse(views)),
    sendUpdates: (updates) =>
      void namespace.local.to(ROOM).emit('live_update', watchEvents.live_update.parse(updates)),
    count: () => namespace.sockets.size,
  }
}
