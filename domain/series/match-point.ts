import { type SeriesTeam, standingsAfter } from './standings.ts'

/** A series that is played until a team with enough points wins a game. */
export interface MatchPointRule {
  readonly points: number
  /** No game before this one can win the series. */
  readonly minGames: number
}

export const MATCH_POINT_LIMITS = { points: 500, minGames: 20 } as const

/** As in finals of the league (2025 and 2026). */
export const USUAL_MATCH_POINT: MatchPointRule = { points: 50, minGames: 1 }

export interface MatchPoint {
  /** Teams with enough points, and the game after which they had them. */
  readonly reached: readonly { readonly team: string; readonly after: number }[]
  /** Who won a game while on match point; null if nobody did yet. */
  readonly winner: string | null
}

/**
 * How the series stands by the match point rule; null if it isn't played by it, or if no team can win the series with
 * the next game.
 */
export function matchPointOf(
  teams: readonly SeriesTeam[],
  games: readonly number[],
  rule: MatchPointRule | null,
): MatchPoint | null {
  if (!rule) return null
  const ordered = games.toSorted((a, b) => a - b)
  const reached: { team: string; after: number }[] = []
  for (const game of ordered) {
    const winner = teams.find(({ results }) =>
      results.some((result) => result.game === game && result.placement === 1),
    )?.team
    if (
      winner !== undefined &&
      game >= rule.minGames &&
      reached.some(({ team }) => team === winner)
    )
      return { reached, winner }
    for (const { team, points } of standingsAfter(teams, game)) {
      const isNew = reached.every((known) => known.team !== team)
      if (isNew && points >= rule.points) reached.push({ team, after: game })
    }
  }
  const isTooEarly = (ordered.at(-1) ?? 0) + 1 < rule.minGames
  return reached.length === 0 || isTooEarly ? null : { reached, winner: null }
}
