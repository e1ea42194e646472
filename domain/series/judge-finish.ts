import { shrunkMean } from './draw-games.ts'
import { simulateFinish } from './finish.ts'
import { USUAL_MEAN } from './game-model.ts'

/** A series as it was played: what each team got in each game. */
export interface PlayedSeries {
  readonly id: number
  readonly games: readonly (readonly PlayedResult[])[]
}

interface PlayedResult {
  readonly team: number
  readonly points: number
  readonly placement: number | null
}

export const FINISH_KINDS = ['first', 'top5', 'top10', 'winNext'] as const
type FinishKind = (typeof FINISH_KINDS)[number]

/** One chance that was given after a game, and whether it happened. */
export interface JudgedFinish {
  readonly series: number
  readonly kind: FinishKind
  readonly after: number
  readonly chance: number
  readonly happened: boolean
}

const FULL_SERIES = 6
const RUNS = 4000

/** Replays series in the order they were played. Each that counts is judged by what was known before it. */
export function* judgeFinishes<Series extends PlayedSeries>(
  archive: Iterable<Series>,
  counts: (series: Series) => boolean = () => true,
): Generator<JudgedFinish> {
  const known = new Map<number, { points: number; games: number }>()
  let field = { points: 0, games: 0 }
  for (const series of archive) {
    const mean = field.games === 0 ? USUAL_MEAN : field.points / field.games
    const meanOf = (team: number) => {
      return shrunkMean(known.get(team) ?? { points: 0, games: 0 }, mean)
    }
    if (series.games.length === FULL_SERIES && counts(series)) yield* judgeSeries(series, meanOf)
    for (const { team, points } of series.games.flat()) {
      const before = known.get(team) ?? { points: 0, games: 0 }
      known.set(team, { points: before.points + points, games: before.games + 1 })
      field = { points: field.points + points, games: field.games + 1 }
    }
  }
}

function* judgeSeries(
  { id, games }: PlayedSeries,
  meanOf: (team: number) => number,
): Generator<JudgedFinish> {
  const totalOf = (count: number) => {
    const totals = new Map<number, number>()
    for (const { team, points } of games.slice(0, count).flat())
      totals.set(team, (totals.get(team) ?? 0) + points)
    return totals
  }
  const final = [...totalOf(games.length)].toSorted(([, a], [, b]) => b - a)
  const rankOf = (team: number) => final.findIndex(([other]) => other === team)
  for (let after = 1; after < games.length; after += 1) {
    const totals = totalOf(after)
    // Who left the series doesn't play on.
    const playing = games[after - 1]?.map(({ team }) => team) ?? []
    const finish = simulateFinish({
      teams: playing.map((team) => ({
        mean: meanOf(team),
        points: totals.get(team) ?? 0,
        games: after,
      })),
      played: after,
      games: games.length,
      current: null,
      matchPoint: null,
      winner: null,
      own: null,
      runs: RUNS,
      seed: id + after,
    })
    const winner = games[after]?.find(({ placement }) => placement === 1)?.team
    for (const [index, team] of playing.entries()) {
      const rank = rankOf(team)
      const happened = {
        first: rank < 1,
        top5: rank < 5,
        top10: rank < 10,
        winNext: team === winner,
      }
      for (const kind of FINISH_KINDS)
        yield {
          series: id,
          kind,
          after,
          chance: finish[kind][index] ?? 0,
          happened: happened[kind],
        }
    }
  }
}

/** How good chances were: their Brier skill over the base rate, and how far they are from what happened, in percent. */
export function finishScores(judged: readonly JudgedFinish[]) {
  const n = judged.length
  const rate = judged.filter(({ happened }) => happened).length / n
  const brier = judged.reduce(
    (sum, { chance, happened }) => sum + (chance - Number(happened)) ** 2,
    0,
  )
  const bins = Map.groupBy(judged, ({ chance }) => Math.min(9, Math.floor(chance * 10)))
  const reliability = [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([, own]) => ({
      n: own.length,
      said: (100 * own.reduce((sum, { chance }) => sum + chance, 0)) / own.length,
      happened: (100 * own.filter(({ happened }) => happened).length) / own.length,
    }))
  return {
    n,
    skill: 100 * (1 - brier / (n * rate * (1 - rate))),
    ece: reliability.reduce((sum, bin) => sum + (bin.n / n) * Math.abs(bin.said - bin.happened), 0),
    reliability,
  }
}

const LEAST_CHANCE = 0.001

const lossOf = (chance: number, happened: boolean) =>
  -Math.log(Math.max(LEAST_CHANCE, happened ? chance : 1 - chance))

/** By how much the log loss is below that of the base rate, series by series, for an interval. */
export function finishGains(
  judged: readonly JudgedFinish[],
): { series: number; gain: number; n: number }[] {
  const rate = judged.filter(({ happened }) => happened).length / judged.length
  return [...Map.groupBy(judged, ({ series }) => series)].map(([series, own]) => ({
    series,
    n: own.length,
    gain: own.reduce(
      (sum, { chance, happened }) => sum + lossOf(rate, happened) - lossOf(chance, happened),
      0,
    ),
  }))
}
