/** Games of a league or tournament, practice, and everything else. */
export const GAME_KINDS = ['official', 'scrim', 'other'] as const
export type GameKind = (typeof GAME_KINDS)[number]
