import { type SeriesTeam, standingsAfter } from './standings.ts'

/** Points that put a team on match point in finals of the league (2025 and 2026). */
export const MATCH_POINT = 50

export interface MatchPoint {
  /** Teams with enough points, and the game after which they had them. */
  readonly reached: readonly { readonly team: string; readonly after: number }[]
  /** Who won the last game while on match point; null if nobody did. */
  readonly winner: string | null
}

/**
 * How the series stands by the match point rule: a team with 50 points wins the series if it then wins a game. Null if
 * nobody has the points, or if a team on match point won a game and others followed: then the rule wasn't played.
 */
export function matchPointOf(
  teams: readonly SeriesTeam[],
  games: readonly number[],
): MatchPoint | null {
  const ordered = games.toSorted((a, b) => a - b)
  const reached: { team: string; after: number }[] = []
  for (const game of ordered) {
    const winner = teams.find(({ results }) =>
      results.some((result) => result.game === game && result.placement === 1),
    )?.team
    const isDecided = reached.some(({ team }) => team === winner)
    if (isDecided) return game === ordered.at(-1) ? { reached, winner: winner ?? null } : null
    for (const { team, points } of standingsAfter(teams, game)) {
      const isNew = reached.every((known) => known.team !== team)
      if (isNew && points >= MATCH_POINT) reached.push({ team, after: game })
    }
  }
  return reached.length === 0 ? null : { reached, winner: null }
}
