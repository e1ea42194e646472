import { type Feature, FEATURES, type Situation } from './feature.ts'

// Not in feature.ts, because the page needs only the names.

/** The place of each feature in an array of all. */
export const FEATURE_INDEX = new Map<Feature, number>(FEATURES.map((feature, i) => [feature, i]))

const ALWAYS: readonly Feature[] = FEATURES.slice(0, 8)

/** Which features count in which situation. */
export const FEATURES_OF: Readonly<Record<Situation, readonly Feature[]>> = {
  opener: ALWAYS,
  free: [...ALWAYS, 'lobby', 'stay', 'stayTop5', 'stayHabit', 'swapOne', 'keepNewMap'],
  forced: [...ALWAYS, 'lobby', 'keepAll', 'keepSome', 'keepNewMap', 'subField', 'subTeam'],
}
