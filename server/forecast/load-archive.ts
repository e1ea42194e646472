import type { TieRule } from '#domain/draft/ban.ts'
import { banAfter, seriesPicks } from '#domain/draft/next-bans.ts'
import { type EarlierHistory, PlayHistory, type PlayedGame } from '#domain/forecast/history.ts'
import type { ForecastGameRow, HistoryRepository } from './history.repository.ts'
import {
  indexes,
  loadHabit,
  loadHabits,
  replacementMatrix,
  spaceOf,
  toGames,
} from './load-history.ts'

/** Games in the order they were played, and the history before the first of them. */
export interface LoadedArchive {
  readonly history: PlayHistory
  readonly games: readonly PlayedGame[]
}

/** Reads all games from a moment on. Each knows which legend was banned after it. */
export async function loadArchive(
  repository: HistoryRepository,
  since: Date,
  tieRule: TieRule,
): Promise<LoadedArchive> {
  const { games, rows } = await repository.since(since)
  const space = spaceOf([
    ...new Set([...rows.flatMap(({ legends }) => legends), ...games.flatMap(({ bans }) => bans)]),
  ])
  const teams = [...new Set(rows.map((row) => row.team_id))]
  const earlier: EarlierHistory = {
    habit: await loadHabit(repository, since),
    ...(await loadHabits(repository, teams, since)),
    replacements: replacementMatrix(space, await repository.replacements(since)),
  }
  const bannedAfter = await bansAfter(repository, games, tieRule)
  return {
    history: new PlayHistory(space, earlier),
    games: toGames(space, games, rows).map((game, i) => ({
      ...game,
      bannedAfter: indexes(space, [bannedAfter[i]?.legend ?? ''])[0] ?? null,
    })),
  }
}

/** What each game banned. */
async function bansAfter(
  repository: HistoryRepository,
  rows: readonly ForecastGameRow[],
  tieRule: TieRule,
) {
  const games = rows.map(({ banned_after: bannedAfter, ...game }) => ({ ...game, bannedAfter }))
  const bySeries = Map.groupBy(games, (game) => game.series_id)
  const picks = Map.groupBy(
    await repository.picksOf(
      [...bySeries].flatMap(([id, own]) => (own.at(-1)?.bannedAfter ? [] : [id])),
    ),
    (row) => row.series_id,
  )
  const rules = await repository.rulesOf([...bySeries.keys()], tieRule)
  return games.map((game) => {
    const { series_id: id, number } = game
    const ofSeries = () => seriesPicks(picks.get(id) ?? [], number)
    return banAfter(game, bySeries.get(id) ?? [], ofSeries, rules.get(id)?.banTie ?? tieRule)
  })
}
