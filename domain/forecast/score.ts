import { type CompSpace, legendsOfComp } from './comp-space.ts'
import { type Feature, FEATURES } from './feature.ts'
import { at, type FieldRates } from './field-rates.ts'
import type { TeamRates } from './team-rates.ts'

/** Everything a composition's features are made of. */
export interface Situated {
  readonly space: CompSpace
  readonly field: FieldRates
  readonly team: TeamRates
}

/** Which of a composition's legends each player of the roster takes. */
const ASSIGNMENTS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const
/** What a player who keeps the legend of the previous game adds to an assignment. */
const SAME_LEGEND_BONUS = 1
const TEAM_FACTOR = 5

/** Who plays what: the legends in the order of the roster. */
export function assignLegends({ team, space }: Situated, comp: number): readonly number[] {
  const legends = legendsOfComp(space, comp)
  let [best, bestFit] = [legends as readonly number[], -Infinity]
  for (const assignment of ASSIGNMENTS) {
    const byPlayer = assignment.map((index) => legends[index] ?? 0)
    let fit = 0
    for (const [i, player] of team.roster.entries()) {
      const legend = byPlayer[i] ?? 0
      fit += at(player.pool, legend) + (player.lastLegend === legend ? SAME_LEGEND_BONUS : 0)
    }
    if (fit > bestFit) [best, bestFit] = [byPlayer, fit]
  }
  return best
}

/** All features of a composition, in the order of FEATURES. Those of other situations are computed too, but weigh nothing. */
export function featuresOf(situated: Situated, comp: number): Float64Array {
  const { space, field, team } = situated
  const legends = legendsOfComp(space, comp)
  const byPlayer = assignLegends(situated, comp)
  const sum = (numbers: Float64Array, of: readonly number[] = legends) =>
    of.reduce((total, legend) => total + at(numbers, legend), 0)
  const overPlayers = (table: 'pool' | 'form' | 'map', unknown: number) =>
    team.roster.length === 0
      ? unknown
      : team.roster.reduce((total, player, i) => total + at(player[table], byPlayer[i] ?? 0), 0)
  const fieldPool = legends.reduce((total, legend) => total + Math.log(at(field.rate, legend)), 0)
  const keptCount = team.kept.filter((legend) => legends.some((own) => own === legend)).length
  const added = legends.filter((legend) => !team.kept.includes(legend))
  const isOpener = team.situation === 'opener'
  const isFree = team.situation === 'free'
  const isForced = team.situation === 'forced'
  const stay = isFree && team.last?.row.comp === comp ? 1 : 0
  const values: Record<Feature, number> = {
    field: at(field.field, comp),
    map: sum(field.mapLift),
    pool: overPlayers('pool', fieldPool),
    form: overPlayers('form', fieldPool),
    playerMap: overPlayers('map', 0),
    shape: at(team.shape, at(space.mix, comp)),
    team: Math.log(1 + TEAM_FACTOR * (team.played.get(comp) ?? 0)),
    script: team.script ? sharedLegends(space, team.script.row.comp, comp) / 3 : 0,
    lobby: isOpener ? 0 : sum(field.lobbyLift),
    stay,
    stayTop5: stay * ((team.last?.row.placement ?? 99) <= 5 ? 1 : 0),
    stayHabit: stay * team.habit,
    swapOne: isFree && keptCount === 2 ? 1 : 0,
    keepNewMap: team.isNewMap ? keptCount / 3 : 0,
    keepAll: isForced && keptCount === team.kept.length ? 1 : 0,
    keepSome: isForced && keptCount === team.kept.length - 1 ? 1 : 0,
    subField: isForced ? sum(team.fieldReplacement, added) / added.length : 0,
    subTeam: isForced ? sum(team.ownReplacement, added) : 0,
  }
  return Float64Array.from(FEATURES, (feature) => values[feature])
}

export const sharedLegends = (space: CompSpace, comp: number, other: number) => {
  const legends: readonly number[] = legendsOfComp(space, other)
  return legendsOfComp(space, comp).filter((legend) => legends.includes(legend)).length
}
