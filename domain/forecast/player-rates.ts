import { at, type FieldRates, type Question } from './field-rates.ts'
import type { PlayedEntry } from './history.ts'

/** What a player plays, by legend and as logarithms. */
export interface PlayerRates {
  readonly player: string
  readonly pool: Float64Array
  readonly form: Float64Array
  readonly map: Float64Array
  /** The legend of the previous game of this series. */
  readonly lastLegend: number | null
}

const POOL_PRIOR = 1.5
const FORM_PRIOR = 1
const MAP_PRIOR = 1.5

/** The rates of a player whose latest rows are given, pulled toward the field's rates. */
export function playerRates(
  player: string,
  rows: readonly PlayedEntry[],
  { rate, weigh }: FieldRates,
  question: Question,
  lastLegend: number | null,
): PlayerRates {
  const pool = sumsOf(rate.length)
  const form = sumsOf(rate.length)
  const sameMap = sumsOf(rate.length)
  for (const { game, row } of rows) {
    const legend = row.legends[row.players.indexOf(player)] ?? 0
    const weight = weigh(game)
    addRow(pool, legend, game.bans, weight.own)
    addRow(form, legend, game.bans, weight.form)
    if (question.map !== null && game.map === question.map) {
      addRow(sameMap, legend, game.bans, weight.own)
    }
  }
  const q = shrink(pool, rate, POOL_PRIOR)
  return {
    player,
    pool: q.map(Math.log),
    form: shrink(form, q, FORM_PRIOR).map(Math.log),
    map: shrink(sameMap, q, MAP_PRIOR).map((share, l) => Math.log(share) - Math.log(at(q, l))),
    lastLegend,
  }
}

interface Sums {
  readonly picks: Float64Array
  readonly bannedIn: Float64Array
  total: number
}

const sumsOf = (legends: number): Sums => ({
  picks: new Float64Array(legends),
  bannedIn: new Float64Array(legends),
  total: 0,
})

function addRow(sums: Sums, legend: number, bans: readonly number[], weight: number) {
  sums.total += weight
  sums.picks[legend] = at(sums.picks, legend) + weight
  for (const ban of bans) sums.bannedIn[ban] = at(sums.bannedIn, ban) + weight
}

const shrink = ({ picks, bannedIn, total }: Sums, toward: Float64Array, prior: number) =>
  picks.map((weight, l) => (weight + prior * at(toward, l)) / (total - at(bannedIn, l) + prior))
