import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import { matchFileMessages } from '#contract/archive/match-file.texts.ts'
import type { LiveMatch } from '#domain/live-match/feed/live-match.ts'
import { lobbyOfMatch } from '#domain/live-match/feed/live-series.ts'
import type { Finding } from '#domain/archive/match.ts'
import { importFile, undoImport } from '../../archive/import-file.ts'
import type { Database } from '../../db/schema.ts'
import type { RawGame } from '../../archive/ingest/raw-file.ts'
import { fileOfGames } from '../../archive/ingest/readers/file-of-games.ts'
import { findingsOf, gameOfMatch, leftOut } from '../../archive/ingest/readers/liveapi.ts'
import { finding, joinNames, quoted } from '../../archive/ingest/rules/finding.ts'
import { normalizeFile } from '../../archive/ingest/rules/normalize-file.ts'
import { bansAtDrop } from '../../catalog/draft-bans.ts'
import type { SettledMatch } from './feed-matches.ts'
import { type LiveGameKey, liveMatchRepository } from './live-match.repository.ts'
import { type KnownFeed, liveFeedRepository } from './live-feed.repository.ts'
import { type LiveGame, liveGameRepository, type StoredLiveGame } from './live-game.repository.ts'

/** Stores a match that is over, and imports its series. */
export async function importLiveGame(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  homeTeam: string,
  feed: KnownFeed,
  settled: SettledMatch,
) {
  await importSeries(db, logger, await storeMatch(db, homeTeam, feed.id, settled))
}

export async function storeMatch(
  db: Kysely<Database>,
  homeTeam: string,
  feed: number,
  { match, outcome, endedMs }: SettledMatch,
): Promise<LiveGameKey> {
  const startedAt = match.startedAt ?? Math.floor(endedMs / 1000)
  const { bans, findings } = await withBans(db, homeTeam, feed, match)
  const game: StoredLiveGame = {
    ...gameOfMatch(match, 1),
    startedAt,
    bans,
    findings: outcome === 'won' ? findings : leftOut(match, outcome),
  }
  const key = { feed, startedAt }
  await liveGameRepository(db).save(key, { endedMs, outcome, lobby: lobbyOfMatch(match), game })
  return key
}

/** The bans of the lobby, else those of the draft, and what was guessed. */
async function withBans(
  db: Kysely<Database>,
  homeTeam: string,
  feedId: number,
  match: LiveMatch,
): Promise<Pick<StoredLiveGame, 'bans' | 'findings'>> {
  const findings = findingsOf(match, 1)
  if (match.bans) return { bans: match.bans, findings }
  const bans = await bansAtDrop(db, homeTeam, feedId, match)
  if (!bans) return { bans, findings }
  const { found, actions } = matchFileMessages
  const guess = finding('guessed', found.draftBans(joinNames(bans)), actions.draftBans, { game: 1 })
  return { bans, findings: [...findings, guess] }
}

/**
 * Imports those games of a live series that are kept, like a file that has grown, and undoes earlier imports of it.
 * Someone can decide about a game meanwhile, so it is done again until nothing has changed.
 */
export async function importSeries(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  key: LiveGameKey,
) {
  const games = liveGameRepository(db)
  let series = await games.seriesOf(key)
  const others: LiveGameKey[] = []
  for (;;) {
    const importId = await importKept(db, logger, series)
    others.push(...(await undoOthers(db, logger, series, importId)))
    await games.markImported(series, importId)
    const now = await games.seriesOf(key)
    if (textOf(now) === textOf(series)) break
    series = now
  }
  // Games that were imported together with these ones, before their lobbies were told apart.
  for (const other of others) await importSeries(db, logger, other)
}

const textOf = (series: readonly LiveGame[]) =>
  JSON.stringify(series.map((one) => ({ ...one, game: null })))

