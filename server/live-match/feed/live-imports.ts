import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { importLiveGame, importSeries } from './import-live-game.ts'
import type { SettledMatch } from './feed-matches.ts'
import type { KnownFeed } from './live-feed.repository.ts'
import { liveGameRepository } from './live-game.repository.ts'

/** An outage of the database is over sooner, or someone looks at it. */
const ATTEMPTS = 60
const RETRY_MS = 2000
/** How often games are looked for that were never imported. */
const LOOK_MS = 60_000

/** Imports finished games one after another, and again if the database is away. */
export function createLiveImports(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  homeTeam: string,
) {
  let importing: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  /** A game that can't be imported doesn't keep those of other lobbies waiting: it goes to the end of the queue. */
  const enqueue = (importGames: () => Promise<void>, attempts: number) => {
    importing = importing.then(importGames).catch((error: unknown) => {
      logger.error(error, 'importing a live game failed')
      // The next start finds it again.
      if (attempts > 1 && !stopping.signal.aborted) void retry(importGames, attempts - 1)
    })
  }
  const retry = async (importGames: () => Promise<void>, attempts: number) => {
    await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    if (!stopping.signal.aborted) enqueue(importGames, attempts)
  }
  const recover = async () => {
    const games = await liveGameRepository(db).listUnimported()
    // It is looked for again.
    for (const game of games) enqueue(() => importSeries(db, logger, game), 1)
  }
  const looking = setInterval(
    () =>
      void recover().catch((error: unknown) =>
        logger.error(error, 'looking for live games that were not imported failed'),
      ),
    LOOK_MS,
  )
  return {
    add: (feed: KnownFeed, settled: SettledMatch) =>
      enqueue(() => importLiveGame(db, logger, homeTeam, feed, settled), ATTEMPTS),
    /** Imports what was stored but not imported: this server, or another one, was stopped, killed or gave up. */
    recover,
    /** What is running goes on, but isn't tried again. */
    stop: () => {
      clearInterval(looking)
      stopping.abort()
    },
    settled: () => importing,
  }
}
