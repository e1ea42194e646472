import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { saveClubTeams } from '#contract/catalog/own-team-admin.ts'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { serve, succeed } from '../http/serve.ts'
import { findClubTeams } from './club-teams.ts'
import { settingRepository } from './setting.repository.ts'

export function ownTeamRoutes(
  app: FastifyInstance,
  deps: { db: Kysely<Database>; backgroundDb: Kysely<Database>; homeTeam: string },
  answers: AnswerCache,
) {
  servePrebuilt(app, getClubTeams, answers, () => findClubTeams(deps.db, deps.homeTeam))

  serve(
    app,
    saveClubTeams,
    answers.afterChange(async (teams, { user, log }) => {
      await settingRepository(deps.backgroundDb).saveClubTeams(teams, user.id)
      log.info({ by: user.id, teams: teams.teams.length }, 'club teams changed')
      return succeed(texts.saved)
    }),
  )
}
