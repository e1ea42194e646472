import { type MatchPointRule, matchPointOf } from './match-point.ts'
import type { SeriesTeam } from './standings.ts'

export interface SeriesSoFar {
  readonly games: readonly { readonly number: number }[]
  readonly teams: readonly SeriesTeam[]
  readonly matchPoint: MatchPointRule | null
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
  const { teams, games, matchPoint } = series
  const numbers = games.map(({ number }) => number).filter((number) => number <= game)
  const winner = matchPointOf(teams, numbers, matchPoint)?.winner ?? null
  return game === plannedGames(series) || winner !== null
}
