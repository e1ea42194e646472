import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Database } from '../../db/schema.ts'
import { finding } from '../../archive/ingest/rules/finding.ts'
import { addStored, followFeed, settledOutcome } from './feed-matches.ts'
import { importSeries, storeMatch } from './import-live-game.ts'
import { liveEventRepository } from './live-event.repository.ts'
import { liveGameRepository, type StoredLiveGame } from './live-game.repository.ts'
import type { LiveGameKey } from './live-match.repository.ts'

/**
 * Ends a game by hand and saves it with the placements so far: its end wasn't received, or an administrator stopped it.
 * It is read from its stored events, so any server can do it.
 */
export async function endGame(
  db: Kysely<Database>,
  logger: FastifyBaseLogger,
  homeTeam: string,
  key: LiveGameKey,
): Promise<'ended' | 'known' | 'late' | 'gone'> {
  const games = liveGameRepository(db)
  if (!(await games.find(key))) await storeOpenMatch(db, homeTeam, key)
  const stored = await games.find(key)
  if (!stored) return 'gone'
  if (stored.outcome === 'late') return 'late'
  if (stored.outcome === 'won' && stored.isImported) return 'known'
  if (stored.outcome !== 'won') {
    const game = { ...stored.game, findings: [endedByHand(stored.game)] }
    await games.save(key, { ...stored, outcome: 'won', game })
  }
  await importSeries(db, logger, key)
  return 'ended'
}

/** Stores the match that a feed is in. It won't get an end, so what follows from the events so far counts. */
async function storeOpenMatch(
  db: Kysely<Database>,
  homeTeam: string,
  { feed, startedAt }: LiveGameKey,
) {
  const matches = followFeed(() => {})
  const endedMs = await addStored(matches, liveEventRepository(db).openFrames(feed))
  const { match } = matches
  if (match?.startedAt !== startedAt) return
  match.isResolved = true
  const outcome = settledOutcome(match)
  if (outcome !== null) await storeMatch(db, homeTeam, feed, { match, outcome, endedMs })
}

function endedByHand({ teams }: StoredLiveGame) {
  const left = teams.filter(({ placement }) => placement === null).length
  const found = texts.found.endedByHand(left)
  return finding('guessed', found, texts.actions.placedSoFar, { game: 1 })
}
