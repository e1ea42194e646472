import type { SeriesDetail, SeriesStrength } from '#contract/series/series.ts'
import { placementPoints } from '#domain/archive/score.ts'
import { shrunkMean } from '#domain/series/draw-games.ts'
import { type Finish, type FinishQuestion, NEED_LIMIT } from '#domain/series/finish.ts'
import { matchPointOf } from '#domain/series/match-point.ts'
import { standingsAfter } from '#domain/series/standings.ts'
import { isSameTeam } from '#domain/team/team.ts'

export const USUAL_GAMES = 6
/** Of the game that is shown, and of each game before it. */
const RUNS = { now: 20_000, before: 4000 }

/** How many games the series has; null if it ends by match point. */
export const plannedGames = ({ games, matchPoint }: SeriesDetail): number | null =>
  matchPoint ? null : Math.max(USUAL_GAMES, games.at(-1)?.number ?? 0)

/** Whether the series goes on after a game that has points. Else there is nothing to simulate. */
export function goesOn(series: SeriesDetail, after: number): boolean {
  const { teams, games, matchPoint } = series
  const numbers = games.map(({ number }) => number).filter((number) => number <= after)
  const status = matchPointOf(teams, numbers, matchPoint)
  const isWon = status !== null && status.winner !== null
  if (after === plannedGames(series) || isWon) return false
  return playingAfter(series, after).some(({ results }) =>
    results.some(({ points }) => points !== null),
  )
}

/** The teams that play on after a game, best standing first. Who left the series can't gain anything. */
export const playingAfter = ({ teams }: SeriesDetail, after: number) =>
  standingsAfter(teams, after).filter(({ results }) => results.some(({ game }) => game === after))

/** A question for each game up to this one. The last is about now. */
export function finishQuestions(
  series: SeriesDetail,
  { field, teams: known }: SeriesStrength,
  after: number,
  chosen: string | null,
): FinishQuestion[] {
  const now = playingAfter(series, after)
  const numbers = series.games.map(({ number }) => number).filter((number) => number <= after)
  return numbers.map((number) => {
    const totals = new Map(
      standingsAfter(series.teams, number).map(({ team, points }) => [team, points]),
    )
    return {
      teams: now.map(({ team, results }) => ({
        mean: shrunkMean(
          known.find((one) => isSameTeam(one.team, team)) ?? { points: 0, games: 0 },
          field,
        ),
        points: totals.get(team) ?? 0,
        games: results.filter(({ game }) => game <= number).length,
      })),
      played: number,
      games: plannedGames(series) ?? number,
      current: null,
      matchPoint: series.matchPoint,
      own: number === after ? indexOrNull(now.findIndex(({ team }) => team === chosen)) : null,
      runs: number === after ? RUNS.now : RUNS.before,
      seed: series.id,
    }
  })
}

const indexOrNull = (index: number) => (index < 0 ? null : index)

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
