import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { LiveServer } from './live.ts'
import {
  listPresent,
  type Present,
  type PresentHere,
  presenceRepository,
} from './presence.repository.ts'
import type { LiveSocket } from './socket-server.ts'

const RENEW_MS = 5000
const SETTLE_MS = 200
const NOBODY = '[]'

/**
 * Sends everyone the list of users in their room, connected to any server. Returns a function that removes this
 * server's users.
 */
export function followPresence(
  db: Kysely<Database>,
  live: LiveServer,
  sockets: () => LiveSocket[],
) {
  const presence = presenceRepository(db, crypto.randomUUID())
  let own = NOBODY
  let usersByRoom = new Map<number, Present[]>()
  const usersIn = (room: number) => usersByRoom.get(room) ?? []

  const wake = live.follow('presence', RENEW_MS, async () => {
    const here = presentAt(sockets().filter(({ data }) => data.isPresent))
    const isNews = JSON.stringify(here) !== own
    if (here.length > 0 || isNews) await presence.renew(here, isNews)
    own = JSON.stringify(here)
    // Also those that are not present see who is.
    const rooms = [...new Set(sockets().map(({ data }) => data.room))]
    const next = rooms.length > 0 ? await listPresent(db, rooms) : new Map<number, Present[]>()
    const changed = rooms.filter(
      (room) => JSON.stringify(next.get(room) ?? []) !== JSON.stringify(usersIn(room)),
    )
    usersByRoom = next
    for (const room of changed) live.emitTo(room, 'presence', { users: usersIn(room) })
    // Pause, because every change sends the whole list to everyone: many users who join together cause one update.
    if (changed.length > 0) await pause(SETTLE_MS)
  })
  live.onConnect(async (socket) => {
    socket.emit('presence', { users: usersIn(socket.data.room) })
    socket.on('disconnect', wake)
    socket.on('idle', (isIdle) => {
      socket.data.isIdle = isIdle === true
      wake()
    })
    wake()
  })
  return async () => {
    if (own !== NOBODY) await presence.renew([], true).catch(() => {})
  }
}

/** Each user once per room. A user is idle only if all their sockets are. */
const presentAt = (sockets: readonly LiveSocket[]): PresentHere[] =>
  [...Map.groupBy(sockets, ({ data }) => `${data.room} ${data.user.id}`).values()]
    .flatMap((own) => {
      const [first] = own
      if (!first) return []
      const { room, user } = first.data
      return [{ room, id: user.id, isIdle: own.every(({ data }) => data.isIdle) }]
    })
    .toSorted((a, b) => a.room - b.room || a.id - b.id)
