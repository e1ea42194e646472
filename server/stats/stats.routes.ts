import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getLegendBans, getTeamStats } from '#contract/stats.ts'
import { banStats } from '#domain/ban-stats.ts'
import { meanInterval } from '#domain/interval.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerStore, servePrebuilt } from '../serve-prebuilt.ts'
import { statsRepository } from './stats.repository.ts'

export function statsRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerStore) {
  const repository = statsRepository(db)

  servePrebuilt(app, getTeamStats, answers, async (filter) => ({
    stats: (await repository.teams(filter)).map((team) => ({
      teamName: team.name,
      region: team.region,
      gamesPlayed: team.games,
      avgSurvivalTime: mean(team.survival_s, team.survival_games),
      avgKills: mean(team.kills, team.kill_games),
      avgScore: mean(team.points, team.scored_games),
      avgPlacement: mean(team.placements, team.placed_games),
      scoreInterval: meanInterval(team.scored_games, team.points, team.points_squared),
    })),
  }))

  servePrebuilt(app, getLegendBans, answers, async (filter) => {
    const series = await repository.seriesWithBans(filter)
    return { banStats: banStats(await repository.bans(filter), series), series }
  })
}

const mean = (sum: number, games: number) => (games === 0 ? null : sum / games)
