import type { TeamStat } from '#contract/stats/stats.ts'
import type { Interval } from '#domain/base/interval.ts'
import { meanOf } from '#domain/stats/sums.ts'
import { TEAM_FIGURES } from './figure.ts'
import { scale } from './scale.ts'

export const WIDTH = 300
export const HEIGHT = 230
/** The left edge of the plot area. The axes are to the left and below. */
export const LEFT = 26
export const TOP = 18
const BOTTOM = HEIGHT - 32
/** Maximum distance between the pointer and the dot it selects. */
const REACH = 20

export interface Dot {
  readonly team: string
  readonly score: number
  readonly placement: number
  readonly games: number
  readonly scores: Interval | null
  readonly placements: Interval | null
  readonly x: number
  readonly y: number
}

export interface Plot {
  readonly dots: readonly Dot[]
  readonly x: (placement: number) => number
  readonly y: (score: number) => number
  readonly placements: readonly [number, number]
  readonly scores: readonly [number, number]
}

/** Better placements are further left, more points further up. */
export function plotTeams(rows: readonly TeamStat[]): Plot | null {
  const known = rows.flatMap(({ teamName, score: scoreSums, placement: placementSums }) => {
    const score = meanOf(scoreSums, TEAM_FIGURES.score.bounds)
    const placement = meanOf(placementSums, TEAM_FIGURES.placement.bounds)
    return score && placement ? [{ team: teamName, score, placement }] : []
  })
  if (known.length === 0) return null
  const placements = reachOf(known.map(({ placement }) => placement.mean))
  const scores = reachOf(known.map(({ score }) => score.mean))
  const x = scale(placements, [LEFT, WIDTH])
  const y = scale(scores, [BOTTOM, TOP])
  const dots = known.map(({ team, score, placement }) => ({
    team,
    score: score.mean,
    placement: placement.mean,
    games: score.n,
    scores: score.interval,
    placements: placement.interval,
    x: x(placement.mean),
    y: y(score.mean),
  }))
  return { dots, x, y, placements, scores }
}

export function nearest(dots: readonly Dot[], x: number, y: number): Dot | null {
  let best: Dot | null = null
  let least = REACH ** 2
  for (const dot of dots) {
    const distance = (dot.x - x) ** 2 + (dot.y - y) ** 2
    if (distance < least) [best, least] = [dot, distance]
  }
  return best
}

/** Whole numbers, with some space around the outermost dots. */
const reachOf = (values: readonly number[]): readonly [number, number] => [
  Math.floor(Math.min(...values) - 0.3),
  Math.ceil(Math.max(...values) + 0.3),
]
