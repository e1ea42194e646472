import { byText } from '../catalog/comp.ts'

/** Fewer games say too little about who wins a series: such chances were too high. */
export const LEAST_GAMES_TO_WIN = 3

/** What a team did in one game of a series. */
interface SeriesResult {
  readonly game: number
  readonly placement: number | null
  readonly kills: number | null
  readonly points: number | null
  readonly legends: readonly string[]
}

export interface SeriesTeam {
  readonly team: string
  readonly results: readonly SeriesResult[]
}

export type Standing<Team extends SeriesTeam = SeriesTeam> = Team & {
  readonly rank: number
  readonly points: number
}

/**
 * The teams by their points in the games up to `lastGame`. Teams with equal points share a rank; more kills come first,
 * then the name.
 */
export function standingsAfter<Team extends SeriesTeam>(
  teams: readonly Team[],
  lastGame: number,
): Standing<Team>[] {
  const sums = teams.map((team) => {
    const played = team.results.filter(({ game }) => game <= lastGame)
    return { team, points: sumOf(played, 'points'), kills: sumOf(played, 'kills') }
  })
  const ordered = sums.toSorted(
    (a, b) => b.points - a.points || b.kills - a.kills || byText(a.team.team, b.team.team),
  )
  return ordered.map(({ team, points }) => ({
    ...team,
    points,
    rank: 1 + ordered.findIndex((other) => other.points === points),
  }))
}

const sumOf = (results: readonly SeriesResult[], field: 'points' | 'kills') =>
  results.reduce((sum, result) => sum + (result[field] ?? 0), 0)
