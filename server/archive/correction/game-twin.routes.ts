import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { decideGameTwin, listGameTwins, splitGameTwin } from '#contract/archive/game-twin.ts'
import { gameTwinMessages as texts } from '#contract/archive/game-twin.texts.ts'
import { joinGames, keepGamesApart, splitGames } from '../twin/twin-decisions.ts'
import type { Database } from '../../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { serve, succeed } from '../../http/serve.ts'
import { gameTwinRepository } from './game-twin.repository.ts'

export function gameTwinRoutes(
  app: FastifyInstance,
  { db, backgroundDb }: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const twins = gameTwinRepository(db)

  servePrebuilt(app, listGameTwins, answers, async () => ({
    twins: await twins.list(),
    joined: await twins.listJoined(),
  }))

  serve(
    app,
    decideGameTwin,
    answers.afterChange(async ({ isSame, ...pair }, { user, log }) => {
      await (isSame ? joinGames : keepGamesApart)(backgroundDb, pair, user.id)
      log.info({ by: user.id, ...pair, isSame }, 'pair of games decided')
      return succeed(isSame ? texts.joined : texts.keptApart)
    }),
  )

  serve(
    app,
    splitGameTwin,
    answers.afterChange(async (pair, { user, log }) => {
      await splitGames(backgroundDb, pair, user.id)
      log.info({ by: user.id, ...pair }, 'joined games split')
      return succeed(texts.splitAgain)
    }),
  )
}
