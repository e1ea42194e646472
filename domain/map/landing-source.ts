/** Where a landing is known from: a person, a drop file, a match file, or live data of the game. */
export const LANDING_SOURCES = ['hand', 'drops', 'file', 'live'] as const
export type LandingSource = (typeof LANDING_SOURCES)[number]
