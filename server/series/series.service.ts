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
import { NO_EVENT_RULES } from '#domain/series/series-rules.ts'
import { guessNextMap, type SeriesMaps } from '#domain/series/next-map.ts'
import { standingsAfter } from '#domain/series/standings.ts'
import { findCurrentSeries } from '../archive/current-series.ts'
import { matchPointRepository } from '../archive/match-point.repository.ts'
import { findPastMaps, mapsOf } from '../archive/past-maps.ts'
import { findStartPoints, seriesRules } from '../archive/series-rules.ts'
import type { Database } from '../db/schema.ts'
import { toSeconds } from '../http/to-seconds.ts'
import {
  type SeriesGame,
  type SeriesHead,
  seriesRepository,
  type SeriesResultRow,
} from './series.repository.ts'

export function seriesService(db: Kysely<Database>, banTieRule: TieRule) {
  const series = seriesRepository(db)
  const findRanked = rankedFinder(db, banTieRule)

  return {
    async list(search: string, page: number): Promise<{ series: ListedSeries[]; total: number }> {
      const found = await series.find(search, SERIES_PAGE, page * SERIES_PAGE)
      const ids = found.map(({ id }) => id)
      const ranked = await findRanked(ids)
      const games = Map.groupBy(await series.games(ids), (game) => game.series_id)
      const results = Map.groupBy(await series.results(ids), (result) => result.series_id)
      const past = await findPastMaps(db)
      return {
        series: found.map((row) => {
          const own = results.get(row.id) ?? []
          const last = games.get(row.id)?.at(-1)
          const { banTie, ...ranking } = ranked(row.id, own)
          return {
            ...headOf(row),
            games: row.games,
            teams: standingsAfter(ranking, row.games).map(({ team }) => team),
            bans: nextBans(row, last, own, banTie),
            map: last?.map ?? null,
            nextMap: nextMapOf(row.id, games.get(row.id) ?? [], past, ranking.matchPoint !== null),
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
      const games = await series.games([id])
      const results = await series.results([id])
      const { banTie, ...ranking } = (await findRanked([id]))(id, results)
      return {
        ...headOf(head),
        games: games.map((game) =>
          presentGame(game, games, results, head.bans_enabled ? banTie : null),
        ),
        teams: standingsAfter(ranking, head.games),
        nextBans: nextBans(head, games.at(-1), results, banTie),
        nextMap: nextMapOf(id, games, await findPastMaps(db), ranking.matchPoint !== null),
        matchPoint: ranking.matchPoint,
        equalPoints: ranking.equalPoints,
        banTie,
        eventRules: ranking.chosen,
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

/** What the newest other series say about the map after these games. */
function nextMapOf(
  id: number,
  games: readonly SeriesGame[],
  past: ReadonlyMap<number, SeriesMaps>,
  isFinal: boolean,
): SeriesDetail['nextMap'] {
  const others = [...past].flatMap(([series, maps]) => (series === id ? [] : [maps]))
  return guessNextMap(mapsOf(games), others, isFinal)
}

const headOf = ({ id, event, set, region, last_played: lastPlayed, is_demo }: SeriesHead) => ({
  id,
  event,
  set,
  region,
  lastPlayed: toSeconds(lastPlayed),
  isDemo: is_demo,
})

const nameOf = (legend: string) => findLegend(legend).name

/** What orders the teams of series, given their results, and how a tied ban is decided. */
function rankedFinder(db: Kysely<Database>, banTieRule: TieRule) {
  const rules = seriesRules(db, banTieRule)
  return async (ids: readonly number[]) => {
    const [ofSeries, matchPoints, startPoints] = await Promise.all([
      rules.find(ids),
      matchPointRepository(db).findMany(ids),
      findStartPoints(db, ids),
    ])
    return (id: number, results: readonly SeriesResultRow[]) => ({
      equalPoints: ofSeries.get(id)?.equalPoints ?? 'kills',
      banTie: ofSeries.get(id)?.banTie ?? banTieRule,
      chosen: ofSeries.get(id)?.chosen ?? NO_EVENT_RULES,
      matchPoint: matchPoints.get(id) ?? null,
      teams: teamsOf(results, startPoints.get(id)),
    })
  }
}

/** `banTie` is null in a series without bans. */
function presentGame(
  game: SeriesGame,
  games: readonly SeriesGame[],
  results: readonly SeriesResultRow[],
  banTie: TieRule | null,
): SeriesDetail['games'][number] {
  const picks = () => seriesPicks(results, game.number)
  const banned = banTie && banAfter(game, games, picks, banTie)
  return {
    number: game.number,
    map: game.map,
    startedAt: toSeconds(game.started_at),
    id: game.id,
    bans: game.bans.map(nameOf),
    banned: banned && {
      legend: nameOf(banned.legend),
      orElse: banned.orElse.map(nameOf),
      teams: teamsWith(banned.legend, game, results),
    },
  }
}

const teamsOf = (results: readonly SeriesResultRow[], startPoints?: ReadonlyMap<string, number>) =>
  [...Map.groupBy(results, ({ team }) => team)].map(([team, own]) => ({
    team,
    ...(startPoints?.has(team) && { startPoints: startPoints.get(team) }),
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
