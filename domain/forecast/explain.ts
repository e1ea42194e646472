import { evidenceOf, type Evidence } from './evidence.ts'
import { type Feature, FEATURES } from './feature.ts'
import { FEATURE_INDEX } from './feature-tables.ts'
import { at, type Question } from './field-rates.ts'
import type { PlayHistory } from './history.ts'
import { featureReader } from './score.ts'
import type { Distribution } from './team-forecast.ts'
import type { Weights } from './weights.ts'

/** A group of features that speaks for or against a composition, told by its strongest feature. */
export interface Reason extends Evidence {
  readonly feature: Feature
  /** What the group adds to the score, compared with the team's average candidate. */
  readonly effect: number
}

const GROUPS: readonly (readonly Feature[])[] = [
  ['pool', 'form', 'playerMap'],
  ['team', 'shape', 'script'],
  ['field', 'map', 'lobby'],
  [
    'stay',
    'stayTop5',
    'stayHabit',
    'swapOne',
    'keepNewMap',
    'keepAll',
    'keepSome',
    'subField',
    'subTeam',
  ],
]
const REASONS_FOR = 2
const REASONS_AGAINST = 1
/** Candidates below this chance don't move the average. */
const COUNTED_CHANCE = 0.002
/** Smaller effects are not worth a sentence. */
const SMALLEST_EFFECT = 0.1

/** Explains compositions of one team: the two strongest reasons for each, and the strongest against it. */
export function explain(
  history: PlayHistory,
  question: Question,
  distribution: Distribution,
  weights: Weights,
) {
  const own = weights[distribution.team.situation]
  const featuresOf = featureReader(distribution)
  const average = averageFeatures(distribution, featuresOf)
  return (comp: number): Reason[] => {
    const features = featuresOf(comp)
    const effects = own.map((weight, j) => weight * (at(features, j) - at(average, j)))
    const effectOf = (feature: Feature) => at(effects, FEATURE_INDEX.get(feature) ?? 0)
    const groups = GROUPS.map((group) => {
      const effect = group.reduce((sum, feature) => sum + effectOf(feature), 0)
      const byEffect = group.toSorted((a, b) => effectOf(b) - effectOf(a))
      return { effect, feature: (effect > 0 ? byEffect.at(0) : byEffect.at(-1)) ?? 'field' }
    }).filter(({ effect }) => Math.abs(effect) >= SMALLEST_EFFECT)
    const ordered = groups.toSorted((a, b) => b.effect - a.effect)
    const chosen = [
      ...ordered.filter(({ effect }) => effect > 0).slice(0, REASONS_FOR),
      ...ordered.filter(({ effect }) => effect < 0).slice(-REASONS_AGAINST),
    ]
    return chosen.map(({ feature, effect }) => ({
      feature,
      effect,
      ...evidenceOf(feature, { history, question, distribution, comp, isFor: effect > 0 }),
    }))
  }
}

function averageFeatures(
  distribution: Distribution,
  featuresOf: (comp: number) => Float64Array,
): Float64Array {
  const average = new Float64Array(FEATURES.length)
  let total = 0
  for (const [i, comp] of distribution.comps.entries()) {
    const chance = distribution.chances[i] ?? 0
    if (chance < COUNTED_CHANCE) break
    const features = featuresOf(comp)
    for (let j = 0; j < average.length; j += 1) {
      average[j] = at(average, j) + chance * at(features, j)
    }
    total += chance
  }
  return average.map((sum) => sum / total)
}
