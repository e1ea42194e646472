import { type CompSpace, legendsOfComp } from './comp-space.ts'
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
export const SAME_LEGEND_BONUS = 1
const TEAM_FACTOR = 5

/** Who plays what: the legends in the order of the roster. */
export function assignLegends({ team, space }: Situated, comp: number): readonly number[] {
  const legends = legendsOfComp(space, comp)
  let best: (typeof ASSIGNMENTS)[number] = ASSIGNMENTS[0]
  let bestFit = -Infinity
  for (const assignment of ASSIGNMENTS) {
    let fit = 0
    for (let i = 0; i < team.roster.length; i += 1) {
      const player = team.roster[i]
      const legend = legends[assignment[i] ?? 0] ?? 0
      if (player) {
        fit += at(player.pool, legend) + (player.lastLegend === legend ? SAME_LEGEND_BONUS : 0)
      }
    }
    if (fit > bestFit) {
      best = assignment
      bestFit = fit
    }
  }
  return best.map((index) => legends[index])
}

/** All features of a composition, in the order of FEATURES; zero where one doesn't count in the team's situation. */
export function featuresOf(situated: Situated, comp: number): Float64Array {
  const { space, field, team } = situated
  const [a, b, c] = legendsOfComp(space, comp)
  const [pool, form, playerMap] = playerFeatures(situated, comp)
  const kept = countIn(team.kept, a, b, c)
  const isFree = team.situation === 'free'
  const stay = isFree && team.last?.row.comp === comp ? 1 : 0
  const [keepAll, keepSome, subField, subTeam] = forcedFeatures(situated, comp, kept)
  return Float64Array.of(
    at(field.field, comp),
    at(field.mapLift, a) + at(field.mapLift, b) + at(field.mapLift, c),
    pool,
    form,
    playerMap,
    at(team.shape, space.mix[comp] ?? 0),
    teamFeature(team.played.get(comp) ?? 0),
    team.script ? countIn(team.script.row.legends, a, b, c) / 3 : 0,
    team.situation === 'opener'
      ? 0
      : at(field.lobbyLift, a) + at(field.lobbyLift, b) + at(field.lobbyLift, c),
    stay,
    stay * ((team.last?.row.placement ?? Infinity) <= 5 ? 1 : 0),
    stay * team.habit,
    isFree && kept === 2 ? 1 : 0,
    team.isNewMap ? kept / 3 : 0,
    keepAll,
    keepSome,
    subField,
    subTeam,
  )
}

export const teamFeature = (played: number) => Math.log(1 + TEAM_FACTOR * played)

const countIn = (legends: readonly number[], a: number, b: number, c: number) =>
  (legends.includes(a) ? 1 : 0) + (legends.includes(b) ? 1 : 0) + (legends.includes(c) ? 1 : 0)

export const sharedLegends = (space: CompSpace, comp: number, other: number) =>
  countIn(legendsOfComp(space, other), ...legendsOfComp(space, comp))

/** `pool`, `form` and `playerMap`. Unknown players play what the field plays. */
function playerFeatures(
  situated: Situated,
  comp: number,
): readonly [pool: number, form: number, map: number] {
  const { space, field, team } = situated
  if (team.roster.length === 0) {
    const [a, b, c] = legendsOfComp(space, comp)
    const pool = Math.log(at(field.rate, a) * at(field.rate, b) * at(field.rate, c))
    return [pool, pool, 0]
  }
  const byPlayer = assignLegends(situated, comp)
  let [pool, form, map] = [0, 0, 0]
  for (let i = 0; i < team.roster.length; i += 1) {
    const player = team.roster[i]
    const legend = byPlayer[i] ?? 0
    if (!player) continue
    pool += at(player.pool, legend)
    form += at(player.form, legend)
    map += at(player.map, legend)
  }
  return [pool, form, map]
}

/** `keepAll`, `keepSome`, `subField` and `subTeam`. */
function forcedFeatures(
  { space, team }: Situated,
  comp: number,
  kept: number,
): readonly [keepAll: number, keepSome: number, subField: number, subTeam: number] {
  if (team.situation !== 'forced') return [0, 0, 0, 0]
  let [subField, subTeam] = [0, 0]
  for (const legend of legendsOfComp(space, comp)) {
    if (team.kept.includes(legend)) continue
    subField += at(team.fieldReplacement, legend) / (3 - kept)
    subTeam += at(team.ownReplacement, legend)
  }
  const missing = team.kept.length - kept
  return [missing === 0 ? 1 : 0, missing === 1 ? 1 : 0, subField, subTeam]
}
