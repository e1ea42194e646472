import { bestComps } from '../candidates.ts'
import { FEATURES, type Situation } from '../feature.ts'
import { FEATURES_OF } from '../feature-tables.ts'
import { at } from '../field-rates.ts'
import { type Example, fitWeights } from './fit.ts'
import { featureReader, type Situated } from '../score.ts'
import { scoreAll } from '../score-all.ts'
import { eachSituation, NO_WEIGHTS, TRAINING_START_WEIGHTS, type Weights } from '../weights.ts'

/** Older examples are forgotten, so training takes the same time in a large archive. */
export const MAX_EXAMPLES = 8000

export interface SituatedExample extends Example {
  readonly situation: Situation
}

/** How strongly weights are pulled toward which prior. */
export interface Training {
  readonly prior: Weights
  readonly ridge: number
}

const COLUMNS = eachSituation((situation) =>
  FEATURES_OF[situation].map((feature) => FEATURES.indexOf(feature)),
)

/** What a row teaches; null if its composition isn't among the candidates, or its team was unknown before. */
export function exampleOf(situated: Situated, playedComp: number): SituatedExample | null {
  const { situation, games } = situated.team
  if (games === 0) return null
  const comps = bestComps(scoreAll(situated, TRAINING_START_WEIGHTS))
  const played = comps.indexOf(playedComp)
  if (played < 0) return null
  const columns = COLUMNS[situation]
  const features = new Float32Array(comps.length * columns.length)
  const featuresOf = featureReader(situated)
  let next = 0
  for (const comp of comps) {
    const all = featuresOf(comp)
    for (const column of columns) {
      features[next] = at(all, column)
      next += 1
    }
  }
  return { situation, features, played }
}

/** With fewer the weights stay as they are: they would follow chance. */
const MIN_EXAMPLES = 200

/** Fits each situation on its own examples, starting from weights that are probably near. */
export function train(
  examples: readonly SituatedExample[],
  { prior, ridge }: Training,
  start: Weights,
): Weights {
  if (examples.length < MIN_EXAMPLES) return start
  return eachSituation((situation) => {
    const columns = COLUMNS[situation]
    const pick = (weights: Weights) => Float64Array.from(columns, (i) => at(weights[situation], i))
    const fitted = fitWeights(
      examples.filter((example) => example.situation === situation),
      { prior: pick(prior), ridge, start: pick(start) },
    )
    const weights = NO_WEIGHTS[situation].slice()
    for (const [i, column] of columns.entries()) weights[column] = at(fitted, i)
    return weights
  })
}
