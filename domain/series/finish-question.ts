import { isSameTeam } from '../team/team.ts'
import { shrunkMean } from './draw-games.ts'
import type { FinishQuestion } from './finish.ts'
import { isOverAfter, plannedGames, type SeriesSoFar } from './planned-games.ts'
import { matchPointOf } from './match-point.ts'
import type { SeriesTeam } from './series-team.ts'
import { type RankedSeries, standingsAfter } from './standings.ts'

/** What its teams scored before the series, and all teams a game. */
interface Strength {
  readonly field: number
  readonly teams: readonly {
    readonly team: string
    readonly games: number
    readonly points: number
  }[]
}

/** Of the game that is shown, and of each game before it. */
const RUNS = { now: 20_000, before: 4000 }

/** Whether the series goes on after a game that has points. Else there is nothing to simulate. */
export function goesOn(series: SeriesSoFar, after: number): boolean {
  if (isOverAfter(series, after)) return false
  return playingAfter(series, after).some(({ results }) =>
    results.some(({ points }) => points !== null),
  )
}

/** The teams that play on after a game, best standing first. Who left the series can't gain anything. */
export const playingAfter = <Team extends SeriesTeam>(series: RankedSeries<Team>, after: number) =>
  standingsAfter(series, after).filter(({ results }) => results.some(({ game }) => game === after))

/** A question for each game up to this one. The last is about now. */
export function finishQuestions(
  series: SeriesSoFar & { readonly id: number },
  { field, teams: known }: Strength,
  after: number,
  chosen: string | null,
): FinishQuestion[] {
  const now = playingAfter(series, after)
  const numbers = series.games.map(({ number }) => number).filter((number) => number <= after)
  return numbers.map((number) => {
    const totals = new Map(standingsAfter(series, number).map(({ team, points }) => [team, points]))
    const winner = matchPointOf(series.teams, number, series.matchPoint)?.winner
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
      winner: indexOrNull(now.findIndex(({ team }) => team === winner)),
      own: number === after ? indexOrNull(now.findIndex(({ team }) => team === chosen)) : null,
      runs: number === after ? RUNS.now : RUNS.before,
      seed: series.id,
    }
  })
}

const indexOrNull = (index: number) => (index < 0 ? null : index)
