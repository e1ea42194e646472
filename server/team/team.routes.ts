import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getTeams, getTeamsMapping } from '#contract/team/team.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { teamRankingRoutes } from './team-ranking.routes.ts'
import { teamRepository } from './team.repository.ts'

export function teamRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const teams = teamRepository(db)
  teamRankingRoutes(app, db, answers)

  servePrebuilt(app, getTeams, answers, async ({ regions }) => {
    const rows = await teams.list()
    const chosen = rows.filter(
      ({ region }) => regions.length === 0 || (region !== null && regions.includes(region)),
    )
    return {
      teams: chosen.map(({ name }) => name),
      regions: Object.fromEntries(
        chosen.flatMap(({ name, region }) => (region ? [[name, region]] : [])),
      ),
    }
  })

  servePrebuilt(app, getTeamsMapping, answers, async () => ({
    mapping: Object.fromEntries((await teams.aliases()).map(({ key, name }) => [key, name])),
  }))
}
