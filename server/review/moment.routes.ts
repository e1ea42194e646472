import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { deleteMoment, listAllMoments, listMoments, saveMoment } from '#contract/review/moment.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import type { LiveServer } from '../realtime/live.ts'
import { momentRepository } from './moment.repository.ts'

/** The longest a change can take to reach other pages if its notification was lost. */
const LOOK_EVERY_MS = 2000

export function momentRoutes(app: FastifyInstance, db: Kysely<Database>, live: LiveServer) {
  const moments = momentRepository(db)
  announceMoments(live, () => moments.newestVersion())

  serve(app, listMoments, async ({ game }, { user }) => {
    const found = await moments.ofGame(game, user.id)
    if (!found) throw notFound(texts.noGame)
    return { moments: found }
  })

  serve(app, listAllMoments, (_, { user }) => moments.all(user.id))

  serve(app, saveMoment, async ({ id, ...content }, { user, log }) => {
    const moment = await moments.save(id, content, user.id)
    log.info({ by: user.id, moment: id, game: content.game }, 'moment saved')
    return { ...succeed(texts.saved), moment }
  })

  serve(app, deleteMoment, async ({ id }, { user, log }) => {
    await moments.delete(id, user.id)
    log.info({ by: user.id, moment: id }, 'moment deleted')
    return succeed(texts.deleted)
  })
}

/** Pages fetch their moments again when any of them changed. */
function announceMoments(live: LiveServer, newestVersion: () => Promise<number>) {
  let sent: number | null = null
  live.follow('moment', LOOK_EVERY_MS, async () => {
    // Pages fetch after each connect, so there is nothing to announce to no one.
    if (live.socketCount() === 0 && sent !== null) return
    const version = await newestVersion()
    if (sent !== null && version !== sent) live.emitToAll('moment_update')
    sent = version
  })
}
