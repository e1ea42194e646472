import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getHistoricalTeamComps, getTeamHistoricalComps } from '#contract/regular/comp.ts'
import { type CompRecord, hasBanned, legendsOf } from '#domain/catalog/comp.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { teamKey } from '#domain/team/team.ts'
import { findTeamsBySpelling } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { toSeconds } from '../http/to-seconds.ts'
import { compRepository, type CompRow, type PlayedMatchRow } from './comp.repository.ts'

interface Question {
  teams: readonly string[]
  bannedLegends: readonly string[]
}

const cost = ({ teams }: Question) => teams.length

export function compRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const comps = compRepository(db)

  /** Each team once, in the order requested. An unknown team has no games. */
  const ofTeams = async <T>(asked: readonly string[], present: (row: CompRow) => T) => {
    const names = [...new Set(asked)]
    const found = await findTeamsBySpelling(db, names)
    const ids = [...found.values()].map(({ id }) => id)
    const byTeam = Map.groupBy(await comps.ofTeams(ids), (row) => row.team_id)
    const games = await comps.gamesOf(ids)
    return names.map((name) => {
      const team = found.get(teamKey(name))
      if (!team) return { team: name, games: 0, comps: [] }
      const records = byTeam.get(team.id) ?? []
      return { team: team.name, games: games.get(team.id) ?? 0, comps: records.map(present) }
    })
  }

  const historicalComps = async ({ teams, bannedLegends }: Question) => ({
    team_comps: await ofTeams(teams, (row) => presentComp(row, bannedLegends)),
  })
  servePrebuilt(app, getHistoricalTeamComps, answers, historicalComps, { cost })

  const withMatches = async ({ teams, bannedLegends }: Question) => {
    const found = await findTeamsBySpelling(db, teams)
    const matches = Map.groupBy(
      await comps.matchesOf([...found.values()].map(({ id }) => id)),
      (match) => `${match.team_id} ${match.comp_key}`,
    )
    return {
      team_comps: await ofTeams(teams, (row) => ({
        ...presentComp(row, bannedLegends),
        matches: (matches.get(`${row.team_id} ${row.comp_key}`) ?? []).map(presentMatch),
      })),
    }
  }
  servePrebuilt(app, getTeamHistoricalComps, answers, withMatches, { cost })
}

const presentMatch = (match: PlayedMatchRow) => ({
  placement: match.placement,
  survivalTime: match.survival_s,
  points: match.points,
  kills: match.kills,
  damage: match.damage,
  map: match.map,
  game: match.number,
  played_at: toSeconds(match.played_at),
  bans: match.bans,
  kind: match.kind,
})

function presentComp(row: CompRow, bannedLegends: readonly string[]): CompRecord {
  const comp = legendsOf(row.comp_key)
  return {
    comp,
    games: row.games,
    avg_points: row.scored_games === 0 ? 0 : row.points / row.scored_games,
    points: { n: row.scored_games, sum: row.points, sumOfSquares: row.points_squared },
    game_orders: row.orders,
    banned_with: row.bans.map((legend) => findLegend(legend).name),
    is_available: !hasBanned(comp, bannedLegends),
    last_played: toSeconds(row.last_played),
  }
}
