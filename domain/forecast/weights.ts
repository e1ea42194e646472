import { type Feature, FEATURES, type Situation } from './feature.ts'
import { FEATURES_OF } from './feature-tables.ts'

/** A weight per feature, in the order of FEATURES; zero where a feature doesn't count. */
export type Weights = Readonly<Record<Situation, Float64Array>>
export type NamedWeights = Readonly<Record<Situation, Readonly<Partial<Record<Feature, number>>>>>

/** Fitted on real scrims up to 31 July 2025. An archive's own weights are pulled toward these. */
export const PRIOR_WEIGHTS: NamedWeights = {
  opener: {
    field: 0.6819,
    map: 0.9236,
    pool: -0.0806,
    form: 0.5648,
    playerMap: 0.1244,
    shape: 0.1993,
    team: 0.3438,
    script: 2.0764,
  },
  free: {
    field: 0.3421,
    map: 0.1292,
    pool: 0.1955,
    form: 0.202,
    playerMap: 0.2179,
    shape: 0.2961,
    team: 0.1941,
    script: 0.6089,
    lobby: 0.2645,
    stay: 3.072,
    stayTop5: 1.0085,
    stayHabit: 0.4675,
    swapOne: 1.3992,
    keepNewMap: -1.7529,
  },
  forced: {
    field: 0.3364,
    map: 0.331,
    pool: 0.1638,
    form: 0.2165,
    playerMap: 0.1361,
    shape: 0.2746,
    team: 0.3084,
    script: 0.6781,
    lobby: 0.2591,
    keepAll: 2.9106,
    keepSome: 0.9472,
    keepNewMap: -2.1053,
    subField: 0.3542,
    subTeam: 0.3309,
  },
}

/** The shipped weights were fitted on games before 1 August 2025. */
export const PRIORS_FITTED_BEFORE = 1_754_006_400_000

/** Choose the candidates of a training example, so that examples don't depend on the weights fitted from them. */
const TRAINING_START: Readonly<Record<Feature, number>> = {
  field: 0.33,
  map: 0.12,
  pool: 0.3,
  form: 0.25,
  playerMap: 0.2,
  shape: 0.28,
  team: 0.33,
  script: 1.1,
  lobby: 0.18,
  stay: 2.5,
  stayTop5: 1,
  stayHabit: 0.5,
  swapOne: 1.2,
  keepNewMap: -1.9,
  keepAll: 2.1,
  keepSome: 0.4,
  subField: 0.3,
  subTeam: 0.2,
}

export const TRAINING_START_WEIGHTS = toWeights({
  opener: TRAINING_START,
  free: TRAINING_START,
  forced: TRAINING_START,
})

export function toWeights(named: NamedWeights): Weights {
  return eachSituation((situation) =>
    Float64Array.from(FEATURES, (feature) =>
      FEATURES_OF[situation].includes(feature) ? (named[situation][feature] ?? 0) : 0,
    ),
  )
}

export const toNamedWeights = (weights: Weights): NamedWeights =>
  eachSituation((situation) =>
    Object.fromEntries(
      FEATURES_OF[situation].map((feature) => [
        feature,
        weights[situation][FEATURES.indexOf(feature)] ?? 0,
      ]),
    ),
  )

export const NO_WEIGHTS = toWeights({ opener: {}, free: {}, forced: {} })

/** One value for each situation. */
export function eachSituation<Value>(
  of: (situation: Situation) => Value,
): Record<Situation, Value> {
  return { opener: of('opener'), free: of('free'), forced: of('forced') }
}
