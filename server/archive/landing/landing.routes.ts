import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { listGameLandings, removeTeamLanding, setTeamLanding } from '#contract/archive/landing.ts'
import { landingMessages as texts } from '#contract/archive/landing.texts.ts'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import { removeLanding, setLanding } from './landing.ts'
import type { Database } from '../../db/schema.ts'
import type { AnswerCache } from '../../http/answer-cache.ts'
import { notFound } from '../../http/errors.ts'
import { serve, succeed } from '../../http/serve.ts'
import { landingRepository } from './landing.repository.ts'

export function landingRoutes(
  app: FastifyInstance,
  { db, backgroundDb }: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const landings = landingRepository(db)

  serve(app, listGameLandings, async ({ id }) => {
    const found = await landings.ofGame(id)
    if (!found) throw notFound(archiveChangeMessages.gameNotFound)
    return found
  })

  serve(
    app,
    setTeamLanding,
    answers.afterChange(async ({ id, poiId }, { user, log }) => {
      const { team, poi } = await setLanding(backgroundDb, id, poiId, user.id)
      log.info({ by: user.id, result: id }, 'landing set')
      return succeed(texts.set(team, poi))
    }),
  )

  serve(
    app,
    removeTeamLanding,
    answers.afterChange(async ({ id }, { user, log }) => {
      const { team } = await removeLanding(backgroundDb, id)
      log.info({ by: user.id, result: id }, 'landing removed')
      return succeed(texts.removed(team))
    }),
  )
}
