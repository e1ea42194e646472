import { pointsAfter, type SeriesTeam } from './series-team.ts'

/** A series that a team wins by winning a game after it had enough points. */
export interface MatchPointRule {
  readonly points: number
  /** So many games are played, also if the series is decided before. */
  readonly minGames: number
}

export const MATCH_POINT_LIMITS = { points: 500, minGames: 20 } as const

/** As in finals of the league (2025 and 2026). */
export const USUAL_MATCH_POINT: MatchPointRule = { points: 50, minGames: 1 }

export interface MatchPoint {
  /** Teams with enough points, and the game after which they had them. */
  readonly reached: readonly { readonly team: string; readonly after: number }[]
  /** Who won a game while on match point, and which; null if nobody did yet. */
  readonly winner: string | null
  readonly decidedIn: number | null
}

/** How the series stands after a game; null if it isn't played by match point, or no team has the points. */
export function matchPointOf(
  teams: readonly SeriesTeam[],
  lastGame: number,
  rule: MatchPointRule | null,
): MatchPoint | null {
  if (!rule) return null
  const reached: { team: string; after: number }[] = []
  for (const game of gamesOf(teams, lastGame)) {
    const winner = teams.find(({ results }) =>
      results.some((result) => result.game === game && result.placement === 1),
    )?.team
    if (winner !== undefined && reached.some(({ team }) => team === winner))
      return { reached, winner, decidedIn: game }
    const fresh = teams
      .filter(({ team }) => reached.every((known) => known.team !== team))
      .map((team) => ({ team: team.team, points: pointsAfter(team, game) }))
      .filter(({ points }) => points >= rule.points)
      .toSorted((a, b) => b.points - a.points)
    reached.push(...fresh.map(({ team }) => ({ team, after: game })))
  }
  return reached.length === 0 ? null : { reached, winner: null, decidedIn: null }
}

const gamesOf = (teams: readonly SeriesTeam[], lastGame: number) =>
  [...new Set(teams.flatMap(({ results }) => results.map(({ game }) => game)))]
    .filter((game) => game <= lastGame)
    .toSorted((a, b) => a - b)
