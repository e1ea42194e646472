import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { DraftUser } from '#domain/draft.ts'
import type { Database } from '../db/schema.ts'
import type { Live } from './live.ts'
import { presenceRepository } from './presence.repository.ts'
import type { LiveSocket } from './socket-server.ts'

const RENEW_MS = 5000
const SETTLE_MS = 200

/** Tells everybody who is connected, whichever server they are on; the answer takes this server's people away. */
export function followPresence(db: Kysely<Database>, live: Live, sockets: () => LiveSocket[]) {
  const presence = presenceRepository(db, crypto.randomUUID())
  let own = ''
  let users: DraftUser[] = []

  const wake = live.follow('presence', RENEW_MS, async () => {
    const ids = [...new Set(sockets().map(({ data }) => data.user.id))].toSorted((a, b) => a - b)
    const isNews = ids.join() !== own
    if (ids.length > 0 || isNews) await presence.renew(ids, isNews)
    own = ids.join()
    const next = ids.length > 0 ? await presence.list() : []
    if (JSON.stringify(next) === JSON.stringify(users)) return
    users = next
    live.emit('presence', { users })
    // When many come at once, each list goes to all of them.
    await pause(SETTLE_MS)
  })
  live.onConnect(async (socket) => {
    socket.emit('presence', { users })
    socket.on('disconnect', wake)
    wake()
  })
  return async () => {
    if (own !== '') await presence.renew([], true).catch(() => {})
  }
}
