import type { SeriesDetail } from '#contract/series/series.ts'
import { placementPoints } from '#domain/archive/score.ts'
import { type Finish, NEED_LIMIT } from '#domain/series/finish.ts'
import { playingAfter } from '#domain/series/finish-question.ts'

export interface FinishRow {
  readonly team: string
  readonly points: number
  readonly top5: number
  readonly top10: number
  readonly winNext: number
  readonly winSeries: number
  /** The chance of the top 5 after each game so far. */
  readonly course: readonly number[]
}

export function finishRows(
  series: SeriesDetail,
  after: number,
  finishes: readonly Finish[],
): FinishRow[] {
  const now = finishes.at(-1)
  return playingAfter(series, after).map(({ team, points }, index) => ({
    team,
    points,
    top5: now?.top5[index] ?? 0,
    top10: now?.top10[index] ?? 0,
    winNext: now?.winNext[index] ?? 0,
    winSeries: now?.first[index] ?? 0,
    course: finishes.map(({ top5 }) => top5[index] ?? 0),
  }))
}

export const NEED_CHANCES = [0.25, 0.5, 0.75] as const
export const NEED_PLACES = [1, 2, 3, 5, 10] as const
/** More kills than any team has had. */
const MOST_KILLS = 25

/** For each chance: the least kills at each place; null where no number of kills is enough. */
export function neededKills(needed: Float64Array): readonly (readonly (number | null)[])[] {
  return NEED_CHANCES.map((chance) => {
    const points = leastPoints(needed, chance)
    return NEED_PLACES.map((place) => {
      if (points === null) return null
      const kills = Math.max(0, points - placementPoints(place))
      return kills > MOST_KILLS ? null : kills
    })
  })
}

function leastPoints(needed: Float64Array, chance: number): number | null {
  let sum = 0
  for (let points = 0; points < NEED_LIMIT; points += 1) {
    sum += needed[points] ?? 0
    if (sum >= chance) return points
  }
  return null
}
