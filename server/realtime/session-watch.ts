import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'
import type { Database } from '../db/schema.ts'
import { createMinuteLimit, createSocketLimit } from './limits.ts'
import { keepListeners, LISTENERS_PER_MINUTE } from './listeners.ts'
import { findUser, SOCKETS_PER_USER } from './sign-in.ts'
import { refuseSockets, type SessionNamespace, type SessionSocket } from './socket-server.ts'

interface WatchDeps {
  readonly db: Kysely<Database>
  readonly link: DatabaseLink
  readonly logger: FastifyBaseLogger
}

/** Accepts everyone with a valid token. They only wait for the connection to be closed, as it is when their session ends. */
export function openSessionSockets(namespace: SessionNamespace, { db, link, logger }: WatchDeps) {
  const isWithinLimit = createMinuteLimit(LISTENERS_PER_MINUTE)
  const hasRoom = createSocketLimit(SOCKETS_PER_USER)

  const refusalOf = async (socket: SessionSocket): Promise<string | null> => {
    if (link.isAway()) return LIVE_REFUSALS.databaseAway
    if (!isWithinLimit(socket.handshake.address)) return LIVE_REFUSALS.tooMany
    const user = await findUser(db, socket)
    if (typeof user === 'string') return user
    if (!hasRoom(socket, user.id)) return LIVE_REFUSALS.tooMany
    socket.data.user = user
    return null
  }
  refuseSockets(namespace, refusalOf, (error) => logger.warn(error, 'watching a session failed'))
  keepListeners(namespace, link)
}
