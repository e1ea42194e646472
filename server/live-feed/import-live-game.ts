import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { liveFeedMessages as texts } from '#contract/messages/live-feed.ts'
import type { LiveMatch } from '#domain/live-feed/live-match.ts'
import { bansAtDrop } from '../archive/draft-bans.ts'
import { importFile, undoImport } from '../archive/import-file.ts'
import type { Database } from '../db/schema.ts'
import type { RawGame } from '../ingest/raw-file.ts'
import { fileOfGames } from '../ingest/readers/file-of-games.ts'
import { fileOfMatches } from '../ingest/readers/liveapi.ts'
import { normalizeFile } from '../ingest/rules/normalize-file.ts'
import { type LiveGame, liveEventRepository } from './live-event.repository.ts'
import type { KnownFeed } from './live-feed.repository.ts'
import { liveMatchRepository } from './live-match.repository.ts'

/** Stores a finished game and imports it with the games of its series before it. */
export async function importLiveGame(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  feed: KnownFeed,
  match: LiveMatch,
  endedMs: number,
) {
  const [game] = fileOfMatches('', [match], 0).sets[0]?.games ?? []
  if (!game) return
  const startedAt = match.startedAt ?? Math.floor(endedMs / 1000)
  const bans = game.bans ?? (await bansAtDrop(db, feed.id, match))
  await liveEventRepository(db).saveGame(feed.id, endedMs, { ...game, bans, startedAt })
  await importSeries(db, logger, feed, startedAt)
}

/**
 * Imports those games of a live series that are kept, like a file that has grown, and undoes imports of it with other
 * games. Someone can decide about a game meanwhile, so it is done again until nothing has changed.
 */
export async function importSeries(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  feed: KnownFeed,
  startedAt: number,
) {
  const events = liveEventRepository(db)
  const read = () => events.seriesGames(feed.id, startedAt)
  let series = await read()
  for (;;) {
    await settle(db, logger, feed, series)
    const now = await read()
    if (keptText(now) === keptText(series)) break
    series = now
  }
  await events.markImported(feed.id, series)
}

const keptText = (series: readonly LiveGame[]) =>
  series.map(({ startedAt, isKept }) => `${startedAt} ${isKept}`).join()

async function settle(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  feed: KnownFeed,
  series: readonly LiveGame[],
) {
  const kept = series.filter(({ isKept }) => isKept)
  const games = kept.map(({ game }, index) => ({ ...game, number: index + 1 }))
  if (games.length > 0) {
    const fileName = nameOf(feed, kept[0]?.startedAt ?? 0)
    const file = normalizeFile(fileOfGames('liveapi', fileName, games, []))
    const fileHash = hashOfGames(feed.id, games)
    const by = feed.created_by
    const { importId } = await importFile(db, {
      fileName,
      fileHash,
      isDemo: false,
      by,
      feedId: feed.id,
      ...file,
    })
    logger.info({ feed: feed.id, import: importId, games: games.length }, 'live game imported')
  }
  const starts = kept.map(({ startedAt }) => startedAt)
  for (const { id, games: imported } of await liveMatchRepository(db).importsOf(feed.id, series)) {
    const isBeginning = imported.every((start, index) => start === starts[index])
    if (isBeginning) continue
    await undoImport(db, id, null)
    logger.info({ feed: feed.id, import: id }, 'import with a live game that is not kept undone')
  }
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
