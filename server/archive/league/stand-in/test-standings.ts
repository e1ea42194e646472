import type { Team } from './test-clubs.ts'
import type { LeagueSeries } from './test-league.ts'

/** The teams of a series with their sums, the winner by match point first. */
export function rankedTeams(series: LeagueSeries) {
  const rows = series.games.flatMap((game) => (game.status === 'completed' ? game.rows : []))
  const sums = new Map<string, { team: Team; points: number; kills: number }>()
  for (const { team, points, kills } of rows) {
    const sum = sums.get(team.id) ?? { team, points: 0, kills: 0 }
    sums.set(team.id, { team, points: sum.points + points, kills: sum.kills + kills })
  }
  const winner = matchPointWinner(series)
  return [...sums.values()].toSorted(
    (a, b) => Number(b.team.id === winner) - Number(a.team.id === winner) || b.points - a.points,
  )
}

/** The first team that has the points before a game and wins it. */
export function matchPointWinner({ isMatchPoint, threshold, games }: LeagueSeries): string | null {
  if (!isMatchPoint) return null
  const points = new Map<string, number>()
  for (const { rows } of games) {
    const first = rows[0]?.team.id ?? ''
    if ((points.get(first) ?? 0) >= (threshold ?? 50)) return first
    for (const { team, points: own } of rows) points.set(team.id, (points.get(team.id) ?? 0) + own)
  }
  return null
}
