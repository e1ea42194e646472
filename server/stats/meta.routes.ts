import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getMeta, MAX_META_COMPS, type MetaAnswer } from '#contract/stats/meta.ts'
import { byText, legendsOf } from '#domain/catalog/comp.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import { allMaps } from '#domain/catalog/map.ts'
import { banStats } from '#domain/draft/ban-stats.ts'
import { valueModel } from '#domain/regular/recommendation.ts'
import { type MetaGames, type MetaPicks, metaRow, metaSpan } from '#domain/stats/meta.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { metaRepository } from './meta.repository.ts'
import { statsRepository } from './stats.repository.ts'

/** It reads single results, of everything in the longest window. */
const META_COST = 4

const NOTHING: MetaAnswer = {
  days: null,
  series: 0,
  games: 0,
  teamGames: 0,
  weeks: [],
  bans: [],
  maps: [],
  played: 0,
  comps: [],
  legends: [],
  seriesWithBans: 0,
}

export function metaRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const repository = metaRepository(db)
  const stats = statsRepository(db)

  servePrebuilt(
    app,
    getMeta,
    answers,
    async ({ window, least, ...filter }): Promise<MetaAnswer> => {
      const days = await repository.days()
      if (days === null) return NOTHING
      const span = metaSpan(window, days.oldest, days.newest)
      const games = await repository.games(filter, span)
      const picks = (await repository.picks(filter, span)).map(toPicks)
      const model = valueModel(await repository.compSums())
      const columns = columnsOf(games)
      const table = { ...columns, games, hasBefore: span.before !== null, model }
      const banFilter = { startDate: span.since, endDate: span.until, ...filter }
      const seriesWithBans = await stats.seriesWithBans(banFilter)
      const banned = banStats(await stats.bans(banFilter), seriesWithBans)
      const comps = compsOf(picks)
      const listed = comps.filter(({ total }) => total.games >= least)
      return {
        days: { since: span.since, until: span.until },
        ...(await repository.size(filter, span)),
        teamGames: games.reduce((sum, one) => sum + (one.span === 'now' ? one.teamGames : 0), 0),
        weeks: [...span.weeks],
        ...columns,
        played: comps.length,
        comps: listed.slice(0, MAX_META_COMPS).map(({ key, total, rows }) => ({
          legends: legendsOf(key),
          teams: total.teams,
          ...metaRow(total.legends, rows, table),
        })),
        legends: legendsIn(picks, banned).map((legend) => {
          const { name } = findLegend(legend)
          const ban = banned.find(({ legendName }) => legendName === name)
          return {
            legend: name,
            ...metaRow(
              [legend],
              picks.filter(({ legends }) => legends.includes(legend)),
              table,
            ),
            banned: { series: ban?.banCount ?? 0, after: ban?.avgGameBanned ?? null },
          }
        }),
        seriesWithBans,
      }
    },
    { cost: () => META_COST },
  )
}

type FoundPicks = Awaited<ReturnType<ReturnType<typeof metaRepository>['picks']>>[number]

const toPicks = (row: FoundPicks): MetaPicks & { key: string } => ({
  ...row,
  key: row.comp_key,
  legends: row.comp_key.split('|'),
  despite: row.despite === '' ? [] : row.despite.split('|'),
  sums: {
    n: row.n,
    points: row.points,
    ownPoints: row.own_points,
    priorShare: row.prior_share,
  },
})

/** Numbers of bans and maps of the window, as columns: maps in the order of the product. */
function columnsOf(games: readonly MetaGames[]) {
  const now = games.filter(({ span }) => span === 'now')
  const maps = new Set(now.map(({ map }) => map))
  return {
    bans: [...new Set(now.map(({ bans }) => bans))].toSorted((a, b) => a - b),
    maps: allMaps().flatMap(({ id }) => (maps.has(id) ? [id] : [])),
  }
}

/** All picks of a composition in the window; those of banned legends are in rows of their own. */
const isTotal = ({ span, week, map, bans, despite }: MetaPicks) =>
  span === 'now' && week === null && map === null && bans === null && despite.length === 0

/** The compositions of the window, most played first. */
function compsOf(picks: readonly (MetaPicks & { key: string })[]) {
  return [...Map.groupBy(picks, ({ key }) => key)]
    .flatMap(([key, rows]) => {
      const total = rows.find(isTotal)
      return total ? [{ key, total, rows }] : []
    })
    .toSorted((a, b) => b.total.games - a.total.games || byText(a.key, b.key))
}

/** Keys of all legends that were picked or banned in the window. */
const legendsIn = (
  picks: readonly MetaPicks[],
  banned: readonly { readonly legendName: string }[],
) =>
  [
    ...new Set([
      ...picks.filter(isTotal).flatMap(({ legends }) => legends),
      ...banned.map(({ legendName }) => legendKey(legendName)),
    ]),
  ].toSorted(byText)
