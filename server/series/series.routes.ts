import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { listSeries } from '#contract/forecast.ts'
import { byText } from '#domain/comp/comp.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { bansAfterGame, seriesPicks } from '#domain/draft/next-bans.ts'
import { findLegend } from '#domain/legend/legend.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { settingRepository } from '../setting/setting.repository.ts'
import { type SeriesResult, seriesRepository } from './series.repository.ts'

/** More than a person scrolls through; the search finds the others. */
const LISTED = 40

export function seriesRoutes(
  app: FastifyInstance,
  { db, banTieRule }: { db: Kysely<Database>; banTieRule: TieRule },
  answers: AnswerCache,
) {
  const series = seriesRepository(db)
  const settings = settingRepository(db)

  servePrebuilt(app, listSeries, answers, async ({ search }) => {
    const tieRule = await settings.findTieRule(banTieRule)
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
          bans: bansAfterGame(last?.bans ?? [], seriesPicks(own, row.games), tieRule).map(
            (legend) => findLegend(legend).name,
          ),
          map: last?.map ?? null,
          isDemo: row.is_demo,
        }
      }),
    }
  })
}

/** Team names by the points of all games. */
function standings(results: readonly SeriesResult[]): string[] {
  return [...Map.groupBy(results, ({ team }) => team)]
    .map(([team, own]) => ({
      team,
      points: own.reduce((sum, { points }) => sum + (points ?? 0), 0),
    }))
    .toSorted((a, b) => b.points - a.points || byText(a.team, b.team))
    .map(({ team }) => team)
}
