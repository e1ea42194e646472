import { at, type FieldRates, type Question } from './field-rates.ts'
import type { PlayedEntry } from './history.ts'
import type { Situated } from './score.ts'

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
  const rates = { pool: rate.slice(), form: rate.slice(), map: rate.slice() }
  for (let legend = 0; legend < rate.length; legend += 1) {
    const usual = shrink(pool, legend, at(rate, legend), POOL_PRIOR)
    const logOfUsual = Math.log(usual)
    rates.pool[legend] = logOfUsual
    rates.form[legend] = Math.log(shrink(form, legend, usual, FORM_PRIOR))
    rates.map[legend] = Math.log(shrink(sameMap, legend, usual, MAP_PRIOR)) - logOfUsual
  }
  return { player, ...rates, lastLegend }
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

const shrink = ({ picks, bannedIn, total }: Sums, legend: number, toward: number, prior: number) =>
  (at(picks, legend) + prior * toward) / (total - at(bannedIn, legend) + prior)

/** What a player who keeps the legend of the previous game adds to an assignment. */
const SAME_LEGEND_BONUS = 1

/** How well a legend fits a player: decides who plays what. */
export const legendFit = ({ pool, lastLegend }: PlayerRates, legend: number) =>
  at(pool, legend) + (lastLegend === legend ? SAME_LEGEND_BONUS : 0)

/** Values of each legend for each of three players, one player after the other. */
export interface PlayerTables {
  readonly fit: Float64Array
  readonly pool: Float64Array
  readonly form: Float64Array
  readonly map: Float64Array
}

/** Unknown players play what the field plays, and any legend fits them. */
export function playerTables({ field, team, space }: Situated): PlayerTables {
  const count = space.legends.length
  const table = () => new Float64Array(3 * count)
  const tables = { fit: table(), pool: table(), form: table(), map: table() }
  for (const [i, player] of team.roster.entries()) {
    const start = i * count
    tables.fit.set(
      player.pool.map((_, legend) => legendFit(player, legend)),
      start,
    )
    tables.pool.set(player.pool, start)
    tables.form.set(player.form, start)
    tables.map.set(player.map, start)
  }
  if (team.roster.length === 0) {
    const rates = field.rate.map(Math.log)
    for (const start of [0, count, 2 * count]) {
      tables.pool.set(rates, start)
      tables.form.set(rates, start)
    }
  }
  return tables
}

/** The value of the assignment that fits best; the first one if several do. Written out: this is the innermost loop. */
export function assignedValue(
  fit: Float64Array,
  value: Float64Array,
  count: number,
  a: number,
  b: number,
  c: number,
): number {
  const [second, third] = [count, 2 * count]
  let [x, y, z] = [a, b, c]
  let best = at(fit, a) + at(fit, second + b) + at(fit, third + c)
  let next = at(fit, a) + at(fit, second + c) + at(fit, third + b)
  if (next > best) [best, x, y, z] = [next, a, c, b]
  next = at(fit, b) + at(fit, second + a) + at(fit, third + c)
  if (next > best) [best, x, y, z] = [next, b, a, c]
  next = at(fit, b) + at(fit, second + c) + at(fit, third + a)
  if (next > best) [best, x, y, z] = [next, b, c, a]
  next = at(fit, c) + at(fit, second + a) + at(fit, third + b)
  if (next > best) [best, x, y, z] = [next, c, a, b]
  next = at(fit, c) + at(fit, second + b) + at(fit, third + a)
  if (next > best) [best, x, y, z] = [next, c, b, a]
  return at(value, x) + at(value, second + y) + at(value, third + z)
}
