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

/** `opener`: first game of the series for this team. `free`: its last composition is still allowed. `forced`: it isn't. */
export const SITUATIONS = ['opener', 'free', 'forced'] as const
export type Situation = (typeof SITUATIONS)[number]

/** How well a team is known: no game, under 6, under 60, or more. */
export const KNOWLEDGE = ['field', 'thin', 'known', 'wellKnown'] as const
export type Knowledge = (typeof KNOWLEDGE)[number]

export function knowledgeOf(games: number): Knowledge {
  if (games === 0) return 'field'
  if (games < 6) return 'thin'
  return games < 60 ? 'known' : 'wellKnown'
}
