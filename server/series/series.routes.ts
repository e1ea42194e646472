import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { listSeries } from '#contract/forecast.ts'
import { byText } from '#domain/comp/comp.ts'
import { addBan, mostPicked, type TieRule } from '#domain/draft/ban.ts'
import { findLegend } from '#domain/legend/legend.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { type ResultRow, seriesRepository } from './series.repository.ts'

/** More than a person scrolls through; the search finds the others. */
const LISTED = 40

export function seriesRoutes(
  app: FastifyInstance,
  { db, banTieRule = 'points' }: { db: Kysely<Database>; banTieRule?: TieRule },
  answers: AnswerCache,
) {
  const series = seriesRepository(db)

  servePrebuilt(app, listSeries, answers, async ({ search }) => {
    const found = await series.find(search.trim(), LISTED)
    const ids = found.map(({ id }) => id)
    const [lastGames, results] = [await series.lastGames(ids), await series.results(ids)]
    return {
      series: found.map((row) => {
        const own = results.filter((result) => result.series_id === row.id)
        const last = lastGames.find((game) => game.series_id === row.id)
        return {
          id: row.id,
          event: row.event,
          lastPlayed: Math.floor(row.last_played.getTime() / 1000),
          games: row.games,
          teams: standings(own),
          bans: nextBans(last?.bans ?? [], own, row.games, banTieRule),
          map: last?.map ?? null,
          isDemo: row.is_demo,
        }
      }),
    }
  })
}

/** Team names by the points of all games. */
function standings(results: readonly ResultRow[]): string[] {
  return [...Map.groupBy(results, ({ team }) => team)]
    .map(([team, own]) => ({
      team,
      points: own.reduce((sum, { points }) => sum + (points ?? 0), 0),
    }))
    .toSorted((a, b) => b.points - a.points || byText(a.team, b.team))
    .map(({ team }) => team)
}

/** The bans of the game after the last one. */
function nextBans(
  bans: readonly string[],
  results: readonly ResultRow[],
  lastGame: number,
  tieRule: TieRule,
): string[] {
  const comps = results
    .filter(({ number }) => number === lastGame)
    .toSorted(
      (a, b) => (b.points ?? 0) - (a.points ?? 0) || (a.placement ?? 99) - (b.placement ?? 99),
    )
    .map(({ legends }) => legends)
  const picked = mostPicked(comps, tieRule)
  return (picked ? addBan(bans, picked.legend) : bans).map((legend) => findLegend(legend).name)
}
