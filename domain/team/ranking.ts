import { meanInterval } from '../base/interval.ts'
import { shrunkMean } from '../series/draw-games.ts'

/** Sums of a team's games. */
export interface RankSums {
  readonly id: number
  readonly games: number
  /** Games with known points, their points and the squares of those. */
  readonly scored: number
  readonly points: number
  readonly pointsSquared: number
}

export interface TeamRank {
  readonly id: number
  readonly games: number
  readonly points: number
  readonly low: number
  readonly high: number
}

/** What all teams score a game; 0 without a game. */
export function fieldMean(teams: readonly RankSums[]): number {
  const scored = teams.reduce((sum, team) => sum + team.scored, 0)
  return scored === 0 ? 0 : teams.reduce((sum, { points }) => sum + points, 0) / scored
}

const LOBBY_TEAMS = 20
const USUAL_LEAST = [20, 10, 5]

/** So many games that at least a lobby of teams has them, if possible. */
export const usualLeast = (teams: readonly RankSums[]): number =>
  USUAL_LEAST.find(
    (least) => teams.filter(({ scored }) => scored >= least).length >= LOBBY_TEAMS,
  ) ?? 5

/** Best first. Few games say little, so a mean is moved toward the field's, and its interval with it. */
export function rankTeams(teams: readonly RankSums[], least: number): TeamRank[] {
  const field = fieldMean(teams)
  return teams
    .filter(({ scored }) => scored >= least)
    .map(({ id, games, scored, points, pointsSquared }) => {
      const shrink = (mean: number) => shrunkMean({ points: mean * scored, games: scored }, field)
      const { low, high } = meanInterval(scored, points, pointsSquared) ?? NO_INTERVAL
      return {
        id,
        games,
        points: shrunkMean({ points, games: scored }, field),
        low: shrink(Math.max(0, low)),
        high: shrink(high),
      }
    })
    .toSorted((a, b) => b.points - a.points || b.games - a.games || a.id - b.id)
}

const NO_INTERVAL = { low: 0, high: Infinity }
