import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { LiveServer } from './live.ts'
import { type Present, presenceRepository } from './presence.repository.ts'
import type { LiveSocket } from './socket-server.ts'

const RENEW_MS = 5000
const SETTLE_MS = 200
const NOBODY = '[]'

/** Sends everyone the list of connected users of all servers. Returns a function that removes this server's users. */
export function followPresence(
  db: Kysely<Database>,
  live: LiveServer,
  sockets: () => LiveSocket[],
) {
  const presence = presenceRepository(db, crypto.randomUUID())
  let own = NOBODY
  let users: Present[] = []

  const wake = live.follow('presence', RENEW_MS, async () => {
    const here = presentAt(sockets())
    const isNews = JSON.stringify(here) !== own
    if (here.length > 0 || isNews) await presence.renew(here, isNews)
    own = JSON.stringify(here)
    const next = here.length > 0 ? await presence.list() : []
    if (JSON.stringify(next) === JSON.stringify(users)) return
    users = next
    live.emit('presence', { users })
    // Pause, because every change sends the whole list to everyone: many users who join together cause one update.
    await pause(SETTLE_MS)
  })
  live.onConnect(async (socket) => {
    socket.emit('presence', { users })
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

/** Each user once. A user is idle only if all their sockets are. */
const presentAt = (sockets: readonly LiveSocket[]) =>
  [...Map.groupBy(sockets, ({ data }) => data.user.id)]
    .map(([id, own]) => ({ id, isIdle: own.every(({ data }) => data.isIdle) }))
    .toSorted((a, b) => a.id - b.id)
