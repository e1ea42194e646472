/** What a composition is judged by, in the order of the weights. docs/formulas.md explains each. */
export const FEATURES = [
  'field',
  'map',
  'pool',
  'form',
  'playerMap',
  'shape',
  'team',
  'script',
  'lobby',
  'stay',
  'stayTop5',
  'stayHabit',
  'swapOne',
  'keepNewMap',
  'keepAll',
  'keepSome',
  'subField',
  'subTeam',
] as const
export type Feature = (typeof FEATURES)[number]

/** The place of each feature in an array of all. */
export const FEATURE_INDEX = new Map<Feature, number>(FEATURES.map((feature, i) => [feature, i]))

/** `opener`: first game of the series for this team. `free`: its last composition is still allowed. `forced`: it isn't. */
export const SITUATIONS = ['opener', 'free', 'forced'] as const
export type Situation = (typeof SITUATIONS)[number]

const ALWAYS: readonly Feature[] = FEATURES.slice(0, 8)

/** Which features count in which situation. */
export const FEATURES_OF: Readonly<Record<Situation, readonly Feature[]>> = {
  opener: ALWAYS,
  free: [...ALWAYS, 'lobby', 'stay', 'stayTop5', 'stayHabit', 'swapOne', 'keepNewMap'],
  forced: [...ALWAYS, 'lobby', 'keepAll', 'keepSome', 'keepNewMap', 'subField', 'subTeam'],
}

/** How well a team is known: no game, under 6, under 60, or more. */
export const KNOWLEDGE = ['field', 'thin', 'known', 'wellKnown'] as const
export type Knowledge = (typeof KNOWLEDGE)[number]

export function knowledgeOf(games: number): Knowledge {
  if (games === 0) return 'field'
  if (games < 6) return 'thin'
  return games < 60 ? 'known' : 'wellKnown'
}
