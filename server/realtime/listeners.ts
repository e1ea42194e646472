import type { DatabaseLink } from '../db/outage/database-link.ts'
import { disconnectWhenSlow } from './drop-slow.ts'
import type { StageNamespace } from './socket-server.ts'

/** A whole venue can share an address. */
export const LISTENERS_PER_MINUTE = 600

/** Keeps the sockets of a namespace that only listen: until they say anything, are too slow, or the database is away. */
export function keepListeners(namespace: StageNamespace, link: DatabaseLink) {
  namespace.on('connection', (socket) => {
    disconnectWhenSlow(socket)
    // They have nothing to say.
    socket.onAny(() => socket.disconnect(true))
  })
  link.onAway(() => namespace.disconnectSockets(true))
}
