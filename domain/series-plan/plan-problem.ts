import { compKey } from '../catalog/comp.ts'
import { currentLegends, findLegend, legendKey } from '../catalog/legend.ts'
import { type BanScenarios, drawBans } from './ban-scenarios.ts'
import { BAN_SCENARIOS, type PlanCandidate, type PlanInputs, SCENARIO_SEED } from './series-plan.ts'

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
  /** By legend: all of its class, for the class guard. */
  readonly guardLow: Int32Array
  readonly guardHigh: Int32Array
  /** Known bans, oldest first. */
  readonly bans: readonly number[]
  readonly start: LegendSet
  /** What we would rather play first. */
  readonly candidates: readonly PlanCandidate[]
  readonly low: Int32Array
  readonly high: Int32Array
  /** The three legends of each candidate. */
  readonly trios: Uint8Array
  readonly allowRepeats: boolean
  /** Candidates that were played before. */
  readonly played: ReadonlySet<number>
  readonly scenarios: BanScenarios
}

export function planProblem(
  inputs: PlanInputs,
  { count = BAN_SCENARIOS, seed = SCENARIO_SEED } = {},
): PlanProblem {
  const { outlooks, candidates } = inputs
  const legends = legendsIn(inputs)
  const legendIndex = new Map(legends.map((key, index) => [key, index]))
  const indexOf = (legend: string) => legendIndex.get(legendKey(legend)) ?? 0
  const sets = candidates.map(({ comp }) => setOf(comp.map(indexOf)))
  const rosters = Map.groupBy(currentLegends(), (legend) => legend.class)
  const guards = legends.map((key) =>
    setOf((rosters.get(findLegend(key).class) ?? []).map((legend) => indexOf(legend.key))),
  )
  const played = new Set(inputs.played.map(compKey))
  return {
    games: outlooks.length,
    legends,
    legendIndex,
    guardLow: Int32Array.from(guards, (guard) => guard.low),
    guardHigh: Int32Array.from(guards, (guard) => guard.high),
    bans: inputs.bans.map(indexOf),
    start: setOf(inputs.bans.map(indexOf)),
    candidates,
    low: Int32Array.from(sets, ({ low }) => low),
    high: Int32Array.from(sets, ({ high }) => high),
    trios: Uint8Array.from(candidates.flatMap(({ comp }) => comp.map(indexOf))),
    allowRepeats: inputs.allowRepeats,
    played: new Set(
      candidates.flatMap(({ comp }, index) => (played.has(compKey(comp)) ? [index] : [])),
    ),
    scenarios: drawBans(
      outlooks.map((outlook) => outlook.map((one) => ({ ...one, index: indexOf(one.legend) }))),
      legends.length,
      {
        count,
        seed,
        bans: inputs.bans.length,
        past: inputs.past.map((bans) => bans.map(indexOf)),
      },
    ),
  }
}

/** Every legend that occurs, the roster's first. */
const legendsIn = ({ outlooks, bans, candidates, past }: PlanInputs): string[] => [
  ...new Set([
    ...currentLegends().map(({ key }) => key),
    ...bans.map(legendKey),
    ...past.flat().map(legendKey),
    ...outlooks.flat().map(({ legend }) => legendKey(legend)),
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
