import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getTeamRanking, type TeamRankingAnswer } from '#contract/team/team-ranking.ts'
import { legendsOf } from '#domain/catalog/comp.ts'
import { fieldMean, rankTeams, type RankSums, usualLeast } from '#domain/team/ranking.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { toSeconds } from '../http/to-seconds.ts'
import { type LatestResult, teamRankingRepository } from './team-ranking.repository.ts'

/** No one reads a longer ranking. */
const SHOWN_TEAMS = 300
/** The latest games of a team: what it plays, its places and its series. */
const LATEST = { games: 60, places: 6, series: 8 }

type Repository = ReturnType<typeof teamRankingRepository>

async function rank(repository: Repository, sums: readonly RankSums[], day: string, least: number) {
  const ranks = rankTeams(sums, least)
  const shown = ranks.slice(0, SHOWN_TEAMS)
  const ids = shown.map(({ id }) => id)
  const [named, won, latest] = await Promise.all([
    repository.names(ids),
    repository.winsSince(ids, day),
    repository.latest(ids, day, LATEST.games),
  ])
  const names = new Map(named.map((team) => [team.id, team]))
  const wins = new Map(won.map((team) => [team.team_id, team.wins]))
  const byTeam = Map.groupBy(latest, (row) => row.team_id)
  const teams = shown.map(({ id, ...figures }) => ({
    team: names.get(id)?.name ?? '',
    region: names.get(id)?.region ?? null,
    ...figures,
    wins: wins.get(id) ?? 0,
    ...summarizeLatest(byTeam.get(id) ?? []),
  }))
  return { ranked: ranks.length, teams }
}

export function teamRankingRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  answers: AnswerCache,
) {
  servePrebuilt(
    app,
    getTeamRanking,
    answers,
    async ({ days, kind, ...asked }): Promise<TeamRankingAnswer> => {
      const repository = teamRankingRepository(db, kind)
      const day = await repository.firstDay(days)
      const sums = day === null ? [] : await repository.sumsSince(day)
      const least = asked.least ?? usualLeast(sums)
      return {
        least,
        field: fieldMean(sums),
        unranked: sums.filter(({ scored }) => scored < least).length,
        ...(day === null ? NO_TEAMS : await rank(repository, sums, day, least)),
      }
    },
  )
}

const NO_TEAMS = { ranked: 0, teams: [] }

/** Of one team, newest first. */
function summarizeLatest(rows: readonly LatestResult[]) {
  const comps = [...Map.groupBy(rows, (row) => row.comp_key)]
    .flatMap(([key, games]) => (key === null ? [] : [{ key, games: games.length }]))
    .toSorted((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1))
  const [most] = comps
  return {
    places: rows
      .slice(0, LATEST.places)
      .map(({ placement }) => placement)
      .toReversed(),
    series: [...Map.groupBy(rows, (row) => row.series_id).values()]
      .flatMap((games) => meanPoints(games) ?? [])
      .slice(0, LATEST.series)
      .toReversed(),
    comp: most
      ? {
          legends: legendsOf(most.key),
          games: most.games,
          of: comps.reduce((sum, { games }) => sum + games, 0),
        }
      : null,
    lastPlayed: toSeconds(rows[0]?.played_at ?? new Date(0)),
  }
}

function meanPoints(rows: readonly LatestResult[]): number | null {
  const known = rows.flatMap(({ points }) => points ?? [])
  return known.length === 0 ? null : known.reduce((sum, next) => sum + next, 0) / known.length
}
