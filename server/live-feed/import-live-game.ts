import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { liveFeedMessages as texts } from '#contract/messages/live-feed.ts'
import type { LiveMatch } from '#domain/live-feed/live-match.ts'
import { importFile } from '../archive/import-file.ts'
import type { Database } from '../db/schema.ts'
import type { RawGame } from '../ingest/raw-file.ts'
import { fileOfGames } from '../ingest/readers/file-of-games.ts'
import { fileOfMatches } from '../ingest/readers/liveapi.ts'
import { normalizeFile } from '../ingest/rules/normalize-file.ts'
import { liveEventRepository } from './live-event.repository.ts'
import type { KnownFeed } from './live-feed.repository.ts'

/** Stores a finished game and imports it with the games of its series before it, like a file that has grown. */
export async function importLiveGame(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  feed: KnownFeed,
  match: LiveMatch,
  endedMs: number,
) {
  const events = liveEventRepository(db)
  const [game] = fileOfMatches('', [match], 0).sets[0]?.games ?? []
  if (!game) return
  await events.saveGame(feed.id, match.startedAt ?? endedMs / 1000, endedMs, game)
  const games = (await events.seriesGames(feed.id)).map((one, index) => ({
    ...one,
    number: index + 1,
  }))
  const fileName = nameOf(feed, games[0]?.startedAt ?? endedMs / 1000)
  const file = normalizeFile(fileOfGames('liveapi', fileName, games, []))
  const outcome = await importFile(db, {
    fileName,
    fileHash: hashOfGames(feed.id, games),
    isDemo: false,
    by: feed.created_by,
    ...file,
  })
  logger.info(
    { feed: feed.id, import: outcome.importId, games: games.length },
    'live game imported',
  )
}

/** A file without a name of its event is named after it. */
function nameOf({ name }: KnownFeed, startedAt: number): string {
  const day = new Date(startedAt * 1000).toISOString().slice(0, 10)
  return `${texts.eventName(name.replaceAll(/[/\\.]/g, '-'), day)}.json`
}

/** The same games again are the same file. */
function hashOfGames(feedId: number, games: readonly RawGame[]): string {
  // Positions follow from the same events as the rest.
  const content = games.map((game) => ({ ...game, track: null }))
  return createHash('sha256')
    .update(JSON.stringify(['live', feedId, content]))
    .digest('hex')
}
