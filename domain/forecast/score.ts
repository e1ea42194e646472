import { type CompSpace, legendsOfComp } from './comp-space.ts'
import { assignedValue, legendFit, playerTables } from './player-rates.ts'
import { FEATURES } from './feature.ts'
import { at, type FieldRates } from './field-rates.ts'
import type { TeamRates } from './team-rates.ts'

/** Everything a composition's features are made of. */
export interface Situated {
  readonly space: CompSpace
  readonly field: FieldRates
  readonly team: TeamRates
}

const TEAM_FACTOR = 5

/**
 * Reads all features of a composition, in the order of FEATURES; zero where one doesn't count in the team's situation.
 * What compositions have in common is prepared once. The array is the same one each time, for speed.
 */
export function featureReader(situated: Situated): (comp: number) => Float64Array {
  const { space, field, team } = situated
  const count = space.legends.length
  const { fit, pool, form, map } = playerTables(situated)
  const isKept = marksOf(count, team.kept)
  const isInScript = marksOf(count, team.script?.row.legends ?? [])
  const isFree = team.situation === 'free'
  const isForced = team.situation === 'forced'
  const features = new Float64Array(FEATURES.length)
  const isTop5 = (team.last?.row.placement ?? Infinity) <= 5 ? 1 : 0
  return (comp) => {
    const a = space.first[comp] ?? 0
    const b = space.second[comp] ?? 0
    const c = space.third[comp] ?? 0
    const sum = (values: Float64Array) => at(values, a) + at(values, b) + at(values, c)
    const sumOfNew = (values: Float64Array) =>
      at(values, a) * (1 - at(isKept, a)) +
      at(values, b) * (1 - at(isKept, b)) +
      at(values, c) * (1 - at(isKept, c))
    const kept = sum(isKept)
    const missing = team.kept.length - kept
    const stay = isFree && team.last?.row.comp === comp ? 1 : 0
    features[0] = at(field.field, comp)
    features[1] = sum(field.mapLift)
    features[2] = assignedValue(fit, pool, count, a, b, c)
    features[3] = assignedValue(fit, form, count, a, b, c)
    features[4] = assignedValue(fit, map, count, a, b, c)
    features[5] = at(team.shape, space.mix[comp] ?? 0)
    features[6] = teamFeature(team.played.get(comp) ?? 0)
    features[7] = sum(isInScript) / 3
    features[8] = team.situation === 'opener' ? 0 : sum(field.lobbyLift)
    features[9] = stay
    features[10] = stay * isTop5
    features[11] = stay * team.habit
    features[12] = isFree && kept === 2 ? 1 : 0
    features[13] = team.isNewMap ? kept / 3 : 0
    features[14] = isForced && missing === 0 ? 1 : 0
    features[15] = isForced && missing === 1 ? 1 : 0
    features[16] = isForced && kept < 3 ? sumOfNew(team.fieldReplacement) / (3 - kept) : 0
    features[17] = isForced ? sumOfNew(team.ownReplacement) : 0
    return features
  }
}

export const featuresOf = (situated: Situated, comp: number) => featureReader(situated)(comp)

export const teamFeature = (played: number) => Math.log(1 + TEAM_FACTOR * played)

/** 1 for each of these legends, 0 for the others. */
export function marksOf(count: number, legends: readonly number[]): Float64Array {
  const marks = new Float64Array(count)
  for (const legend of legends) marks[legend] = 1
  return marks
}

export function sharedLegends(space: CompSpace, comp: number, other: number): number {
  const legends: readonly number[] = legendsOfComp(space, other)
  return legendsOfComp(space, comp).filter((legend) => legends.includes(legend)).length
}

/** Who takes which of a composition's legends. */
const ASSIGNMENTS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Who plays what: the legends in the order of the roster. */
export function assignLegends({ space, team }: Situated, comp: number): readonly number[] {
  const legends = legendsOfComp(space, comp)
  const fitOf = (order: readonly number[]) =>
    team.roster.reduce((sum, player, i) => sum + legendFit(player, order[i] ?? 0), 0)
  return ASSIGNMENTS.map((order) => order.map((i) => legends[i])).reduce((best, order) =>
    fitOf(order) > fitOf(best) ? order : best,
  )
}
