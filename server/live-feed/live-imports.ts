import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { LiveMatch } from '#domain/live-feed/live-match.ts'
import type { Database } from '../db/schema.ts'
import { importLiveGame, importSeries } from './import-live-game.ts'
import type { KnownFeed } from './live-feed.repository.ts'

/** An outage of the database is over sooner, or someone looks at it. */
const ATTEMPTS = 60
const RETRY_MS = 2000

/** Imports finished games one after another, and again if the database is away. */
export function createLiveImports(db: Kysely<Database>, logger: FastifyBaseLogger) {
  let importing: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  const run = async (importGames: () => Promise<void>) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        await importGames()
        return
      } catch (error) {
        logger.error(error, 'importing a live game failed')
        // The next start finds it again.
        if (stopping.signal.aborted) return
        await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }
  const enqueue = (importGames: () => Promise<void>) => {
    importing = importing.then(() => run(importGames))
  }
  return {
    add: (feed: KnownFeed, match: LiveMatch, endedMs: number) =>
      enqueue(() => importLiveGame(db, logger, feed, match, endedMs)),
    addSeries: (feed: KnownFeed, startedAt: number) =>
      enqueue(() => importSeries(db, logger, feed, startedAt)),
    /** What is running goes on, but isn't tried again. */
    stop: () => stopping.abort(),
    settled: () => importing,
  }
}
