import { mulberry32 } from '../base/mulberry.ts'
import { shrunkMean } from '../series/draw-games.ts'
import type { PlayedSeries } from '../series/judge-finish.ts'
import { Ratings } from './rating.ts'

type DatedSeries = PlayedSeries & { readonly startedAt: number }

/** How well the standings of a series were foretold before it, from -1 to 1 (Kendall's tau). */
export interface JudgedSeries {
  readonly rating: number
  readonly average: number
}

export interface RatingRecord {
  readonly series: number
  readonly rating: number
  readonly average: number
  /** Rating less average, with its 90 % interval. */
  readonly difference: number
  readonly low: number
  readonly high: number
}

/** Of shorter series and smaller lobbies the standings are mostly luck. */
const LEAST_GAMES = 5
const LEAST_TEAMS = 10
/** Before that nobody is known. */
const FIRST_JUDGED = 20
const SAMPLES = 500
const SEED = 20_261_119

/**
 * Replays series in the order they were played, and judges the order of each by what was known before it: the ratings, and
 * the points a game moved toward the field's.
 */
export class RatingReplay {
  readonly ratings = new Ratings()
  readonly judged: JudgedSeries[] = []
  readonly #sums = new Map<number, { points: number; games: number }>()
  #field = NO_GAMES
  #series = 0

  add({ games, startedAt }: DatedSeries): void {
    const known = [...totalsOf(games)].filter(([team]) => this.#sums.has(team))
    const isJudged = this.#series >= FIRST_JUDGED && games.length >= LEAST_GAMES
    if (isJudged && known.length >= LEAST_TEAMS) this.#judge(known, startedAt)
    for (const game of games) {
      this.ratings.add(startedAt, game)
      for (const { team, points } of game) {
        this.#sums.set(team, plusGame(this.#sums.get(team) ?? NO_GAMES, points))
        this.#field = plusGame(this.#field, points)
      }
    }
    this.#series += 1
  }

  #judge(known: readonly (readonly [team: number, total: number])[], at: number): void {
    const totals = known.map(([, total]) => total)
    const mean = this.#field.points / this.#field.games
    const averages = known.map(([team]) => shrunkMean(this.#sums.get(team) ?? NO_GAMES, mean))
    const rated = known.map(([team]) => this.ratings.of(team, at)?.points ?? 0)
    this.judged.push({ rating: kendall(rated, totals), average: kendall(averages, totals) })
  }
}

const plusGame = (sums: { points: number; games: number }, points: number) => ({
  points: sums.points + points,
  games: sums.games + 1,
})

const NO_GAMES = { points: 0, games: 0 }

/** The points of the teams that played every game. */
function totalsOf(games: PlayedSeries['games']): Map<number, number> {
  const results = Map.groupBy(games.flat(), ({ team }) => team)
  return new Map(
    [...results].flatMap(([team, own]) =>
      own.length === games.length
        ? [[team, own.reduce((sum, { points }) => sum + points, 0)] as const]
        : [],
    ),
  )
}

/** Of all pairs of teams with different points: the share in the right order less that in the wrong one. */
export function kendall(said: readonly number[], happened: readonly number[]): number {
  let [pairs, right] = [0, 0]
  for (let a = 0; a < said.length; a += 1)
    for (let b = 0; b < a; b += 1) {
      const real = Math.sign((happened[a] ?? 0) - (happened[b] ?? 0))
      if (real === 0) continue
      pairs += 1
      right += real * Math.sign((said[a] ?? 0) - (said[b] ?? 0))
    }
  return pairs === 0 ? 0 : right / pairs
}

/** The interval draws whole series. Null without any. */
export function ratingRecord(judged: readonly JudgedSeries[]): RatingRecord | null {
  if (judged.length === 0) return null
  const mean = (of: (one: JudgedSeries) => number, from = judged) =>
    from.reduce((sum, one) => sum + of(one), 0) / from.length
  const gain = ({ rating, average }: JudgedSeries) => rating - average
  const random = mulberry32(SEED)
  const drawn = Float64Array.from({ length: SAMPLES }, () =>
    mean(
      gain,
      judged.map((one) => judged[Math.floor(random() * judged.length)] ?? one),
    ),
  ).toSorted()
  return {
    series: judged.length,
    rating: mean(({ rating }) => rating),
    average: mean(({ average }) => average),
    difference: mean(gain),
    low: drawn[SAMPLES * 0.05] ?? 0,
    high: drawn[SAMPLES * 0.95] ?? 0,
  }
}
