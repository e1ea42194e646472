import type { TeamStat } from '#contract/stats/stats.ts'
import type { Sums } from '#domain/stats/sums.ts'

/**
 * Four games with 2, 4, 6 and 8: mean 20 / 4 = 5. The variance is (120 - 400 / 4) / 3 = 6.667, the deviation 2.582.
 * Student's t for 3 degrees of freedom is 2.353, so the interval is 5 ± 2.353 × 2.582 / 2 = 1.962 to 8.038.
 */
export const FOUR_GAMES: Sums = { n: 4, sum: 20, sumOfSquares: 120 }
export const ONE_GAME: Sums = { n: 1, sum: 7, sumOfSquares: 49 }
export const NO_GAMES: Sums = { n: 0, sum: 0, sumOfSquares: 0 }

const meanOrNull = ({ n, sum }: Sums) => (n === 0 ? null : sum / n)

export function teamStat(teamName: string, change: Partial<TeamStat> = {}): TeamStat {
  const row = {
    region: null,
    gamesPlayed: 4,
    survival: NO_GAMES,
    kills: NO_GAMES,
    score: NO_GAMES,
    placement: NO_GAMES,
    ...change,
  }
  return {
    teamName,
    avgSurvivalTime: meanOrNull(row.survival),
    avgKills: meanOrNull(row.kills),
    avgScore: meanOrNull(row.score),
    avgPlacement: meanOrNull(row.placement),
    ...row,
  }
}
