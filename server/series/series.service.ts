import type { Kysely } from 'kysely'
import {
  type ListedSeries,
  SERIES_PAGE,
  type SeriesDetail,
  type SeriesStrength,
} from '#contract/series/series.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { banAfter, bansAfterGame, seriesPicks } from '#domain/draft/next-bans.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { USUAL_MEAN } from '#domain/series/game-model.ts'
import { standingsAfter } from '#domain/series/standings.ts'
import { findCurrentSeries } from '../archive/current-series.ts'
import { matchPointRepository } from '../archive/match-point.repository.ts'
import type { Database } from '../db/schema.ts'
import { toSeconds } from '../http/to-seconds.ts'
import { settingRepository } from '../catalog/setting.repository.ts'
import {
  type SeriesGame,
  type SeriesHead,
  seriesRepository,
  type SeriesResultRow,
} from './series.repository.ts'

export function seriesService(db: Kysely<Database>, banTieRule: TieRule) {
  const series = seriesRepository(db)
  const settings = settingRepository(db)

  return {
    async list(search: string, page: number): Promise<{ series: ListedSeries[]; total: number }> {
      const tieRule = await settings.findTieRule(banTieRule)
      const found = await series.find(search, SERIES_PAGE, page * SERIES_PAGE)
      const ids = found.map(({ id }) => id)
      const games = Map.groupBy(await series.games(ids), (game) => game.series_id)
      const results = Map.groupBy(await series.results(ids), (result) => result.series_id)
      const nextMaps = await findNextMaps(series, games)
      return {
        series: found.map((row) => {
          const own = results.get(row.id) ?? []
          const last = games.get(row.id)?.at(-1)
          return {
            ...headOf(row),
            games: row.games,
            teams: standingsAfter(teamsOf(own), row.games).map(({ team }) => team),
            bans: nextBans(row, last, own, tieRule),
            map: last?.map ?? null,
            nextMap: last ? (nextMaps.get(situationOf(last)) ?? null) : null,
          }
        }),
        total: await series.count(search),
      }
    },

    /** Null if there is no such series. One that a newer file has taken over is that of the newer file. */
    async detail(asked: number): Promise<SeriesDetail | null> {
      const id = await findCurrentSeries(db, asked)
      const head = id && (await series.byId(id))
      if (!head) return null
      const tieRule = await settings.findTieRule(banTieRule)
      const games = await series.games([id])
      const results = await series.results([id])
      return {
        ...headOf(head),
        games: games.map((game) => {
          const picks = () => seriesPicks(results, game.number)
          const banned = head.bans_enabled ? banAfter(game, games, picks, tieRule) : null
          return {
            number: game.number,
            map: game.map,
            startedAt: toSeconds(game.started_at),
            replay: game.replay,
            bans: game.bans.map(nameOf),
            banned: banned && {
              legend: nameOf(banned.legend),
              orElse: banned.orElse.map(nameOf),
              teams: teamsWith(banned.legend, game, results),
            },
          }
        }),
        teams: standingsAfter(teamsOf(results), head.games),
        nextBans: nextBans(head, games.at(-1), results, tieRule),
        nextMap: await findNextMap(series, games.at(-1)),
        matchPoint: await matchPointRepository(db).find(id, null),
      }
    },
  }
}

/** What the teams of a series scored before it; null if there is no such series. */
export async function findStrength(
  db: Kysely<Database>,
  asked: number,
): Promise<SeriesStrength | null> {
  const id = await findCurrentSeries(db, asked)
  if (!id) return null
  const series = seriesRepository(db)
  const [teams, field] = await Promise.all([series.scoredBefore(id), series.fieldMean(id)])
  return { teams, field: field ?? USUAL_MEAN }
}

/** Without an example, a map is assumed to stay for so many games. */
const MAP_BLOCK = 3

/** Maps are played in blocks, so the next one follows from the number of the last game and its map. */
async function findNextMap(
  series: ReturnType<typeof seriesRepository>,
  last: SeriesGame | undefined,
): Promise<SeriesDetail['nextMap']> {
  if (!last?.map) return null
  const followed = await series.mapsAfter(last.number, last.map)
  const [first] = followed
  if (first) return { ...first, of: followed.reduce((sum, { times }) => sum + times, 0) }
  return last.number % MAP_BLOCK === 0 ? null : { map: last.map, times: 0, of: 0 }
}

/** By situation; most series of a page are in the same few. */
async function findNextMaps(
  series: ReturnType<typeof seriesRepository>,
  games: ReadonlyMap<number, readonly SeriesGame[]>,
) {
  const found = new Map<string, SeriesDetail['nextMap']>()
  for (const last of [...games.values()].flatMap((own) => own.slice(-1))) {
    const key = situationOf(last)
    if (!found.has(key)) found.set(key, await findNextMap(series, last))
  }
  return found
}

const situationOf = ({ number, map }: SeriesGame) => `${number} ${map}`

const headOf = ({ id, event, set, region, last_played: lastPlayed, is_demo }: SeriesHead) => ({
  id,
  event,
  set,
  region,
  lastPlayed: toSeconds(lastPlayed),
  isDemo: is_demo,
})

const nameOf = (legend: string) => findLegend(legend).name

const teamsOf = (results: readonly SeriesResultRow[]) =>
  [...Map.groupBy(results, ({ team }) => team)].map(([team, own]) => ({
    team,
    results: own.map(({ number, placement, kills, points, legends }) => ({
      game: number,
      placement,
      kills,
      points,
      legends: legends.map(nameOf),
    })),
  }))

/** What the game after the last one bans; nothing in a series without the rule. */
function nextBans(
  { bans_enabled }: SeriesHead,
  last: SeriesGame | undefined,
  results: readonly SeriesResultRow[],
  tieRule: TieRule,
): string[] {
  if (!bans_enabled || !last) return []
  const picks = seriesPicks(results, last.number)
  return bansAfterGame({ ...last, at: last.started_at.getTime() }, picks, tieRule).map(nameOf)
}

const teamsWith = (legend: string, game: SeriesGame, results: readonly SeriesResultRow[]) =>
  results.filter(({ number, legends }) => number === game.number && legends.includes(legend)).length
