import { compKey } from '../comp/comp.ts'
import { at } from '../forecast/field-rates.ts'
import { currentLegends, findLegend, legendKey } from '../legend/legend.ts'
import { type BanScenarios, drawBans } from './ban-scenarios.ts'
import { BAN_SCENARIOS, type PlanInputs, SCENARIO_SEED } from './series-plan.ts'

/** Legends as bits. A roster can have more than 32, so a set is two numbers. */
export interface LegendSet {
  readonly low: number
  readonly high: number
}

/** A plan's inputs as arrays: every legend and candidate is a number. */
export interface PlanProblem {
  readonly games: number
  readonly legends: readonly string[]
  readonly legendIndex: ReadonlyMap<string, number>
  /** The legends of each class. */
  readonly classes: readonly LegendSet[]
  /** By legend: all of its class, for the class guard. */
  readonly guardLow: Int32Array
  readonly guardHigh: Int32Array
  /** Known bans, oldest first. */
  readonly bans: readonly number[]
  readonly start: LegendSet
  readonly low: Int32Array
  readonly high: Int32Array
  /** The legends of all candidates. */
  readonly anyLow: number
  readonly anyHigh: number
  /** The three legends of each candidate. */
  readonly trios: Uint8Array
  /** By three legends, the last one first: a candidate with them, or -1. */
  readonly trioIndex: Int16Array
  /** By game, then by candidate. */
  readonly values: readonly Float64Array[]
  /** By game: candidates, best value first. */
  readonly ranked: readonly Uint16Array[]
  /** By game, then by candidate: its index in that order. */
  readonly rankOf: readonly Uint16Array[]
  /** Their legends in the same order: a search for the best legal one reads nothing else. */
  readonly rankedLow: readonly Int32Array[]
  readonly rankedHigh: readonly Int32Array[]
  /** The best value of each candidate in any game, and candidates by it. */
  readonly highest: Float64Array
  readonly rankedOverall: Uint16Array
  readonly allowRepeats: boolean
  /** Candidates that were played before. */
  readonly played: ReadonlySet<number>
  readonly scenarios: BanScenarios
}

export function planProblem(
  inputs: PlanInputs,
  { count = BAN_SCENARIOS, seed = SCENARIO_SEED } = {},
): PlanProblem {
  const { games, candidates } = inputs
  const legends = legendsIn(inputs)
  const legendIndex = new Map(legends.map((key, index) => [key, index]))
  const indexOf = (legend: string) => legendIndex.get(legendKey(legend)) ?? 0
  const trios = Uint8Array.from(candidates.flatMap(({ comp }) => comp.map(indexOf)))
  const sets = candidates.map(({ comp }) => setOf(comp.map(indexOf)))
  const rosters = Map.groupBy(currentLegends(), (legend) => legend.class)
  const classOf = (key: string) =>
    setOf((rosters.get(findLegend(key).class) ?? []).map((legend) => indexOf(legend.key)))
  const guards = legends.map(classOf)
  const classes = [...rosters.values()].map((roster) => classOf(roster[0]?.key ?? ''))
  const values = games.map((_, game) =>
    Float64Array.from(candidates, (one) => one.values[game] ?? 0),
  )
  const highest = Float64Array.from(candidates, (one) => Math.max(...one.values))
  const played = new Set(inputs.played.map(compKey))
  const ranked = values.map(rank)
  const legendsOf = (part: keyof LegendSet) =>
    ranked.map((order) => Int32Array.from(order).map((candidate) => sets[candidate]?.[part] ?? 0))
  return {
    games: games.length,
    legends,
    legendIndex,
    classes,
    guardLow: Int32Array.from(guards, (guard) => guard.low),
    guardHigh: Int32Array.from(guards, (guard) => guard.high),
    bans: inputs.bans.map(indexOf),
    start: setOf(inputs.bans.map(indexOf)),
    low: Int32Array.from(sets, ({ low }) => low),
    high: Int32Array.from(sets, ({ high }) => high),
    anyLow: sets.reduce((any, { low }) => any | low, 0),
    anyHigh: sets.reduce((any, { high }) => any | high, 0),
    trios,
    trioIndex: indexTrios(trios, legends.length),
    values,
    ranked,
    rankOf: ranked.map(indexesIn),
    rankedLow: legendsOf('low'),
    rankedHigh: legendsOf('high'),
    highest,
    rankedOverall: rank(highest),
    allowRepeats: inputs.allowRepeats,
    played: new Set(
      candidates.flatMap(({ comp }, index) => (played.has(compKey(comp)) ? [index] : [])),
    ),
    scenarios: drawBans(
      games.map(({ outlook }) => outlook.map((one) => ({ ...one, index: indexOf(one.legend) }))),
      legends.length,
      { count, seed, bans: inputs.bans.length },
    ),
  }
}

function indexTrios(trios: Uint8Array, legends: number): Int16Array {
  const indexes = new Int16Array(legends ** 3).fill(-1)
  for (let start = 0; start < trios.length; start += 3) {
    const [c = 0, b = 0, a = 0] = trios.slice(start, start + 3).toSorted()
    indexes[(a * legends + b) * legends + c] = start / 3
  }
  return indexes
}

/** Every legend that occurs, the roster's first. */
const legendsIn = ({ games, bans, candidates }: PlanInputs): string[] => [
  ...new Set([
    ...currentLegends().map(({ key }) => key),
    ...bans.map(legendKey),
    ...games.flatMap(({ outlook }) => outlook.map(({ legend }) => legendKey(legend))),
    ...candidates.flatMap(({ comp }) => comp.map(legendKey)),
  ]),
]

export const lowBit = (legend: number) => (legend < 32 ? 1 << legend : 0)
export const highBit = (legend: number) => (legend < 32 ? 0 : 1 << (legend - 32))

export const holds = ({ low, high }: LegendSet, legend: number): boolean =>
  (lowBit(legend) & low) !== 0 || (highBit(legend) & high) !== 0

const setOf = (legends: readonly number[]): LegendSet => ({
  low: legends.reduce((set, legend) => set | lowBit(legend), 0),
  high: legends.reduce((set, legend) => set | highBit(legend), 0),
})

/** The lower index first if values are equal, as in every ranking. */
const rank = (values: Float64Array) =>
  Uint16Array.from(
    Array.from(values, (_, index) => index).toSorted(
      (a, b) => at(values, b) - at(values, a) || a - b,
    ),
  )

function indexesIn(order: Uint16Array): Uint16Array {
  const indexes = new Uint16Array(order.length)
  order.forEach((candidate, index) => (indexes[candidate] = index))
  return indexes
}
