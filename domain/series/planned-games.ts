import { matchPointOf } from './match-point.ts'
import type { RankedSeries } from './standings.ts'

export interface SeriesSoFar extends RankedSeries {
  readonly games: readonly { readonly number: number }[]
}

export const USUAL_GAMES = 6

/** How many games the series has; null if it ends by match point. */
export const plannedGames = ({
  games,
  matchPoint,
}: Pick<SeriesSoFar, 'games' | 'matchPoint'>): number | null =>
  matchPoint ? null : Math.max(USUAL_GAMES, games.at(-1)?.number ?? 0)

/** Whether no game follows this one. */
export function isOverAfter(series: SeriesSoFar, game: number): boolean {
  const { teams, matchPoint } = series
  if (!matchPoint) return game === plannedGames(series)
  const isDecided = (matchPointOf(teams, game, matchPoint)?.winner ?? null) !== null
  return isDecided && game >= matchPoint.minGames
}
