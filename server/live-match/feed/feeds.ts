import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { WebSocket } from 'ws'
import type { LiveMatch } from '#domain/live-match/feed/live-match.ts'
import type { Database } from '../../db/schema.ts'
import { toFeedSocket } from './feed-connection.ts'
import { addStored, followFeed } from './feed-matches.ts'
import { createTurns, followNewest } from './feed-turns.ts'
import { type FeedSession, openSession, type WatchedFeed } from './feed-session.ts'
import { createLiveImports } from './live-imports.ts'
import { liveEventRepository } from './live-event.repository.ts'
import { type KnownFeed, liveFeedRepository } from './live-feed.repository.ts'

/** Lets viewers see the match of a feed. */
export type WatchFeed = (feed: KnownFeed, match: () => LiveMatch | null) => WatchedFeed

interface FeedsOptions {
  db: Kysely<Database>
  backgroundDb: Kysely<Database>
  homeTeam: string
  key: string
  framesPerSecond?: number
  watch?: WatchFeed | undefined
  logger: FastifyBaseLogger
}

/** The feeds of this server: at most one connection each, and the match that goes on when it is lost. */
export function createFeeds(options: FeedsOptions) {
  const { db, backgroundDb, homeTeam, key, logger, framesPerSecond, watch } = options
  const known = liveFeedRepository(db)
  const events = liveEventRepository(db)
  const sessions = new Map<number, FeedSession>()
  const imports = createLiveImports(backgroundDb, logger, homeTeam)
  const newest = followNewest((feeds) => known.stillOn(feeds), logger)
  const turns = createTurns()
  const recovered = recoverGames(db, imports, (feed, recover) =>
    newest.has(feed) ? Promise.resolve() : turns.take(feed, recover),
  ).catch((error: unknown) =>
    logger.error(error, 'looking for live games that were not imported failed'),
  )

  const connect = async (feed: KnownFeed, socket: WebSocket, isJson: boolean) => {
    await sessions.get(feed.id)?.end()
    // What one that has given up had sent before is still saved.
    if (!newest.is(feed.id, socket)) return null
    const matches = (await restoreMatch(feed, events, imports)).goOn()
    const session = await openSession({
      feed,
      socket: toFeedSocket(socket),
      isJson,
      key,
      ...(framesPerSecond && { framesPerSecond }),
      matches,
      watched: watch?.(feed, () => matches.match),
      events,
      logger,
    })
    sessions.set(feed.id, session)
    void session.ended.then(() => {
      if (sessions.get(feed.id) === session) sessions.delete(feed.id)
    })
    logger.info({ feed: feed.id }, 'live feed connected')
    return session
  }

  return {
    /** `onKnown` is called as soon as the token is valid; the match is restored after that. */
    async open(
      socket: WebSocket,
      name: string,
      isJson: boolean,
      onKnown: () => void,
    ): Promise<FeedSession | null> {
      const feed = await known.open(name)
      if (!feed) {
        logger.warn('a live feed without a valid token was refused')
        return null
      }
      onKnown()
      newest.replace(feed.id, socket)
      // One at a time: of two connections with one token, the later one has to find the earlier one.
      return turns.take(feed.id, () => connect(feed, socket, isJson))
    },
    states: () => new Map([...sessions].map(([id, session]) => [id, session.state()])),
    closeRevoked: () => newest.closeRevoked(),
    stop() {
      imports.stop()
      for (const session of sessions.values()) session.stop()
    },
    settled: () => recovered.then(() => turns.settled()).then(() => imports.settled()),
  }
}

/** Imports what was received but not imported before this server was stopped or killed. */
async function recoverGames(
  db: Kysely<Database>,
  imports: ReturnType<typeof createLiveImports>,
  takeTurn: (feed: number, work: () => Promise<unknown>) => Promise<unknown>,
) {
  const events = liveEventRepository(db)
  await imports.recover()
  for (const feed of await liveFeedRepository(db).listKnown())
    // A feed that has connected meanwhile has restored its match itself.
    await takeTurn(feed.id, async () =>
      (await restoreMatch(feed, events, imports)).matches.finish(),
    )
}

/** Goes on with the match that the feed was in, whichever server has received it. */
async function restoreMatch(
  feed: KnownFeed,
  events: ReturnType<typeof liveEventRepository>,
  imports: ReturnType<typeof createLiveImports>,
) {
  let isStored = true
  const matches = followFeed((settled) => {
    // The last events of a match that is done look like one whose beginning is missing.
    const isWhole = settled.outcome !== 'late' && settled.match.map !== ''
    if (isWhole || !isStored) imports.add(feed, settled)
  })
  await addStored(matches, events.openFrames(feed.id))
  return {
    matches,
    /** What follows comes from the game. */
    goOn: () => {
      isStored = false
      return matches
    },
  }
}
