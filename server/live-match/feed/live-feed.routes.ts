import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  addLiveFeed,
  listLiveFeeds,
  removeLiveFeed,
  revokeLiveFeed,
} from '#contract/live-match/live-feed.ts'
import { setFeedMatchPoint } from '#contract/series/match-point.ts'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import { matchPointMessages } from '#contract/series/match-point.texts.ts'
import { matchPointRepository } from '../../archive/match-point.repository.ts'
import type { Database } from '../../db/schema.ts'
import type { AnswerCache } from '../../http/answer-cache.ts'
import { notFound } from '../../http/errors.ts'
import { serve, succeed } from '../../http/serve.ts'
import type { FeedServer } from './feed-server.ts'
import { liveFeedRepository } from './live-feed.repository.ts'

interface LiveFeedDeps {
  readonly db: Kysely<Database>
  readonly backgroundDb: Kysely<Database>
  /** Unset if the operator hasn't switched live feeds on. */
  readonly liveFeeds?: FeedServer | null
  /** Why the receiver didn't start. */
  readonly liveFeedProblem?: string | null
}

export function liveFeedRoutes(
  app: FastifyInstance,
  { db, backgroundDb, liveFeeds = null, liveFeedProblem = null }: LiveFeedDeps,
  answers: AnswerCache,
) {
  const feeds = liveFeedRepository(db)

  serve(app, listLiveFeeds, async () => {
    const states = liveFeeds?.states()
    const known = await feeds.list()
    return {
      port: liveFeeds?.port ?? null,
      isLocalOnly: liveFeeds?.isLocalOnly ?? false,
      problem: liveFeedProblem,
      feeds: known.map((feed) => ({ ...feed, connection: states?.get(feed.id) ?? null })),
    }
  })

  serve(app, addLiveFeed, async ({ name }, { user, log }) => {
    const { id, token } = await feeds.create(name, user.id)
    log.info({ by: user.id, feed: id }, 'live feed added')
    return { ...succeed(texts.created), id, token }
  })

  serve(
    app,
    setFeedMatchPoint,
    answers.afterChange(async ({ id, rule }, { user, log }) => {
      if (!(await matchPointRepository(backgroundDb).setOfFeed(id, rule)))
        throw notFound(texts.gone)
      log.info({ by: user.id, feed: id, rule }, 'match point of a live feed set')
      return succeed(matchPointMessages.saved)
    }),
  )

  serve(app, revokeLiveFeed, async ({ id }, { user, log }) => {
    if (!(await feeds.revoke(id))) throw notFound(texts.notActive)
    await liveFeeds?.closeRevoked()
    log.info({ by: user.id, feed: id }, 'live feed turned off')
    return succeed(texts.revoked)
  })

  serve(app, removeLiveFeed, async ({ id }, { user, log }) => {
    if (!(await feeds.remove(id))) throw notFound(texts.gone)
    await liveFeeds?.closeRevoked()
    log.info({ by: user.id, feed: id }, 'live feed removed')
    return succeed(texts.removed)
  })
}