/** Returns the id of the import; null if there is nothing to import. */
async function importKept(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  series: readonly LiveGame[],
): Promise<number | null> {
  const [first] = series
  const feed = first && (await liveFeedRepository(db).find(first.feed))
  const kept = keptGames(series)
  if (!feed || kept.length === 0) return null
  const games = kept.map(({ game }, index) => ({ ...game, number: index + 1 }))
  const findings = await findingsOfSeries(db, series)
  const fileName = nameOf(feed, kept[0]?.startedAt ?? 0)
  const { importId } = await importFile(db, {
    fileName,
    fileHash: hashOf(games, findings),
    isDemo: false,
    by: feed.created_by,
    feedId: feed.id,
    ...normalizeFile(fileOfGames('liveapi', fileName, games, findings)),
  })
  logger.info({ feed: feed.id, import: importId, games: games.length }, 'live game imported')
  return importId
}

const keptGames = (series: readonly LiveGame[]) =>
  series.filter(({ outcome, isKept }) => outcome === 'won' && isKept)

/** What was guessed, left out or received twice. */
async function findingsOfSeries(
  db: Kysely<Database>,
  series: readonly LiveGame[],
): Promise<Finding[]> {
  const { found, actions } = matchFileMessages
  const feeds = new Map(
    (await liveFeedRepository(db).listKnown()).map(({ id, name }) => [id, quoted(name)]),
  )
  const nameOfFeed = ({ feed }: LiveGameKey) => feeds.get(feed) ?? quoted('')
  const kept = keptGames(series)
  return [
    ...series
      .filter(({ outcome }) => outcome !== 'won')
      .flatMap(({ game, startedAt }) =>
        game.findings.map((one) => ({
          ...one,
          found: found.startedAt(one.found, timeOf(startedAt)),
        })),
      ),
    ...kept.flatMap((game, index) => {
      const number = index + 1
      const own = game.game.findings.map((one) => ({ ...one, game: number }))
      if (game.copies.length === 0) return own
      const names = joinNames([game, ...game.copies].map(nameOfFeed))
      const action = actions.oneFeed(nameOfFeed(game))
      return [...own, finding('duplicate_game', found.twoFeeds(names), action, { game: number })]
    }),
  ]
}

/**
 * Undoes earlier imports of these games, which are part of this one now. Returns games that were imported together with
 * them and belong to another series.
 */
async function undoOthers(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  series: readonly LiveGame[],
  importId: number | null,
): Promise<LiveGameKey[]> {
  const recordings = series.flatMap(({ copies, ...own }) => [own, ...copies])
  const starts = new Set(recordings.map(({ startedAt }) => startedAt))
  const others: LiveGameKey[] = []
  for (const { id, games } of await liveMatchRepository(db).importsOf(recordings)) {
    if (id === importId) continue
    const foreign = games.filter((start) => !starts.has(start))
    const stored = await liveGameRepository(db).startedAt(foreign)
    // What is stored no longer would be gone for good.
    if (foreign.some((start) => stored.every(({ startedAt }) => startedAt !== start))) continue
    await undoImport(db, id, null)
    others.push(...stored)
    logger.info({ import: id, replacedBy: importId }, 'earlier import of a live series undone')
  }
  return others
}

/** A file without a name of its event is named after it. */
function nameOf({ name }: KnownFeed, startedAt: number): string {
  const day = new Date(startedAt * 1000).toISOString().slice(0, 10)
  return `${texts.eventName(name.replaceAll(/[/\\.]/g, '-'), day)}.json`
}

const timeOf = (startedAt: number) => new Date(startedAt * 1000).toISOString().slice(11, 16)

/** The same games with the same findings again are the same file. */
function hashOf(games: readonly RawGame[], findings: readonly Finding[]): string {
  // Positions follow from the same events as the rest.
  const content = games.map((game) => ({ ...game, track: null }))
  return createHash('sha256')
    .update(JSON.stringify(['live', content, findings]))
    .digest('hex')
}
