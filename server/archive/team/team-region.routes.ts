import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import {
  findTeamsOfEvents,
  listMissingRegions,
  setTeamRegions,
  undoTeamRegions,
} from '#contract/archive/team-region.ts'
import { chooseRegions, undoRegions } from './choose-regions.ts'
import type { Database } from '../../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { serve, succeed } from '../../http/serve.ts'
import { teamRegionRepository } from './team-region.repository.ts'

export function teamRegionRoutes(
  app: FastifyInstance,
  { backgroundDb: db }: { backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const regions = teamRegionRepository(db)

  servePrebuilt(app, listMissingRegions, answers, async () => ({
    ...(await regions.missing()),
    lastChange: await regions.lastChange(),
  }))

  serve(app, findTeamsOfEvents, ({ search }) => regions.ofEvents(search.trim()))

  serve(
    app,
    setTeamRegions,
    answers.afterChange(async ({ choices }, { user, log }) => {
      const { id, changed } = await chooseRegions(db, choices, user.id)
      log.info({ by: user.id, change: id, seasons: changed.length }, 'team regions set')
      return { ...succeed(texts.changed(changed.length)), id, changed: changed.length }
    }),
  )

  serve(
    app,
    undoTeamRegions,
    answers.afterChange(async ({ id }, { user, log }) => {
      await undoRegions(db, id)
      log.info({ by: user.id, change: id }, 'team regions undone')
      return succeed(texts.undone)
    }),
  )
}
