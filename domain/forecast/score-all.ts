import { assignedValue, type PlayerTables, playerTables } from './player-rates.ts'
import type { Feature } from './feature.ts'
import { FEATURE_INDEX } from './feature-tables.ts'
import { at } from './field-rates.ts'
import { featuresOf, marksOf, type Situated, teamFeature } from './score.ts'
import type { Weights } from './weights.ts'

/**
 * The score of every composition: its features times the weights; -Infinity if it is banned. The weights are folded
 * into tables by legend first, so that no composition needs an object of its own.
 */
export function scoreAll(situated: Situated, weights: Weights): Float64Array {
  const { space, field, team } = situated
  const own = weights[team.situation]
  const weight = (feature: Feature) => at(own, FEATURE_INDEX.get(feature) ?? 0)
  const byLegend = legendTable(situated, weight)
  const replacement = replacementTable(situated, weight)
  const players = playerTables(situated)
  const { fit } = players
  const value = playerValues(players, weight)
  const keptValue = keptTable(situated, weight)
  const [fieldWeight, shapeWeight] = [weight('field'), weight('shape')]
  const count = space.legends.length
  const isKept = marksOf(count, team.kept)
  const scores = new Float64Array(space.size)

  for (let comp = 0; comp < space.size; comp += 1) {
    const fieldValue = at(field.field, comp)
    if (fieldValue === -Infinity) {
      scores[comp] = -Infinity
      continue
    }
    const a = space.first[comp] ?? 0
    const b = space.second[comp] ?? 0
    const c = space.third[comp] ?? 0
    const kept = at(isKept, a) + at(isKept, b) + at(isKept, c)
    let score = fieldWeight * fieldValue + at(byLegend, a) + at(byLegend, b) + at(byLegend, c)
    score += shapeWeight * at(team.shape, space.mix[comp] ?? 0) + at(keptValue, kept)
    if (kept < 3) {
      score += (at(replacement, a) + at(replacement, b) + at(replacement, c)) / (3 - kept)
    }
    scores[comp] = score + assignedValue(fit, value, count, a, b, c)
  }
  addPlayed(situated, weight, scores)
  return scores
}

type WeightOf = (feature: Feature) => number

/** What each legend adds wherever it stands. */
function legendTable({ field, team, space }: Situated, weight: WeightOf): Float64Array {
  const script = team.script?.row.legends ?? []
  return Float64Array.from(
    space.legends,
    (_, legend) =>
      weight('map') * at(field.mapLift, legend) +
      weight('lobby') * at(field.lobbyLift, legend) +
      (script.includes(legend) ? weight('script') / 3 : 0) +
      (team.situation === 'forced' && !team.kept.includes(legend)
        ? weight('subTeam') * at(team.ownReplacement, legend)
        : 0),
  )
}

/** What each new legend adds to the mean over the new ones. */
const replacementTable = ({ team, space }: Situated, weight: WeightOf): Float64Array =>
  Float64Array.from(space.legends, (_, legend) =>
    team.situation === 'forced' && !team.kept.includes(legend)
      ? weight('subField') * at(team.fieldReplacement, legend)
      : 0,
  )

/** What each legend adds if it is assigned to a player. */
const playerValues = ({ pool, form, map }: PlayerTables, weight: WeightOf): Float64Array => {
  const [poolWeight, formWeight, mapWeight] = [weight('pool'), weight('form'), weight('playerMap')]
  return pool.map(
    (value, i) => poolWeight * value + formWeight * at(form, i) + mapWeight * at(map, i),
  )
}

/** What keeping 0 to 3 legends of the last composition adds. */
const keptTable = ({ team }: Situated, weight: WeightOf): Float64Array =>
  Float64Array.from([0, 1, 2, 3], (kept) => {
    const isForced = team.situation === 'forced'
    return (
      (team.situation === 'free' && kept === 2 ? weight('swapOne') : 0) +
      (team.isNewMap ? (weight('keepNewMap') * kept) / 3 : 0) +
      (isForced && kept === team.kept.length ? weight('keepAll') : 0) +
      (isForced && kept === team.kept.length - 1 ? weight('keepSome') : 0)
    )
  })

/** Adds what only a few compositions have: those the team has played, and its last one. */
function addPlayed(situated: Situated, weight: WeightOf, scores: Float64Array) {
  const { team } = situated
  const add = (comp: number, amount: number) => {
    scores[comp] = at(scores, comp) + amount
  }
  for (const [comp, sum] of team.played) add(comp, weight('team') * teamFeature(sum))
  if (team.situation !== 'free' || !team.last) return
  const { comp } = team.last.row
  const features = featuresOf(situated, comp)
  for (const feature of ['stay', 'stayTop5', 'stayHabit'] as const) {
    add(comp, weight(feature) * at(features, FEATURE_INDEX.get(feature) ?? 0))
  }
}
