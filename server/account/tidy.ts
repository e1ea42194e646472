import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { loginLimit } from './login-limit.ts'
import { sessionRepository } from './session.repository.ts'

const HOUR_MS = 60 * 60 * 1000

/** Takes out sessions and counters that count for nothing any more, at start and each hour. */
export function keepTidy(db: Kysely<Database>, logger: FastifyBaseLogger) {
  const tidy = () =>
    Promise.all([
      sessionRepository(db).removeExpired(new Date()),
      loginLimit(db).removeOld(),
    ]).catch((error: unknown) => logger.error(error, 'old sessions were not removed'))
  void tidy()
  const timer = setInterval(() => void tidy(), HOUR_MS)
  return async () => clearInterval(timer)
}
