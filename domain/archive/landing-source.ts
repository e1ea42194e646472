/** Where a landing is known from: a person, a drop file, a match file, live data of the game, or only a POI draft. */
export const LANDING_SOURCES = ['hand', 'drops', 'file', 'live', 'drafted'] as const
export type LandingSource = (typeof LANDING_SOURCES)[number]
