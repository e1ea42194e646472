import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { setEventKinds, setSeriesKind } from '#contract/archive/game-kind.ts'
import { gameKindMessages as texts } from '#contract/archive/game-kind.texts.ts'
import type { Database } from '../../db/schema.ts'
import type { AnswerCache } from '../../http/answer-cache.ts'
import { serve, succeed } from '../../http/serve.ts'
import { chooseEventKinds, chooseSeriesKind } from './game-kinds.ts'

export function gameKindRoutes(
  app: FastifyInstance,
  { backgroundDb }: { backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  serve(
    app,
    setSeriesKind,
    answers.afterChange(async ({ id, kind }, { user, log }) => {
      await chooseSeriesKind(backgroundDb, id, kind, user.id)
      log.info({ by: user.id, series: id, kind }, 'kind of a series chosen')
      return succeed(texts.saved)
    }),
  )

  serve(
    app,
    setEventKinds,
    answers.afterChange(async ({ search, kind }, { user, log }) => {
      const series = await chooseEventKinds(backgroundDb, search, kind, user.id)
      log.info({ by: user.id, kind, series }, 'kind of events chosen')
      return succeed(texts.savedAll(series))
    }),
  )
}
