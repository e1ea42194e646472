import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { LiveMatch } from '#domain/live-feed/live-match.ts'
import type { Database } from '../db/schema.ts'
import { importLiveGame } from './import-live-game.ts'
import type { KnownFeed } from './live-feed.repository.ts'

/** An outage of the database is over sooner, or someone looks at it. */
const ATTEMPTS = 60
const RETRY_MS = 2000

/** Imports finished games one after another, and again if the database is away. */
export function createLiveImports(db: Kysely<Database>, logger: FastifyBaseLogger) {
  let importing: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  const run = async (feed: KnownFeed, match: LiveMatch, endedMs: number) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        await importLiveGame(db, logger, feed, match, endedMs)
        return
      } catch (error) {
        logger.error(error, 'importing a live game failed')
        // After a restart it is read again from its stored events.
        if (stopping.signal.aborted) return
        await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }
  return {
    add: (feed: KnownFeed, match: LiveMatch, endedMs: number) => {
      importing = importing.then(() => run(feed, match, endedMs))
    },
    /** What is running goes on, but isn't tried again. */
    stop: () => stopping.abort(),
    settled: () => importing,
  }
}
