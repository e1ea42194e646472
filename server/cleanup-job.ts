import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { knownDeviceRepository } from './account/known-device.repository.ts'
import { loginLimit } from './account/login-limit.ts'
import { sessionRepository } from './account/session.repository.ts'
import type { Database } from './db/schema.ts'
import { draftFollowRepository } from './draft/follow/draft-follow.repository.ts'
import { draftLogRepository } from './draft/draft-log.repository.ts'
import { liveFeedRepository } from './live-match/feed/live-feed.repository.ts'
import { pinRepository } from './map/pin.repository.ts'

const HOUR_MS = 60 * 60 * 1000

/** Deletes expired rows at startup and every hour: sessions, login counters, devices, draft operations, unused pictures, live events. */
export function startCleanupJob(db: Kysely<Database>, logger: FastifyBaseLogger) {
  const tidy = () =>
    Promise.all([
      sessionRepository(db).removeExpired(new Date()),
      loginLimit(db).removeOld(),
      knownDeviceRepository(db).removeOld(),
      draftLogRepository(db).prune(),
      pinRepository(db).removeUnused(),
      liveFeedRepository(db).removeOld(),
      draftFollowRepository(db).removeOld(),
    ]).catch((error: unknown) => logger.error(error, 'cleanup of old rows failed'))
  void tidy()
  const timer = setInterval(() => void tidy(), HOUR_MS)
  return async () => clearInterval(timer)
}
