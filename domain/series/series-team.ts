import { gamePoints } from '../archive/score.ts'

/** What a team did in one game of a series. */
export interface SeriesResult {
  readonly game: number
  readonly placement: number | null
  readonly kills: number | null
  readonly points: number | null
  readonly legends: readonly string[]
}

export interface SeriesTeam {
  readonly team: string
  readonly results: readonly SeriesResult[]
  /** Points that it had before the first game. */
  readonly startPoints?: number | undefined
}

/** The points of the games up to this one, and those from before. */
export const pointsAfter = ({ results, startPoints = 0 }: SeriesTeam, lastGame: number): number =>
  results.reduce(
    (sum, { game, points }) => (game <= lastGame ? sum + (points ?? 0) : sum),
    startPoints,
  )

/** What a game's points have beside those for placement and kills, such as a penalty. 0 if that isn't known. */
export const extraPoints = ({ placement, kills, points }: SeriesResult): number =>
  points === null || placement === null || kills === null
    ? 0
    : points - gamePoints(placement, kills)
