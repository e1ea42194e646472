import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getLiveGame, keepLiveGame } from '#contract/live-game.ts'
import { liveFeedMessages as texts } from '#contract/messages/live-feed.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { importSeries } from './import-live-game.ts'
import { liveFeedRepository } from './live-feed.repository.ts'
import { liveMatchRepository } from './live-match.repository.ts'

export function liveGameRoutes(
  app: FastifyInstance,
  { db, backgroundDb }: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const matches = liveMatchRepository(db)

  servePrebuilt(app, getLiveGame, answers, (game) => matches.state(game))

  serve(
    app,
    keepLiveGame,
    answers.afterChange(async ({ isKept, ...game }, { user, log }) => {
      const feed = await liveFeedRepository(db).find(game.feed)
      if (!feed || !(await matches.exists(game))) throw notFound(texts.gameGone)
      await liveMatchRepository(backgroundDb).decide(game, isKept, user.id)
      // A game that is still played has nothing in the archive yet.
      await importSeries(backgroundDb, log, feed, game.startedAt)
      log.info({ by: user.id, ...game, isKept }, 'live game decided')
      return succeed(isKept ? texts.kept : texts.notKept)
    }),
  )
}
