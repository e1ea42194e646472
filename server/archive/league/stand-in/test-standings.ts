import type { LeagueRow } from './test-games.ts'
import type { LeagueSeries } from './test-league.ts'

/**
 * The teams of a series with their sums in the league's order: the winner by match point, points, the best games in order,
 * the best placements in order, the most kills in a game in order.
 */
export function rankedTeams(series: LeagueSeries) {
  const rows = series.games.flatMap((game) => (game.status === 'completed' ? game.rows : []))
  const winner = matchPointWinner(series)
  const ranked = series.teams.flatMap((team) => {
    const own = rows.filter((row) => row.team.id === team.id)
    const points = sumOf(own, 'points')
    const keys = [
      Number(team.id === winner),
      points,
      ...sorted(own.map((row) => row.points)),
      ...sorted(own.map(({ placement }) => -placement)),
      ...sorted(own.map(({ kills }) => kills)),
    ]
    return own.length === 0 ? [] : [{ team, points, kills: sumOf(own, 'kills'), keys }]
  })
  return ranked.toSorted((a, b) => {
    const place = a.keys.findIndex((key, index) => key !== b.keys[index])
    return place < 0 ? 0 : (b.keys[place] ?? -99) - (a.keys[place] ?? -99)
  })
}

const sumOf = (rows: readonly LeagueRow[], field: 'points' | 'kills') =>
  rows.reduce((sum, row) => sum + row[field], 0)

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a)

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
