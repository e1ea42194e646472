import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getLegendBans, getTeamStats } from '#contract/stats/stats.ts'
import { banStats } from '#domain/draft/ban-stats.ts'
import { meanOf } from '#domain/stats/sums.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { statsRepository, type TeamSums } from './stats.repository.ts'

export function statsRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const repository = statsRepository(db)

  servePrebuilt(app, getTeamStats, answers, async (filter) => ({
    stats: (await repository.teams(filter)).map(presentTeam),
  }))

  servePrebuilt(app, getLegendBans, answers, async (filter) => {
    const series = await repository.seriesWithBans(filter)
    return { banStats: banStats(await repository.bans(filter), series), series }
  })
}

function presentTeam(team: TeamSums) {
  const survival = {
    n: team.survival_games,
    sum: team.survival_s,
    sumOfSquares: team.survival_squared,
  }
  const kills = { n: team.kill_games, sum: team.kills, sumOfSquares: team.kills_squared }
  const score = { n: team.scored_games, sum: team.points, sumOfSquares: team.points_squared }
  const placement = {
    n: team.placed_games,
    sum: team.placements,
    sumOfSquares: team.placements_squared,
  }
  return {
    teamName: team.name,
    region: team.region,
    gamesPlayed: team.games,
    avgSurvivalTime: meanOf(survival)?.mean ?? null,
    avgKills: meanOf(kills)?.mean ?? null,
    avgScore: meanOf(score)?.mean ?? null,
    avgPlacement: meanOf(placement)?.mean ?? null,
    survival,
    kills,
    score,
    placement,
  }
}
