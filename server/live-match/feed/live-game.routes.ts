import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { endLiveGame, getLiveGame, keepLiveGame } from '#contract/live-match/live-game.ts'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import type { Database } from '../../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { serve, succeed } from '../../http/serve.ts'
import { endGame } from './end-game.ts'
import { importSeries } from './import-live-game.ts'
import { liveFeedRepository } from './live-feed.repository.ts'
import { liveMatchRepository } from './live-match.repository.ts'

export function liveGameRoutes(
  app: FastifyInstance,
  {
    db,
    backgroundDb,
    homeTeam,
  }: { db: Kysely<Database>; backgroundDb: Kysely<Database>; homeTeam: string },
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
      await importSeries(backgroundDb, log, game)
      log.info({ by: user.id, ...game, isKept }, 'live game decided')
      return succeed(isKept ? texts.kept : texts.notKept)
    }),
  )

  serve(
    app,
    endLiveGame,
    answers.afterChange(async (game, { user, log }) => {
      const ended = await endGame(backgroundDb, log, homeTeam, game)
      if (ended === 'gone') throw notFound(texts.gameGone)
      if (ended === 'late') throw conflict('joined_late', texts.joinedLate)
      if (ended === 'known') throw conflict('already_saved', texts.endedAlready)
      log.info({ by: user.id, ...game }, 'live game ended by hand')
      return succeed(texts.ended)
    }),
  )
}
