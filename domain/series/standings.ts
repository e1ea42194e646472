import { byText } from '../catalog/comp.ts'
import { matchPointOf, type MatchPointRule } from './match-point.ts'
import { pointsAfter, type SeriesResult, type SeriesTeam } from './series-team.ts'

/** Fewer games say too little about who wins a series: such chances were too high. */
export const LEAST_GAMES_TO_WIN = 3

/**
 * How teams with equal points are ordered. `games` is the league's rule: their best games one by one, then their best
 * placements, then their most kills in a game. `kills`: all kills; such teams share a rank.
 */
export const EQUAL_POINTS_RULES = ['games', 'kills'] as const
export type EqualPointsRule = (typeof EQUAL_POINTS_RULES)[number]

/** The teams of a series and the rules that order them. */
export interface RankedSeries<Team extends SeriesTeam = SeriesTeam> {
  readonly teams: readonly Team[]
  readonly matchPoint: MatchPointRule | null
  readonly equalPoints: EqualPointsRule
}

export type Standing<Team extends SeriesTeam = SeriesTeam> = Team & {
  readonly rank: number
  readonly points: number
}

/** The teams as they stand after a game: who has won by match point comes first, the others follow by points. */
export function standingsAfter<Team extends SeriesTeam>(
  { teams, matchPoint, equalPoints }: RankedSeries<Team>,
  lastGame: number,
): Standing<Team>[] {
  const winner = matchPointOf(teams, lastGame, matchPoint)?.winner ?? null
  const rows = teams.map((team) => {
    const played = team.results.filter(({ game }) => game <= lastGame)
    return {
      team,
      isWinner: team.team === winner,
      points: pointsAfter(team, lastGame),
      ties: TIES[equalPoints](played),
    }
  })
  const ordered = rows.toSorted(
    (a, b) =>
      Number(b.isWinner) - Number(a.isWinner) ||
      b.points - a.points ||
      compareLists(a.ties, b.ties) ||
      byText(a.team.team, b.team.team),
  )
  const isShared = equalPoints === 'kills'
  return ordered.map((row, index) => ({
    ...row.team,
    points: row.points,
    rank:
      1 +
      (isShared
        ? ordered.findIndex((one) => one.points === row.points && one.isWinner === row.isWinner)
        : index),
  }))
}

/** Of two teams, the one with the higher first different number comes first. */
const TIES: Readonly<Record<EqualPointsRule, (played: readonly SeriesResult[]) => number[][]>> = {
  kills: (played) => [[played.reduce((sum, { kills }) => sum + (kills ?? 0), 0)]],
  games: (played) => [
    highestFirst(played.map(({ points }) => points)),
    highestFirst(played.map(({ placement }) => placement && -placement)),
    highestFirst(played.map(({ kills }) => kills)),
  ],
}

const highestFirst = (numbers: readonly (number | null)[]): number[] =>
  numbers.filter((number) => number !== null).toSorted((a, b) => b - a)

/** A game that only one of them has is better than none. */
function compareLists(a: readonly number[][], b: readonly number[][]): number {
  for (const [index, own] of a.entries()) {
    const other = b[index] ?? []
    for (let place = 0; place < Math.max(own.length, other.length); place += 1) {
      const [first, second] = [own[place] ?? -Infinity, other[place] ?? -Infinity]
      if (first !== second) return second - first
    }
  }
  return 0
}
